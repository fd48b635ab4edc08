import Testing

@testable import XCLanguageServer

@Suite struct CompletionTests {
  private let uri = "file:///w/Detail.xc"

  /// What is offered where `|` stands, and the text with the first offer of a label taken.
  private func offers(
    _ marked: String, taking label: String = "", capabilities: JSON = [:]
  ) async throws -> (labels: [String], taken: String?) {
    let text = marked.replacing("|", with: "")
    let head = marked.prefix { $0 != "|" }
    let line = head.count { $0 == "\n" }
    let character = head.split(separator: "\n", omittingEmptySubsequences: false).last?.utf16.count ?? 0
    let client = try await TestClient.ready(capabilities: capabilities)
    await client.open(uri, text)
    let items = try await client.request("textDocument/completion", Samples.place(uri, line, character))[
      "items"
    ]
    .items
    let chosen = items.first { $0["label"].text == label }
    return (
      items.map { $0["label"].text ?? "" }, chosen.map { AppliedEdits.apply([$0["textEdit"]], to: text) }
    )
  }

  @Test(arguments: [
    "#use <UXKit>\nclass A : Object <|",
    "#use <UXKit>\n// a class\nclass A : Object <UXTableDataSource, UXNav|> {\n}\n",
  ]) func offersProtocols(marked: String) async throws {
    let found = try await offers(marked, taking: "UXNavigationDelegate")
    #expect(found.labels.contains("UXNavigationDelegate"))
    #expect(found.labels.contains("UXTableDataSource") == !marked.contains("UXTableDataSource"))
    #expect(found.taken?.contains("UXNavigationDelegate") == true)
    #expect(found.taken?.contains("UXNavUX") == false)
  }

  private static let empty = "#use <UXKit>\nclass A : Object <UXNavigationDelegate> {\n  |\n}\n"

