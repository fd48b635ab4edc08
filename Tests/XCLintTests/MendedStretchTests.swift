import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// Beside a syntax error, what was put in to read on must not move a finding, and no fix may build on it.
@Suite struct MendedStretchTests {
  private static let text = """
    protocol Rows { optional void row(i32 a); }
    void one(Rows* d) { foo(; d.row(6); }
    void two(Rows* d) {
      defer d.row(3);
    }
    void three(Rows* d) { d.row(9); }
    class A : Object <Rows> { u8@name@ x; }

    """

  @Test func findingsElsewhereStandWhereTheyStand() async {
    let findings = Linter().run(await program(Self.text, path: "a.xc"))
    let calls = findings.filter { $0.rule == "optional-method-direct-call" }
    #expect(calls.last?.span.start == SourcePosition(line: 6, column: 23))
    #expect(findings.contains { $0.rule == "syntax-error" })
  }

  @Test func everyEditReplacesWhatTheFindingSaw() async {
    let source = SourceText(path: "a.xc", Self.text)
    for finding in Linter().run(await program(Self.text, path: "a.xc")) {
      for edit in finding.fixes.flatMap(\.edits) {
        let replaced = source.string(in: edit.span.bytes)
        #expect(!replaced.contains(";") || replaced == "d.row(9);", "\(finding.message): \(replaced)")
      }
    }
  }
}
