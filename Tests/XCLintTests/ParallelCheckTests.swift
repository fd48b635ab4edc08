import Testing
import XCSemantics

@testable import XCLint

/// However many threads check, the findings are the same and in the same order.
@Suite struct ParallelCheckTests {
  @Test func findingsDoNotHangOnTheNumberOfThreads() async throws {
    var texts: [String: String] = [:]
    for (number, rule) in RuleRegistry.all.rules.enumerated() {
      for (place, example) in rule.examples.enumerated() {
        texts["Example\(number)x\(place).xc"] = example.source
      }
    }
    let loader = ProgramLoader(options: LoadOptions(workers: 3), fileSystem: InMemoryFileSystem(texts))
    let program = await loader.load(texts.keys.sorted())
    let alone = Linter().check(program).findings
    #expect(alone.count > 20)
    for workers in [2, 5] { #expect(Linter().check(program, workers: workers).findings == alone) }
  }

  @Test func resultsKeepTheOrderOfTheirPieces() {
    let pieces = Array(0..<100)
    for workers in [1, 2, 7, 200] {
      #expect(WorkerCrew.map(pieces, workers: workers) { $0 * 2 } == pieces.map { $0 * 2 })
    }
    #expect(WorkerCrew.map([Int](), workers: 2) { $0 } == [])
    for count in [0, 1, 15, 16, 17, 100] {
      #expect(Array(0..<count).stretches(for: 2).flatMap { $0 } == Array(0..<count))
    }
    #expect(pieces.stretches(for: 1).count == 1)
  }
}