  @Test func offersAPairAsOne() async throws {
    let found = try await offers(Self.empty, taking: "formWillShow + formDidHide")
    #expect(found.labels.first == "formWillShow + formDidHide")
    #expect(found.labels.contains("i32") && found.labels.contains("UXView"))
    #expect(!found.labels.contains("formWillShow") && !found.labels.contains("return"))
    #expect(
      found.taken == """
        #use <UXKit>
        class A : Object <UXNavigationDelegate> {
          void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
          }

          void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
          }
        }

        """)
  }

  @Test(arguments: [
    ("class A : Object <P> { | }", "class A : Object <P> { STUB }"),
    ("class A : Object <P> { sho| }", "class A : Object <P> { STUB }"),
    ("class A : Object <P> {|}", "class A : Object <P> {STUB}"),
    (
      "class A : Object <P> { i32 x; void g(void) { } i32 s|",
      "class A : Object <P> { i32 x; void g(void) { } STUB"
    ),
    ("class A : Object <P>\n{ i32 x; |\n}", "class A : Object <P>\n{ i32 x; STUB\n}"),
  ]) func staysOnTheLine(marked: String, expected: String) async throws {
    let head = "protocol P { i32 show(i32 by); optional void hide(void);\n// xcgen:pair show hide\n}\n"
    let plain = "i32 show(i32 by) { return 0; } void hide(void) { }"
    #expect(
      try await offers(head + marked, taking: "show + hide").taken
        == head + expected.replacing("STUB", with: plain))
    let snippets: JSON = ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]]
    let snippet = "i32 show(i32 by) { return 0;$0 \\} void hide(void) { \\}"
    #expect(
      try await offers(head + marked, taking: "show + hide", capabilities: snippets).taken
        == head + expected.replacing("STUB", with: snippet))
  }

  @Test func placesTheCaret() async throws {
    let found = try await offers(
      Self.empty.replacing("|", with: "void form|"), taking: "formWillShow + formDidHide",
      capabilities: ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]])
    #expect(found.taken?.contains("depth) {\n  $0\n\\}\n\nvoid formDidHide") == true)
    #expect(found.taken?.contains("void void") == false)
  }

  @Test func offersWhatIsLeft() async throws {
    let half = Samples.half.replacing("i32 count;", with: "i32 count;\n  |")
    #expect(try await offers(half).labels.filter { $0.hasPrefix("form") } == ["formDidHide"])
    let table = try await offers(
      "#use <UXKit>\nclass A : Object <UXTableDataSource> {\n    |\n}\n", taking: "numberOfRows")
    #expect(table.labels.prefix(2) == ["numberOfRows", "valueForCell"])
    #expect(
      table.taken?.contains("    i32 numberOfRows(UXTableView* t) {\n        return 0;\n    }\n") == true)
  }

  private static let things = """
    #use <UXKit>
    struct Dot { i32 x; i32 y; }
    protocol Hearing { void hear(i32 level); optional void rest(void); }
    class Thing : Object <Hearing> {
      i32 width;
      weak:Hearing* ear;
      Thing* inner;
      Dot dots[4];
      static Thing* shared(void) { return new Thing(); }
      void init(i32 width) { }
      void hear(i32 level) { }
      /// Says how wide.
      i32 size(i32 scale, bool round) { return 0; }
      i32 size(void) { return 0; }
      callback done void(i32);
      void work(Thing* other, Array<Thing>* all) {
        i32 count = 1;
        for (Thing* each in all) { CARET2 }
        CARET
      }
    }

    """

  private func members(_ typed: String, place: String = "CARET") async throws -> [String] {
    let text = Self.things.replacing(place + "\n", with: typed + "\n").replacing(
      place + " ", with: typed + " "
    )
    .replacing("CARET2", with: "").replacing("CARET", with: "")
    return try await offers(text).labels
  }

  @Test(arguments: [
    "other.|", "self.inner.|", "other.inner.wi|", "Thing.shared().|", "((Thing*)all.get(0)).|",
    "new Thing().|", "all.get(count).|", "if (other.inner.|", "other ->|", "inner.inner . |",
  ])
  func offersMembersOfObjects(typed: String) async throws {
    let found = try await members(typed)
    for name in ["width", "ear", "size", "hear", "work", "description"] { #expect(found.contains(name)) }
    #expect(found.count { $0 == "size" } == 2)
    for name in ["shared", "init", "dealloc", "count", "i32"] { #expect(!found.contains(name)) }
  }

  @Test func offersMembersOfOtherThings() async throws {
    #expect(try await members("other.dots[0].|") == ["x", "y"])
    #expect(try await members("other.dots.|") == ["length"])
    #expect(try await members("ear.|") == ["hear", "rest"])
    #expect(try await members("other.done.|") == ["code", "recv"])
    #expect(try await members("Thing.|").contains("shared"))
    #expect(try await !members("Thing.|").contains("width"))
    #expect(try await members("each.|", place: "CARET2").contains("width"))
    #expect(try await members("count.|").isEmpty)
    #expect(try await members("f(1.|)").isEmpty)
    let bound = try await members("callback h void(i32) = &other.|")
    #expect(bound.contains("hear") && bound.contains("ear") && !bound.contains("width"))
  }

  @Test func offersNames() async throws {
    let found = try await members("|")
    for name in [
      "count", "other", "all", "width", "size", "self", "super", "return", "Thing", "Dot", "UXView",
    ] {
      #expect(found.contains(name))
    }
    for name in ["each", "x", "protocol", "init"] { #expect(!found.contains(name)) }
    let made = try await members("new |")
    #expect(made.contains("Thing") && !made.contains("Hearing") && !made.contains("count"))
    let parent = try await offers("class A {}\nprotocol P {}\nclass B : |")
    #expect(parent.labels.contains("A") && !parent.labels.contains("P") && !parent.labels.contains("i32"))
    let top = try await offers("#use <UXKit>\n|\nclass A {}\n")
    #expect(top.labels.contains("protocol") && top.labels.contains("A") && !top.labels.contains("return"))
  }

  @Test func offersCallsAsSnippets() async throws {
    let text = Self.things.replacing("CARET2", with: "").replacing("CARET", with: "other.si|")
    let snippets: JSON = ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]]
    let found = try await offers(text, taking: "size", capabilities: snippets)
    #expect(found.taken?.contains("    other.size(${1:scale}, ${2:round})$0\n") == true)
    #expect(try await offers(text, taking: "size").taken?.contains("    other.size\n") == true)
    let called = try await offers(
      Self.things.replacing("CARET2", with: "").replacing("CARET", with: "other.si|(1)"), taking: "size",
      capabilities: snippets)
    #expect(called.taken?.contains("    other.size(1)\n") == true)
  }

  @Test func fetchesComments() async throws {
    let workspace = try await Workspace([
      "Things.xc": Self.things.replacing("CARET2", with: "").replacing("CARET", with: "other.si")
    ])
    let answer = try await workspace.ask("textDocument/completion", "other.si|", in: "Things.xc")
    let item = try #require(answer["items"].items.first { $0["label"] == "size" })
    #expect(item["documentation"] == .null)
    let whole = try await workspace.client.request("completionItem/resolve", item)
    #expect(whole["documentation"]["value"].text?.contains("Says how wide.") == true)
    // The text may change before anybody wants to know.
    let uri = Workspace.uri("Things.xc")
    await workspace.client.change(
      uri, [["range": Samples.range(1, 0, 1, 0), "text": "/// Nothing.\nvoid early(i32 size) { }\n"]])
    let late = try await workspace.client.request("completionItem/resolve", item)
    #expect(late["documentation"] == whole["documentation"])
    #expect(late["textEdit"] == item["textEdit"])
    let word: JSON = [
      "label": "if", "kind": 14, "sortText": "7if",
      "textEdit": ["range": Samples.range(0, 0, 0, 0), "newText": "if"],
    ]
    #expect(try await workspace.client.request("completionItem/resolve", word)["label"] == "if")
  }

  @Test func offersImports() async throws {
    func imports(_ line: String) async throws -> [String] {
      let workspace = try await Workspace(
        ["Main.xc": line.replacing("|", with: "") + "\n"],
        files: [
          "/w/Other.xc": "", "/w/parts/Gear.xc": "", "/w/notes.txt": "", "/lib/Lib.xc": "",
          "/w/.xcgen.json": "{\"importPaths\": [\"../lib\"]}",
        ])
      let answer = try await workspace.ask("textDocument/completion", line, in: "Main.xc")
      return answer["items"].items.map { $0["label"].text ?? "" }
    }
    #expect(try await imports("#import \"|") == ["Lib.xc", "Other.xc", "parts/"])
    #expect(try await imports("#import \"parts/|") == ["Gear.xc"])
    let angled = try await imports("#import <|")
    #expect(angled.contains("Lib") && angled.contains("UXKit") && !angled.contains("Other"))
    let used = try await imports("#use |")
    #expect(used.contains("Lib") && used.contains("Other") && used.contains("UXTableView"))
    #expect(try await imports("#im|").contains("import"))
    #expect(try await imports("#define A |").isEmpty)
  }

  @Test(arguments: [
    "void f(void) { // a.|\n}\n", "void f(void) { g(\"a.|\"); }\n", "/* class A < | */\n",
  ])
  func staysSilentInWords(marked: String) async throws {
    #expect(try await offers(marked).labels.isEmpty)
  }

  @Test func offersNothingForAStrayTrigger() async throws {
    let workspace = try await Workspace(["A.xc": "void f(i32 a) { if (a < 1) { } }\n"])
    let answer = try await workspace.ask(
      "textDocument/completion", "a <|", in: "A.xc", ["context": ["triggerKind": 2, "triggerCharacter": "<"]])
    #expect(answer["items"].items.isEmpty)
  }

  @Test func helpsWithCalls() async throws {
    func help(_ typed: String) async throws -> String {
      let text = Self.things.replacing("CARET2", with: "").replacing(
        "CARET", with: typed.replacing("|", with: ""))
      let workspace = try await Workspace(["Things.xc": text])
      let answer = try await workspace.ask("textDocument/signatureHelp", typed, in: "Things.xc")
      guard answer != .null else { return "" }
      let active = answer["signatures"][answer["activeSignature"].int ?? 0]
      let label = Array((active["label"].text ?? "").utf16)
      let hole = active["parameters"][answer["activeParameter"].int ?? 0]["label"]
      let words =
        hole == .null ? "" : String(decoding: label[(hole[0].int ?? 0)..<(hole[1].int ?? 0)], as: UTF16.self)
      return "\(answer["signatures"].items.count) \(String(decoding: label, as: UTF16.self)) [\(words)]"
    }
    #expect(try await help("other.size(|") == "2 i32 size(i32 scale, bool round) [i32 scale]")
    #expect(
      try await help("other.size(count + f(1, 2), |") == "2 i32 size(i32 scale, bool round) [bool round]")
    #expect(try await help("size(\"a, (b\", |true);") == "2 i32 size(i32 scale, bool round) [bool round]")
    #expect(try await help("Thing* t = new Thing(|);") == "1 void init(i32 width) [i32 width]")
    #expect(try await help("done(|1);") == "1 void done(i32) [i32]")
    #expect(try await help("ear.hear(|1);") == "1 void hear(i32 level) [i32 level]")
    #expect(try await help("count = (1 + |2);") == "")
    #expect(try await help("count = |3;") == "")
  }

  @Test(arguments: ["\u{feff}", "\u{feff}class A { }\n", "\u{feff}\nclass A { }\n"], 0...2)
  func answersInFrontOfAByteOrderMark(text: String, character: Int) async throws {
    for encoding: JSON in ["utf-8", "utf-16"] {
      let client = try await TestClient.ready(capabilities: ["general": ["positionEncodings": [encoding]]])
      await client.open(uri, text)
      let answer = try await client.request("textDocument/completion", Samples.place(uri, 0, character))
      let start = encoding == "utf-8" ? 0 : min(character, 1)
      for item in answer["items"].items {
        #expect(item["textEdit"]["range"]["start"]["character"].int == start)
      }
      _ = try await client.request("textDocument/signatureHelp", Samples.place(uri, 0, character))
    }
  }

  @Test func offersNoClassAsItsOwnAncestor() async throws {
    let found = try await offers("class A { }\nclass B : | { }\nclass C : B { }\nclass D { }\n")
    #expect(found.labels.filter { ["A", "B", "C", "D"].contains($0) } == ["A", "D"])
  }

  @Test func helpsWithNoParameterBehindTheLast() async throws {
    let workspace = try await Workspace([
      "A.xc": "void one(i32 a) { }\nvoid any(i32 a, ...) { }\nvoid f(void) { one(1, 2); any(3, 4, 5); }\n"
    ])
    let behind = try await workspace.ask("textDocument/signatureHelp", "one(1, |2)", in: "A.xc")
    #expect(behind["signatures"][0]["parameters"].items.count == 1)
    #expect(behind["activeParameter"] == .null)
    let variadic = try await workspace.ask("textDocument/signatureHelp", "any(3, 4, |5)", in: "A.xc")
    #expect(variadic["signatures"][0]["parameters"][1]["label"] == [16, 19])
    #expect(variadic["activeParameter"] == 1)
  }
}
