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
    // A singular may be a name of its own.
    #expect(first.left.filter { $0.severity == .error }.allSatisfy { $0.message == Self.singular })
    let second = try await mend(first.text)
    #expect(second.text == first.text)
  }

  private static let singular =
    "'Misspelt' claims 'UXTableDataSource' and lacks its method 'numberOfRows'"

  private static let secondAttempt = "'tableSelectionDidChange' takes (UXTableView*)"

  @Test("What the bodies would not go with is offered and not done")
  func unsafe() async throws {
    let source = try fixture("protocol-signature-mismatch/not-by-a-tool.xc")
    let mended = try await mend(source)
    #expect(mended.text == source)
    #expect(mended.left.contains { !$0.fixes.isEmpty })
  }

  @Test("A half that the class uses as it is gets the right one beside it")
  func usedHalf() async throws {
    let mended = try await mend(fixture("paired-delegate-methods/used-half.xc"))
    #expect(mended.text.split(separator: "void formDidHide(").count == 3)
    #expect(!mended.left.contains { $0.rule == "paired-delegate-methods" })
    #expect(try await mend(mended.text).text == mended.text)
  }

  @Test(
    "What was taken apart once is not taken apart again",
    arguments: ["detours", "values", "loops", "order", "calls"])
  func detours(_ name: String) async throws {
    let mended = try await mend(fixture("optional-method-direct-call/\(name).xc"))
    #expect(try await mend(mended.text).text == mended.text)
  }

  @Test(
    "After all safe changes no half is missed, and doing it again changes nothing",
    arguments: ["doubtful-half", "mended-half", "misspelt-half", "other-signature", "conditions"])
  func halves(_ name: String) async throws {
    let mended = try await mend(fixture("paired-delegate-methods/\(name).xc"))
    let left = mended.left.filter { $0.rule == "paired-delegate-methods" }.map(\.message)
    // Of the pairs that a compiler knows the rule only warns.
    let known = ["'Key' implements 'hash' but not 'equals'", "'Lock' implements 'hash' but not 'equals'"]
    #expect(left == (name == "mended-half" ? known : []))
    #expect(try await mend(mended.text).text == mended.text)
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
    "Only what can be nothing but a slip is written right by itself",
    arguments: [
      ("tick", "tock", false), ("tick", "pick", false), ("tick", "sick", false),
      ("closeDoor", "closedDoor", false), ("moveUp", "movedUp", false), ("rowAdded", "rowsAdded", false),
      ("valueChanged", "valueChanges", false), ("insertRow", "invertRow", false),
      ("lighten", "tighten", false), ("formMoved", "fromMoved", false), ("imported", "exported", false),
      ("selectionMoved", "selectoinMoved", true), ("selectionMoved", "selecttionMoved", true),
      ("selectionMoved", "selctionMoved", true), ("selectionMoved", "selectionmoved", true),
      ("selectionMoved", "selextionMoved", true), ("tableDropped", "tableDroped", true),
      ("rowChanged", "rowChnaged", true),
    ])
  func slips(wanted: String, given: String, isCertain: Bool) async throws {
    func source(_ name: String) -> String {
      """
      protocol Told { optional void \(wanted)(void); }
      class Teller : Object <Told> { void \(name)(void) { } }

      """
    }
    #expect(try await mend(source(given)).text == source(isCertain ? wanted : given))
  }

  @Test("A call or a clause is written right by itself only where it can be nothing but a slip")
  func slipsInUses() async throws {
    func source(_ call: String, _ clause: String) -> String {
      """
      protocol Told { void tick(void); void selected(void); }
      protocol Turning { optional void turn(void); }
      protocol Counting { optional void counted(void); }
      class Dial : Object <\(clause)> { void run(Told* t) { t.\(call)(); } }

      """
    }
    let mended = try await mend(source("tock", "Turming"))
    #expect(mended.text == source("tock", "Turming"))
    #expect(mended.left.count { $0.fixes.contains { !$0.isSafe } } == 2)
    #expect(try await mend(source("selcted", "Countnig")).text == source("selected", "Counting"))
  }

  @Test(
    "What a body returns goes with the result",
    arguments: [
      ("i32 picked(void) { return 1; }", "void picked(void) { return; }"),
      ("i32 picked(void) { return next(); }", nil), ("i32 picked(void) { return a; }", nil),
      ("bool picked(void) { return a > 2 && a < 9; }", nil),
      ("i32 picked(void) { return (1); }", "void picked(void) { return; }"),
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

  @Test("What the rest of the program may know a method by is not changed by itself")
  func knownElsewhere() async throws {
    func source(_ rest: String) -> String {
      """
      protocol Counter { optional i32 counted(void); }
      class Rows : Object <Counter> {
        bool flag;
        bool counted(void) { return true; }
      }
      \(rest)

      """
    }
    for rest in [
      "void use(Rows* a) { a.counted(); }", "class Less : Rows { void go(void) { super.counted(); } }",
      "void use(Rows* a) { callback c bool(void) = &a.counted; }", "bool use(Rows* a) { return a.counted; }",
      "class Less : Rows { bool counted(void) { return false; } }", "#define ASK(a) a.counted()",
    ] {
      let mended = try await mend(source(rest))
      #expect(mended.text == source(rest))
      #expect(mended.left.contains { !$0.fixes.isEmpty && !$0.fixes[0].isSafe }, "\(rest)")
    }
    for rest in [
      "// counted", "string s = \"counted\";", "class Other : Object { bool counted(void) { return true; } }",
    ] {
      #expect(try await mend(source(rest)).text.contains("i32 counted(void)"), "\(rest)")
    }
  }

  @Test("Protocols that disagree leave a method as it is")
  func disagreement() async throws {
    let source = """
      protocol A { optional void counted(void); }
      protocol B { optional i32 counted(void); }
      class Rows : Object <A, B> {
        bool counted(void) { return true; }
      }

      """
    let mended = try await mend(source)
    #expect(mended.text == source)
    #expect(mended.left.contains { $0.rule == "protocol-signature-mismatch" })
  }

  @Test("What a block gives back is its own")
  func blocks() async throws {
    func source(_ method: String) -> String {
      """
      protocol Counter { optional void picked(void); }
      class Rows : Object <Counter> {
        i32 a;
        \(method)
      }

      """
    }
    let given = source(
      "i32 picked(void) { block twice i32(i32 x) = { return x + x; }; a = twice(2); return 1; }")
    let mended = source(
      "void picked(void) { block twice i32(i32 x) = { return x + x; }; a = twice(2); return; }")
    #expect(try await mend(given).text == mended)
  }

  @Test(
    "Names that are meant as they are stay",
    arguments: [
      ("void loadA(void)", "void loadB(void)"), ("void mouseIn(i32 x)", "void mouseOn(i32 x)"),
      ("void rowAdded(i32 row)", "void rowsAdded(i32 from, i32 to)"),
      ("void tableChanged(i32 row)", "void tableChange(i32 row, i32 column)"),
    ])
  func meant(wanted: String, given: String) async throws {
    let source = """
      protocol Loading { optional \(wanted); }
      class Rows : Object <Loading> {
        \(given) { }
      }

      """
    let mended = try await mend(source)
    #expect(mended.text == source && mended.left.isEmpty)
  }

  @Test("Another name and other parameters are not changed together")
  func renamedWithParameters() async throws {
    let source = """
      protocol Loading { optional void selectionChanged(i32 row, i32 column); }
      class Rows : Object <Loading> {
        void selectoinChanged(i32 row) { }
      }

      """
    #expect(try await mend(source).text == source)
  }
}
