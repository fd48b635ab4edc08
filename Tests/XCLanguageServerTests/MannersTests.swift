import Foundation
import Testing
import XCSemantics

@testable import XCLanguageServer

/// What a person sees who works on: braces like their own, notes that can be opened, one document however it is named.
@Suite struct MannersTests {
  private let detail = "file:///w/Detail.xc"

  // MARK: - Stubs

  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A class with a bar where somebody writes.
    let text: String
    /// The same with the stub taken, the caret as `$0`.
    let taken: String
  }

  private static let layouts = [
    Layout(
      testDescription: "behind the head",
      text: "class A : Object <Gauge> {\n  void a(void) {\n    a();\n  }\n\n  |\n}\n",
      taken:
        "class A : Object <Gauge> {\n  void a(void) {\n    a();\n  }\n\n  i32 read(void) {\n    return 0;$0\n  }\n}\n"
    ),
    Layout(
      testDescription: "below the head",
      text: "class A : Object <Gauge>\n{\n    void a(void)\n    {\n        a();\n    }\n\n    |\n}\n",
      taken: "class A : Object <Gauge>\n{\n    void a(void)\n    {\n        a();\n    }\n\n"
        + "    i32 read(void)\n    {\n        return 0;$0\n    }\n}\n"),
    Layout(
      testDescription: "below the head and in",
      text: "class A : Object <Gauge>\n  {\n  void a(void)\n    {\n    a();\n    }\n\n  |\n  }\n",
      taken: "class A : Object <Gauge>\n  {\n  void a(void)\n    {\n    a();\n    }\n\n"
        + "  i32 read(void)\n    {\n    return 0;$0\n    }\n  }\n"),
    Layout(
      testDescription: "in a class without methods, below and in",
      text: "class A : Object <Gauge>\n    {\n    |\n    }\n",
      taken:
        "class A : Object <Gauge>\n    {\n    i32 read(void)\n        {\n        return 0;$0\n        }\n    }\n"
    ),
    Layout(
      testDescription: "in a class without methods, below",
      text: "class A : Object <Gauge>\n{\n\t|\n}\n",
      taken: "class A : Object <Gauge>\n{\n\ti32 read(void)\n\t{\n\t\treturn 0;$0\n\t}\n}\n"),
  ]

  /// What clients say about lines behind the first, and what they do with them.
  private static let clients: [(capabilities: JSON, mode: JSON, movesLines: Bool)] = [
    (["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1, 2]]], 2, true),
    (["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1]]], 1, false),
    (["snippetSupport": true], nil, true),
    (["insertTextModeSupport": ["valueSet": [2]]], 2, true),
    ([:], nil, false),
  ]

  @Test(arguments: layouts) func stubsAreLaidOutLikeTheFile(_ layout: Layout) async throws {
    let gauge = "protocol Gauge { i32 read(void); }\n"
    let head = gauge + layout.text.prefix { $0 != "|" }
    let text = (gauge + layout.text).replacing("|", with: "")
    let (line, indent) = (head.count { $0 == "\n" }, String(head.reversed().prefix { $0 != "\n" }))
    for (capabilities, mode, movesLines) in Self.clients {
      let client = try await TestClient.ready(
        capabilities: ["textDocument": ["completion": ["completionItem": capabilities]]])
      await client.open(detail, text)
      let place = Samples.place(detail, line, indent.utf16.count)
      let items = try await client.request("textDocument/completion", place)["items"].items
      let item = try #require(items.first { $0["label"] == "read" })
      #expect(item["insertTextMode"] == mode)
      let isSnippet = item["insertTextFormat"] == 2
      var lines = (item["textEdit"]["newText"].text ?? "").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      if movesLines { for index in lines.indices.dropFirst() { lines[index] = indent + lines[index] } }
      var written = lines.joined(separator: "\n")
      if isSnippet { written = written.replacing("\\}", with: "}") }
      let edit: JSON = ["range": item["textEdit"]["range"], "newText": .string(written)]
      let wanted = gauge + (isSnippet ? layout.taken : layout.taken.replacing("$0", with: ""))
      #expect(AppliedEdits.apply([edit], to: text) == wanted)
    }
  }

  // MARK: - Notes and links

  private static let library = #"""
    {"protocols":[{"name":"DialDelegate","methods":[
      {"name":"didStart","returns":["void"],"params":[],"optional":false},
      {"name":"didStop","returns":["void"],"params":[],"optional":false}]}]}
    """#

  @Test func notesLeadIntoInterfacesAsText() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcgen-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let workspace = try await Workspace(["Detail.xc": Samples.half], interfaceFolder: folder)
    let finding = try #require(try await workspace.client.findings(detail).first)
    let note = try #require(
      finding["relatedInformation"].items.first {
        $0["message"].text?.contains("declares 'formDidHide' here") == true
      })
    let path = DocumentAddress.path(of: note["location"]["uri"].text ?? "")
    #expect(path.hasPrefix(folder + "/"))
    #expect(workspace.spot(note["location"]).hasSuffix(" formDidHide"))
  }

  @Test func notesAndLinksLeadIntoLibrariesAsText() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcgen-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = "#use <Dial>\nclass A : Object <DialDelegate> {\n  void didStop(void) { }\n}\n"
    let workspace = try await Workspace(
      ["Detail.xc": text], interfaceFolder: folder,
      files: ["/w/.xcgen.json": "{\"libraryPaths\": [\"lib\"]}", "/w/lib/Dial.xtc.iface": Self.library])
    let finding = try #require(try await workspace.client.findings(detail).first)
    #expect(finding["message"].text?.contains("didStart") == true, "\(finding)")
    let location = finding["relatedInformation"][0]["location"]
    let path = DocumentAddress.path(of: location["uri"].text ?? "")
    #expect(path.hasPrefix(folder + "/"), "\(finding)")
    #expect(workspace.spot(location).hasSuffix(" didStart"))
    let links = try await workspace.client.request(
      "textDocument/documentLink", ["textDocument": ["uri": .string(detail)]])
    #expect(links.items.map { $0["target"].text } == [location["uri"].text])
  }

  // MARK: - Actions

  @Test func turnsARuleOffOnceForALine() async throws {
    let client = try await TestClient.ready()
    let text = "class A : Object <No, None> { }\n"
    await client.open(detail, text)
    #expect(try await client.findings(detail).map { $0["code"] } == ["unknown-protocol", "unknown-protocol"])
    let actions = try await client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(detail)], "range": Samples.range(0, 20, 0, 20), "context": [:]])
    let quiet = actions.items.filter { $0["title"].text?.hasPrefix("Turn ") == true }
    #expect(quiet.count == 1)
    #expect(quiet.first?["diagnostics"].items.count == 2)
  }

  @Test func offersNothingThatTheRootClassHas() async throws {
    let client = try await TestClient.ready()
    func titles(_ members: String) async throws -> [String] {
      await client.open(detail, "#use <UXKit>\nclass A : Object <Hashable> {\n\(members)}\n")
      return try await client.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(detail)], "range": Samples.range(1, 8, 1, 8),
          "context": ["only": ["refactor"]],
        ]
      ).items.compactMap { $0["title"].text }
    }
    #expect(try await titles("") == [])
    let half = try await titles("  u32 hash(void) { return 1; }\n")
    #expect(half == ["Add 'equals' of 'Hashable'"])
  }

  @Test func tellsOfEachBrokenConfiguration() async throws {
    let client = try await TestClient.ready([
      "/w/a/.xcgen.json": "{", "/w/a/A.xc": Samples.half, "/w/b/.xcgen.json": "{\"rulez\": 1}",
      "/w/b/c/.xcgen.json": "[]", "/w/b/B.xc": "class B : Object { }\n",
      "/w/b/c/C.xc": "class C : Object { }\n",
    ])
    await client.open("file:///w/a/A.xc", Samples.half)
    for folder in ["a", "b", "b/c"] {
      try await client.waitForRules(["configuration"], in: "file:///w/\(folder)/.xcgen.json")
    }
  }

  @Test func tellsOfSettingsThatNoBindingCanBeMadeWith() async throws {
    let text = """
      { "generate": { "names": { "P.m": "1bad(" }, "imports": ["9x"], "types": { "u8*": "1x" } },
        "exclude": ["["], "include": [""] }

      """
    let workspace = try await Workspace([".xcgen.json": text])
    let found = try await workspace.client.findings(Workspace.uri(".xcgen.json"))
    #expect(
      found.map { workspace.words($0["range"], at: "/w/.xcgen.json") } == [
        "1 \"P.m\"", "1 \"9x\"", "1 \"u8*\"", "2 \"[\"", "2 \"\"",
      ])
  }

  @Test func tellsOfEachMistakeOfAConfiguration() async throws {
    let text = """
      {
        "rulez": 1, "rules": { "no-such": "error", "weak-target": "loud" },
        "pairs": [ { "protocol": "P" }, { "protocol": "P", "methods": ["a", "a"] } ],
        "include": ["a", 1, 2], "plugin": { "lint": 3 }, "generate": [], "exclude": ["b"]
      }

      """
    let workspace = try await Workspace([".xcgen.json": text])
    let uri = Workspace.uri(".xcgen.json")
    let found = try await workspace.client.findings(uri)
    #expect(
      found.map { workspace.words($0["range"], at: "/w/.xcgen.json") } == [
        "2 \"rulez\"", "2 \"no-such\"", "2 \"loud\"", "3 { \"protocol\": \"P\" }", "3 [\"a\", \"a\"]", "4 1",
        "4 2",
        "4 3", "4 []",
      ])
    #expect(found.allSatisfy { $0["code"] == "configuration" })
    #expect(found[4]["message"].text?.hasPrefix("'pairs[1].methods' must name") == true)
    #expect(found[6]["message"].text?.hasPrefix("'include[2]' must be a string") == true)
  }

  @Test func messagesAreOneLine() async throws {
    let workspace = try await Workspace([
      "A.xc": "typedef void turn_t(i32 by);\nclass A { turn_t\n  ^ turned; }\n"
    ])
    let found = try await workspace.client.findings(Workspace.uri("A.xc"))
    #expect(found.contains { $0["message"] == "'turn_t ^' is an old spelling of a callback" }, "\(found)")
  }

  // MARK: - Calls

  @Test func constructionsAndParentsAreCalls() async throws {
    let text = """
      class Base : Object {
        i32 size;
        void init(i32 to) { size = to; }
        void draw(void) { }
      }

      class Leaf : Base {
        void init(void) { super.init(3); }
        void draw(void) { super.draw(); }
      }

      void build(void) {
        Base* b = new Base(4);
        Leaf* l = new Leaf();
        l.draw();
      }

      """
    let workspace = try await Workspace(["A.xc": text])
    func calls(_ direction: String, _ snippet: String) async throws -> [String] {
      let items = try await workspace.ask("textDocument/prepareCallHierarchy", snippet, in: "A.xc")
      let answer = try await workspace.client.request("callHierarchy/\(direction)Calls", ["item": items[0]])
      return answer.items.map { call in
        let other = call["from"] == .null ? call["to"] : call["from"]
        let words = call["fromRanges"].items.map { workspace.words($0, at: "/w/A.xc") }
        return "\(other["detail"].text ?? "-").\(other["name"].text ?? ""): \(words.joined(separator: ", "))"
      }
    }
    #expect(
      try await calls("incoming", "void in|it(i32 to)") == ["Leaf.init: 8 init", "-.build: 13 new"])
    #expect(try await calls("incoming", "void in|it(void)") == ["-.build: 14 new"])
    #expect(try await calls("incoming", "void dr|aw(void) { }") == ["Leaf.draw: 9 draw"])
    #expect(
      try await calls("outgoing", "void bu|ild") == [
        "Base.init: 13 new", "Leaf.init: 14 new", "Leaf.draw: 15 draw",
      ])
    #expect(try await calls("outgoing", "void in|it(void)") == ["Base.init: 8 init"])
    let definition = try await workspace.ask("textDocument/definition", "ne|w Base(4)", in: "A.xc")
    #expect(workspace.spots(definition) == ["A.xc:3 init"])
    let references = try await workspace.ask("textDocument/references", "void in|it(i32 to)", in: "A.xc")
    #expect(workspace.spots(references) == ["A.xc:3 init", "A.xc:8 init", "A.xc:13 new"])
    let refused = try await workspace.client.response(
      "textDocument/rename",
      .object(["newName": "made"].merging(try members("ne|w Base(4)", workspace)) { $1 }))
    #expect(refused["error"]["message"].text?.isEmpty == false)
  }

  private func members(_ snippet: String, _ workspace: Workspace) throws -> [String: JSON] {
    guard case .object(let members) = try workspace.place(snippet, in: "A.xc") else { return [:] }
    return members
  }

  @Test(arguments: [
    "f('(', |1)", "f('\\'', |1)", "f(\"\\\"(\", |1)", "f(/* (, */ 1, |1)", "f(1, // don't (\n |1)",
    "f('\\x28', |1)", "f('\\u0028', |1)",
  ]) func helpReadsOverWhatIsNoCode(call: String) async throws {
    let text = "void f(i32 a, i32 b) { }\nvoid g(void) { \(call.replacing("|", with: "")); }\n"
    let workspace = try await Workspace(["A.xc": text])
    let help = try await workspace.ask("textDocument/signatureHelp", call, in: "A.xc")
    #expect(help["activeParameter"] == 1, "\(help)")
    #expect(help["signatures"][0]["label"] == "void f(i32 a, i32 b)")
  }

  // MARK: - Documents

  @Test func keepsADocumentThatNoStringCanHold() async throws {
    let client = try await TestClient.ready()
    for (number, letters) in [#"\ud800"#, #"\udc00"#, #"\uDBFFx"#, #"\\\ud800"#, #"\ud83d\ude00 \ude00"#]
      .enumerated()
    {
      let uri = "file:///w/Odd\(number).xc"
      let text = "// \(letters)\\nclass A : Object <No> { }\\n"
      let message =
        #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","#
        + #""languageId":"xc","version":1,"text":"\#(text)"}}}"#
      await client.sendRaw(Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
      try await client.waitForRules(["unknown-protocol"], in: uri)
    }
    let bytes =
      Array(#"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"#.utf8)
      + Array(#""file:///w/Raw.xc","languageId":"xc","version":1,"text":"// "#.utf8) + [0xED, 0xA0, 0x80]
      + Array(#" \nclass A : Object <No> { }"}}}"#.utf8)
    await client.sendRaw(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes)
    try await client.waitForRules(["unknown-protocol"], in: "file:///w/Raw.xc")
  }

  @Test func oneFileIsOneDocument() async throws {
    let folder = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
      .appending(path: "xcgen-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Samples.half.write(toFile: folder + "/Detail.xc", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: folder + "/Link.xc", withDestinationPath: "Detail.xc")
    let client = TestClient(LocalFileSystem())
    try await client.initialize(folders: ["file://\(folder)"])
    let names = ["Detail.xc", "Link.xc", "./Detail.xc", "%44etail.xc"].map { "file://\(folder)/\($0)" }
    for name in names { await client.open(name, Samples.half) }
    for name in names { try await client.waitForRules([Samples.pairRule], in: name) }
    // A change under one name is a change under all.
    await client.change(names[1], [["text": "class Detail : Object { }\n"]])
    for name in names { try await client.waitForRules([], in: name) }
    await client.notify("textDocument/didClose", ["textDocument": ["uri": .string(names[0])]])
    let hover = try await client.request("textDocument/hover", Samples.place(names[1], 0, 8))
    #expect(hover["contents"]["value"].text?.contains("class Detail") == true)
    for name in names.dropFirst() {
      await client.notify("textDocument/didClose", ["textDocument": ["uri": .string(name)]])
    }
    // What is closed is what stands on disk.
    let saved = try await client.request("textDocument/hover", Samples.place(names[1], 3, 8))
    #expect(saved["contents"]["value"].text?.contains("Shows one thing.") == true)
  }

  // MARK: - What an edit costs

  @Test func aKeyReadsOneFileAndParsesIt() async throws {
    var texts = Dictionary(
      uniqueKeysWithValues: (0..<50).map { ("/w/F\($0).xc", "class F\($0) : Object {\n  i32 count;\n}\n") })
    texts["/w/F1.xc"] = "#ifdef ASKED\n#endif\nclass F1 : Object { }\n"
    let parsed = ParsedSources()
    let disk = InMemoryFileSystem(texts)
    func request(_ text: String, _ revision: Int) -> AnalysisRequest {
      let document = Document(
        uri: "file:///w/F0.xc", version: 1, revision: revision, text: text, encoding: .utf16)
      return AnalysisRequest(
        documents: [document.path: document], surroundings: .init(folders: ["/w"], diskState: 0),
        settings: ServerSettings(fileSystem: disk, version: "1"), disk: disk, parsed: parsed,
        encoding: .utf16,
        usableConfigurations: [:])
    }
    let first = await Analysis(request(texts["/w/F0.xc"] ?? "", 1))
    #expect(parsed.parses == 50)
    let next = Analysis(request("class F0 : Object <No> {\n  i32 count;\n}\n", 2), after: first)
    #expect(parsed.parses == 51)
    #expect(next?.findings["/w/F0.xc"]?.map(\.rule) == ["unknown-protocol"])
    // What is imported may be any file.
    #expect(Analysis(request("#import \"F1.xc\"\nclass F0 : Object { }\n", 3), after: first) == nil)
    // A macro counts for other files where a condition asks about it.
    #expect(Analysis(request("#define FREE 1\nclass F0 : Object { }\n", 3), after: first) != nil)
    #expect(Analysis(request("#define ASKED 1\nclass F0 : Object { }\n", 3), after: first) == nil)
  }
}
