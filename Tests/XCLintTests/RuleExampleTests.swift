import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// The examples of a rule are its documentation and must do what they say.
@Suite struct RuleExampleTests {
  @Test(arguments: RuleRegistry.all.names)
  func everyRuleHasBothKindsOfExamples(_ name: String) throws {
    let rule = try #require(RuleRegistry.all.rule(named: name))
    #expect(!rule.failingExamples.isEmpty)
    #expect(!rule.passingExamples.isEmpty)
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
    #expect(rule.explanation.hasSuffix("."))
  }

  @Test(arguments: RuleRegistry.all.names)
  func failingExamplesFailAtTheirMarkers(_ name: String) async throws {
    let rule = try #require(RuleRegistry.all.rule(named: name))
    for example in rule.failingExamples {
      let findings = await findings(in: example, by: rule)
      #expect(findings.map(\.span.bytes.lowerBound).sorted() == example.offsets, "\(example.source)")
    }
  }

  @Test(arguments: RuleRegistry.all.names)
  func passingExamplesPass(_ name: String) async throws {
    let rule = try #require(RuleRegistry.all.rule(named: name))
    for example in rule.passingExamples {
      let findings = await findings(in: example, by: rule)
      #expect(findings.isEmpty, "\(example.source)")
    }
  }

  /// An example shows one thing: no other rule has anything to say about what passes.
  @Test(arguments: RuleRegistry.all.names)
  func passingExamplesPassEveryRule(_ name: String) async throws {
    let rule = try #require(RuleRegistry.all.rule(named: name))
    for example in rule.passingExamples {
      let program = await load(example)
      #expect(Linter().run(program).isEmpty, "\(example.source)")
    }
  }

  private func findings(in example: RuleExample, by rule: any Rule) async -> [Diagnostic] {
    Linter().run(await load(example)).filter { $0.rule == rule.name }
  }

  private func load(_ example: RuleExample) async -> Program {
    await ProgramLoader(fileSystem: InMemoryFileSystem(["example.xc": example.source])).load(["example.xc"])
  }
}
