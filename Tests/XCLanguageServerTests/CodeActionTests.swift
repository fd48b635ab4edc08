import Testing

@testable import XCLanguageServer

@Suite struct CodeActionTests {
  private let detail = "file:///w/Detail.xc"

  private func actions(_ client: TestClient, _ range: JSON, only: [JSON]? = nil) async throws -> [JSON] {
    var context: [String: JSON] = ["diagnostics": []]
    if let only { context["only"] = .array(only) }
    return try await client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(detail)], "range": range, "context": .object(context)]
    ).items
  }

  @Test func addsTheOtherHalf() async throws {
    let client = try await TestClient.ready()
    await client.open(detail, Samples.half)
    let fix = try #require(try await actions(client, Samples.range(6, 9, 6, 9)).first)
    #expect(fix["title"] == "Add 'formDidHide'")
    #expect(fix["kind"] == "quickfix")
    #expect(fix["isPreferred"] == true)
    #expect(fix["diagnostics"][0]["code"] == .string(Samples.pairRule))
    let mended = AppliedEdits.apply(fix["edit"]["changes"][detail].items, to: Samples.half)
    #expect(mended.contains("void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {"))
    await client.change(detail, [["text": .string(mended)]])
    try await client.waitForRules([], in: detail)
    #expect(try await actions(client, Samples.range(6, 9, 6, 9)).isEmpty)
  }

  @Test func mendsWhatStandsUnderTheCaret() async throws {
    let client = try await TestClient.ready()
    let text = "class Dial : Object {\n  i32 read(i32@ from) { return @from; }\n}\n"
    await client.open(detail, text)
    for (column, mended) in [(14, "i32* from) { return @from;"), (31, "i32@ from) { return *from;")] {
      let range = Samples.range(1, column, 1, column)
      let fixes = try await actions(client, range).filter { $0["title"] == "Write '*'" }
      #expect(fixes.count == 1)
      let edits = fixes.first?["edit"]["changes"][detail].items ?? []
      #expect(AppliedEdits.apply(edits, to: text).contains(mended))
    }
    #expect(
      try await actions(client, Samples.range(1, 4, 1, 4)).filter { $0["title"] == "Write '*'" }.count == 2)
  }

  @Test func namesTheVersionWhereTheClientCanTakeIt() async throws {
    let client = try await TestClient.ready(
      capabilities: ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    await client.open(detail, Samples.half)
    let fix = try await actions(client, Samples.range(6, 0, 6, 0))[0]
    #expect(
      fix["edit"]["documentChanges"][0]["textDocument"] == ["uri": .string(detail), "version": 1])
    #expect(fix["edit"]["changes"] == .null)
  }

  @Test func turnsARuleOffWithAReason() async throws {
    let client = try await TestClient.ready()
    await client.open(detail, Samples.half)
    let found = try await actions(client, Samples.range(6, 7, 6, 7), only: ["quickfix"])
    let action = try #require(found.last)
    #expect(action["title"] == "Turn 'paired-delegate-methods' off here, with a reason")
    let quiet = AppliedEdits.apply(action["edit"]["changes"][detail].items, to: Samples.half)
    #expect(quiet.contains("\n  // xcgen:disable:next paired-delegate-methods -- \n  void formWillShow"))
    await client.change(detail, [["text": .string(quiet)]])
    try await client.waitForRules([], in: detail)
  }

  @Test func joinsASuppressionThatIsThere() async throws {
    let client = try await TestClient.ready()
    let text = "// xcgen:disable:next unknown-protocol -- old\n#import \"No.xc\"\nclass A {}\n"
    await client.open(detail, text)
    let action = try #require(try await actions(client, Samples.range(1, 0, 1, 0)).last)
    let quiet = AppliedEdits.apply(action["edit"]["changes"][detail].items, to: text)
    #expect(quiet.hasPrefix("// xcgen:disable:next unresolved-import unknown-protocol -- old\n#import"))
    await client.change(detail, [["text": .string(quiet)]])
    try await client.waitForRules(["unused-suppression"], in: detail)
  }

  @Test(arguments: ["\n", "\r\n"]) func removesWhatSuppressesNothing(newline: String) async throws {
    let client = try await TestClient.ready()
    let text = """
      // xcgen:disable weak-target -- was needed once
      i32 a; // xcgen:disable:this weak-target strong-delegate
      #import "Gone.xc" // xcgen:disable:this unresolved-import, weak-target
      // xcgen:enable weak-target

      """.replacing("\n", with: newline)
    await client.open(detail, text)
    var mended = text
    for (line, title) in [
      (2, "Remove 'weak-target' from the comment"), (1, "Remove the comment"), (0, "Remove the comment"),
    ] {
      let found = try await actions(client, Samples.range(line, 0, line, 0), only: ["quickfix"])
      let action = try #require(found.first { $0["title"] == .string(title) })
      // The reason goes with it: nobody does that without being asked.
      #expect(action["isPreferred"] == nil)
      #expect(try await actions(client, Samples.range(0, 0, 0, 0), only: ["source.fixAll"]).isEmpty)
      mended = AppliedEdits.apply(action["edit"]["changes"][detail].items, to: mended)
      await client.change(detail, [["text": .string(mended)]])
    }
    let left = "i32 a;\n#import \"Gone.xc\" // xcgen:disable:this unresolved-import\n"
    #expect(mended == left.replacing("\n", with: newline))
    try await client.waitForRules([], in: detail)
  }

  @Test func fixesEverything() async throws {
    let client = try await TestClient.ready()
    let text =
      Samples.half + Samples.half.replacing("#use <UXKit>\n", with: "").replacing("Detail", with: "Other")
    await client.open(detail, text)
    let found = try await actions(client, Samples.range(0, 0, 0, 0), only: ["source.fixAll"])
    #expect(found.map { $0["kind"] } == ["source.fixAll.xcgen"])
    let mended = AppliedEdits.apply(found[0]["edit"]["changes"][detail].items, to: text)
    await client.change(detail, [["text": .string(mended)]])
    try await client.waitForRules([], in: detail)
    #expect(try await actions(client, Samples.range(0, 0, 0, 0), only: ["refactor"]).isEmpty)
  }

  @Test func leavesOutWhatClearsNothing() async throws {
    let client = try await TestClient.ready()
    let text = """
      #use <UXKit>
      class Screen : &Object <UXNavigationDelegate> {
        void formWillShow(UXNavigationController* nav, UXView* content, i32 depth) {
          uvoid form "void formDidH c, i32 d) { } }

      """
    await client.open(detail, text)
    // What is put into the open string is not read, and would be asked for again.
    #expect(try await actions(client, Samples.range(0, 0, 0, 0), only: ["source.fixAll"]).isEmpty)
  }

  @Test func fixesAllOfARule() async throws {
    let client = try await TestClient.ready()
    let text =
      "i32 b = sizeof(u8);\n" + Samples.half
      + Samples.half.replacing("#use <UXKit>\n", with: "").replacing("Detail", with: "Other")
    await client.open(detail, text)
    let found = try await actions(client, Samples.range(7, 9, 7, 9), only: ["quickfix"])
    let action = try #require(
      found.first { $0["title"] == "Fix all of 'paired-delegate-methods' in this file" })
    let mended = AppliedEdits.apply(action["edit"]["changes"][detail].items, to: text)
    #expect(mended.components(separatedBy: "formDidHide").count == 3)
    await client.change(detail, [["text": .string(mended)]])
    try await client.waitForRules([], in: detail)
  }

  @Test(arguments: ["{}", "{\n}", "{\n  i32 n;\n\n  void f(void) {\n  }\n}"])
  func implementsProtocols(body: String) async throws {
    let client = try await TestClient.ready()
    let text = "#use <UXKit>\nclass Both : Object <UXTableDataSource, UXNavigationDelegate> \(body)\n"
    await client.open(detail, text)
    let found = try await actions(client, Samples.range(1, 7, 1, 7), only: ["refactor"])
    #expect(
      found.map { $0["title"] } == [
        "Implement the protocol 'UXTableDataSource'",
        "Add 'formWillShow' and 'formDidHide' of 'UXNavigationDelegate'",
      ])
    #expect(found.allSatisfy { $0["kind"] == "refactor.rewrite.implement" })
    var mended = AppliedEdits.apply(found[0]["edit"]["changes"][detail].items, to: text)
    #expect(mended.contains("i32 numberOfRows(UXTableView* t) {"))
    await client.change(detail, [["text": .string(mended)]])
    try await client.waitForRules([], in: detail)
    let left = try await actions(client, Samples.range(1, 7, 1, 7), only: ["refactor"])
    #expect(left.count == 1)
    mended = AppliedEdits.apply(left[0]["edit"]["changes"][detail].items, to: mended)
    #expect(mended.contains("void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {"))
    await client.change(detail, [["text": .string(mended)]])
    #expect(try await actions(client, Samples.range(1, 7, 1, 7), only: ["refactor"]).isEmpty)
    try await client.waitForRules([], in: detail)
  }

  @Test func staysOutOfMethods() async throws {
    let client = try await TestClient.ready()
    await client.open(detail, Samples.half)
    #expect(try await actions(client, Samples.range(7, 8, 7, 8), only: ["refactor"]).isEmpty)
    let outside = try await actions(client, Samples.range(4, 4, 4, 4), only: ["refactor"])
    #expect(outside.map { $0["title"] } == ["Add 'formDidHide' of 'UXNavigationDelegate'"])
  }

  @Test(arguments: [
    ("  i32 b; /* x\n y */ i32@ a = nil;", " y */ i32@ a = nil; // xcgen:disable:this RULE -- "),
    ("  i32 b; /* x\n y */ i32@ a = nil; /* more\n */", ""),
  ])
  func turnsARuleOffOutsideOfComments(_ lines: String, _ expected: String) async throws {
    let client = try await TestClient.ready()
    let text = "void f(void) {\n\(lines)\n}\n"
    await client.open(detail, text)
    let rule = try #require(try await client.findings(detail).first { $0["range"]["start"]["line"] == 2 })[
      "code"]
    let found = try await actions(client, Samples.range(2, 8, 2, 8), only: ["quickfix"])
    let action = found.first { $0["title"].text?.hasPrefix("Turn ") == true }
    guard !expected.isEmpty else { return #expect(action == nil) }
    let quiet = AppliedEdits.apply(try #require(action)["edit"]["changes"][detail].items, to: text)
    #expect(quiet.contains("\n" + expected.replacing("RULE", with: rule.text ?? "") + "\n"))
    await client.change(detail, [["text": .string(quiet)]])
    let left = try await client.findings(detail)
    #expect(!left.contains { $0["code"] == rule || $0["code"] == "unused-suppression" })
  }

  @Test(arguments: ["\n", "\r\n"]) func fixesWhatStandsInEachOthersWay(newline: String) async throws {
    let client = try await TestClient.ready()
    let text = """
      // häßlich 𝒳
      protocol S { void a(void); optional void oo(void); optional void pp(void);
      // xcgen:pair oo pp
      }
      class Q : Object <S>
          {
          void oo(void) { }
          }
      // Ende 𝒳

      """.replacing("\n", with: newline)
    await client.open(detail, text)
    let found = try await actions(client, Samples.range(0, 0, 0, 0), only: ["source.fixAll"])
    let mended = AppliedEdits.apply(found[0]["edit"]["changes"][detail].items, to: text)
    #expect(mended.contains("void a(void)") && mended.contains("void pp(void) {"))
    #expect(mended.replacing("\r\n", with: "").contains("\n") == (newline == "\n"))
    await client.change(detail, [["text": .string(mended)]])
    try await client.waitForRules([], in: detail)
    #expect(try await actions(client, Samples.range(0, 0, 0, 0), only: ["source.fixAll"]).isEmpty)
  }

  @Test func givesCommandsWhereNothingElseIsTaken() async throws {
    let client = TestClient(SharedFiles([:]))
    let answer = try await client.initialize(takesActions: false)
    #expect(answer["capabilities"]["codeActionProvider"] == .bool(true))
    #expect(answer["capabilities"]["executeCommandProvider"]["commands"] == ["xcgen.applyEdit"])
    await client.open(detail, Samples.half)
    let command = try #require(try await actions(client, Samples.range(6, 9, 6, 9)).first)
    #expect(command.keys == ["arguments", "command", "title"])
    #expect(command["title"] == "Add 'formDidHide'")
    let done = try await client.request(
      "workspace/executeCommand", ["command": command["command"], "arguments": command["arguments"]])
    #expect(done == .null)
    let asked = try await client.message { $0["method"] == "workspace/applyEdit" }
    let mended = AppliedEdits.apply(
      asked["params"]["edit"]["changes"][detail].items, to: Samples.half)
    #expect(mended.contains("void formDidHide("))
    let wrong = try await client.response("workspace/executeCommand", ["command": "rm"])
    #expect(wrong["error"]["code"] == -32602)
  }
}
