import Foundation
import Testing
import XCBindings
import XCSyntax

/// A source of `Fixtures` with options, and the Swift file beside it that the generator must give.
struct ReferenceCase: Sendable, CustomTestStringConvertible {
  var source: String
  var reference: String
  var options: BindingOptions
  var definitions: [String: String]

  init(
    _ source: String, as variant: String? = nil, defining definitions: [String: String] = [:],
    _ change: (inout BindingOptions) -> Void = { _ in }
  ) {
    self.source = source
    self.definitions = definitions
    reference = variant.map { "\(source).\($0)" } ?? source
    options = BindingOptions(version: "0.0.0", declaresStubs: true)
    change(&options)
  }

  var testDescription: String { reference }

  static let all = [
    ReferenceCase("navigation"),
    ReferenceCase("navigation", as: "defaults") { $0.optionals = .defaults },
    ReferenceCase("navigation", as: "refined") { $0.optionals = .refined },
    ReferenceCase("navigation", as: "public") {
      $0.access = .public
      $0.isolation = .mainActor
      $0.types = ["u8*": "String"]
      $0.nonnull = ["UXNavigationDelegate.formWillShow.content", "UXNavigationDelegate.titleOf.result"]
      $0.names = ["UXNavigationDelegate.mayDrop": "shelf(_:mayDrop:)", "PhaseWatcher": "Phases"]
    },
    ReferenceCase("navigation", as: "actor") {
      $0.access = .package
      $0.isolation = .mainActor
      $0.optionals = .refined
    },
    ReferenceCase("types"),
    ReferenceCase("types", as: "actor") {
      $0.access = .public
      $0.isolation = .mainActor
      $0.optionals = .refined
    },
    ReferenceCase("shadows") { $0.isolation = .mainActor },
    ReferenceCase("conditions"),
    ReferenceCase("conditions", as: "wide", defining: ["WIDE": "1"]),
    ReferenceCase("nothing"),
    ReferenceCase("long-lines") { $0.access = .public },
    ReferenceCase("long-lines", as: "refined") { $0.optionals = .refined },
  ]
}

@Suite struct ReferenceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
  static let isUpdating = ProcessInfo.processInfo.environment["XCGEN_UPDATE_REFERENCES"] == "1"

  /// What the generator gives for a case.
  static func output(of reference: ReferenceCase) async throws -> GeneratedOutput {
    let name = reference.source + ".xc"
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return await generate([name: text], options: reference.options, defining: reference.definitions)
  }

  @Test("The generator gives the reference, byte by byte", arguments: ReferenceCase.all)
  func matches(_ reference: ReferenceCase) async throws {
    let output = try await Self.output(of: reference)
    #expect(output.messages == [])
    let place = Self.folder.appendingPathComponent(reference.reference + ".swift")
    let text = output.text(of: reference.source + ".swift")
    if Self.isUpdating {
      try Data(text.utf8).write(to: place)
    } else {
      #expect(try String(contentsOf: place, encoding: .utf8) == text)
    }
  }

  @Test("The reference compiles with its stubs, warnings as errors", arguments: ReferenceCase.all)
  func compiles(_ reference: ReferenceCase) async throws {
    let result = try SwiftCompiler.check(try await Self.output(of: reference).files)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test(
    "swift-format would leave the reference and its stubs as they are", .enabled(if: SwiftFormat.isThere),
    arguments: ReferenceCase.all)
  func isFormatted(_ reference: ReferenceCase) async throws {
    for file in try await Self.output(of: reference).files {
      let text = SwiftFormat.unmarked(file.text)
      #expect(try SwiftFormat.formatted(text) == text, "\(file.name)")
    }
  }
}
