import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite("Mending signatures")
struct SignatureFixTests {
  private func mend(_ source: String) async throws -> (text: String, left: [Diagnostic]) {
    let files = InMemoryFileSystem(["a.xc": source])
    let plan = try SourcePlan(
      .init(paths: ["a.xc"]), reader: ConfigurationReader(ruleNames: RuleRegistry.all.names),
      fileSystem: files)
    let outcome = await FixRun(LintRun(plan, options: LoadOptions(), fileSystem: files)).perform()
    let text = outcome.changes.first.map { String(decoding: $0.new, as: UTF8.self) } ?? source
    return (text, outcome.lint.findings)
  }

  private func fixture(_ path: String) throws -> String {
    try String(contentsOf: FixtureProgram.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "A mended file is clean, and mending it again changes nothing",
    arguments: [
      "protocol-signature-mismatch/corrected.xc", "missing-required-method/near-misses.xc",
      "missing-required-method/other-parameters.xc", "paired-delegate-methods/other-signature.xc",
    ])
  func once(path: String) async throws {
    let first = try await mend(fixture(path))
    // Of two attempts at one method one is left as it is.
    let left = first.left.filter { $0.message != Self.secondAttempt && $0.fixes.contains(where: \.isSafe) }
    #expect(left.isEmpty, "\(left.map(\.message))")
    #expect(!first.left.contains { $0.severity == .error })
    let second = try await mend(first.text)
    #expect(second.text == first.text)
  }

  private static let secondAttempt = "'tableSelectionDidChange' takes (UXTableView*)"

  @Test("What the bodies would not go with is offered and not done")
  func unsafe() async throws {
    let source = try fixture("protocol-signature-mismatch/not-by-a-tool.xc")
    let mended = try await mend(source)
    #expect(mended.text == source)
    #expect(mended.left.contains { !$0.fixes.isEmpty })
  }

  @Test("A half that the class uses is not joined by an empty one")
  func usedHalf() async throws {
    let mended = try await mend(fixture("paired-delegate-methods/mended-half.xc"))
    let used = try #require(mended.text.firstRange(of: "class Used"))
    let end = try #require(mended.text[used.upperBound...].firstRange(of: "\n}"))
    let part = mended.text[used.lowerBound..<end.lowerBound]
    #expect(part.split(separator: "void formDidHide(").count == 2)
    #expect(
      mended.left.filter { $0.rule == "paired-delegate-methods" }.map(\.message)
        == [
          // Of the pairs that a compiler knows the rule only warns.
          "'Used' implements 'formWillShow' but not 'formDidHide'",
          "'Key' implements 'hash' but not 'equals'", "'Lock' implements 'hash' but not 'equals'",
        ])
  }

  @Test(
    "Parameters keep their names where they have a place",
    arguments: [
      ("UXTableView* list", "UXTableView* list, i32 row"),
      ("i32 picked", "UXTableView* t, i32 picked"),
      ("void", "UXTableView* t, i32 row"), ("", "UXTableView* t, i32 row"),
      ("UXTableView* list, u8 picked", "UXTableView* list, i32 picked"),
      ("UXView* view, i32 picked", "UXTableView* view, i32 picked"),
      ("i32 row, i32 column", "UXTableView* t, i32 row"),
      ("UXTableView*list,\n    i64 picked", "UXTableView*list,\n    i32 picked"),
      ("i32 t", "UXTableView* t2, i32 t"),
      ("UXTableView* list, i32 row, ...", "UXTableView* list, i32 row, ..."),
    ])
  func names(given: String, mended: String) async throws {
    func source(_ parameters: String) -> String {
      """
      #use <UXKit>
      class Rows : Object <UXTableDelegate> {
        void tableSelectionDidChange(\(parameters)) { }
      }

      """
    }
    #expect(try await mend(source(given)).text == source(mended))
  }

  @Test(
    "What a body returns goes with the result",
    arguments: [
      ("i32 picked(void) { return 1; }", "void picked(void) { return; }"),
      ("i32 picked(void) { return next(); }", nil),
      ("bool counted(void) { return true; }", "i32 counted(void) { return true; }"),
      ("void counted(void) { }", "i32 counted(void) { return 0; }"),
      (
        "void counted(void) { if (a) return; a = 1; }",
        "i32 counted(void) { if (a) return 0; a = 1; return 0; }"
      ),
      ("void counted(void) {\n    a = 1;\n  }", "i32 counted(void) {\n    a = 1;\n    return 0;\n  }"),
      ("u8* counted(void) { return (u8*)0; }", "i32 counted(void) { return (u8*)0; }"),
      ("string counted(void) { return name; }", nil),
      ("i32, bool counted(void) { return 1, true; }", nil),
    ] as [(String, String?)])
  func results(given: String, mended: String?) async throws {
    func source(_ method: String) -> String {
      """
      protocol Counter { optional void picked(void); optional i32 counted(void); }
      class Rows : Object <Counter> {
        i32 a;
        string name;
        i32 next(void) { return 1; }
        \(method)
      }

      """
    }
    #expect(try await mend(source(given)).text == source(mended ?? given))
  }
}
