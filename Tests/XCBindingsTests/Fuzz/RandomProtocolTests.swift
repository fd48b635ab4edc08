import Foundation
import SeededRandom
import Testing
import XCBindings
import XCSyntax

/// Random valid protocols give Swift that compiles.
///
/// `XCGEN_FUZZ_PROTOCOLS` says how many, `XCGEN_FUZZ_SEED` which; a failure names the seed of its module.
@Suite struct RandomProtocolTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["XCGEN_FUZZ_PROTOCOLS"].flatMap(Int.init) ?? 40
  private static let firstSeed = environment["XCGEN_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  private static let perModule = 20

  private static var seeds: Range<UInt64> {
    firstSeed..<firstSeed + UInt64(max(1, (count + perModule - 1) / perModule))
  }

  private static func options(_ seed: UInt64) -> BindingOptions {
    let styles = OptionalStyle.allCases
    let levels = AccessLevel.allCases
    return BindingOptions(
      version: "0.0.0", access: levels[Int(seed) % levels.count], declaresStubs: true,
      optionals: styles[Int(seed / 3) % styles.count], isolation: seed % 2 == 0 ? .mainActor : nil)
  }

  /// What Swift has one word for and xc two is refused, and what no closure can call; only that.
  private static func isCollision(_ message: String) -> Bool {
    ["Swift cannot tell '", "Swift would have two types named", "an optional method 'self'"]
      .contains { message.contains($0) }
  }

  @Test("Random protocols generate and compile", arguments: seeds)
  func compiles(_ seed: UInt64) async throws {
    let options = Self.options(seed)
    var source = RandomSource(protocols: Self.perModule, numbers: SeededGenerator(seed: seed))
    var output = await generate(["a.xc": source.text], options: options, usesEmbeddedInterface: false)
    // Notes refuse nothing: that one protocol's default serves another's requirement is told.
    func refusals() -> [Diagnostic] { output.diagnostics.filter { $0.severity != .note } }
    while !refusals().isEmpty, refusals().allSatisfy({ Self.isCollision($0.message) }) {
      source.remove(lines: Set(refusals().map(\.span.start.line)))
      output = await generate(["a.xc": source.text], options: options, usesEmbeddedInterface: false)
    }
    #expect(refusals().map(\.message) == [], "seed \(seed)\n\(source.text)")
    #expect(output.text(of: "a.swift").contains("protocol"))
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "seed \(seed)\n\(result.messages)\n\(source.text)")
    let format =
      "seed \(seed): \(source.protocols) protocols, \(source.removed) methods refused as collisions"
    if Self.environment["XCGEN_FUZZ_PROTOCOLS"] != nil { print(format) }
  }
}
