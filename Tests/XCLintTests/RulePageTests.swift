import Testing
import XCLint
import XCSemantics
import XCSyntax

@Suite("The page of a rule")
struct RulePageTests {
  private struct Sample: Rule {
    let name = "sample-rule"
    let defaultSeverity = Severity.warning
    let summary = "a sample"
    let explanation =
      "It is long " + String(repeating: "and long ", count: 20) + "and ends.\n\nNew paragraph."
    let examples = [RuleExample("class A {\n  ↓i32 ↓n;\n}"), RuleExample("class B { }")]
    func check(_ program: Program) -> [Diagnostic] { [] }
  }

  @Test("It has the summary, the explanation in lines of 80 columns, and examples with their marks below")
  func page() {
    let lines = RulePage(Sample()).text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    #expect(lines.prefix(4) == ["sample-rule (warning)", "", "A sample.", ""])
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains("New paragraph."))
    let tail = [
      "Finds something:", "", "    class A {", "      i32 n;", "      ^   ^", "    }", "", "Finds nothing:",
      "",
      "    class B { }", "",
    ]
    #expect(lines.suffix(tail.count) == tail[...])
  }
}
