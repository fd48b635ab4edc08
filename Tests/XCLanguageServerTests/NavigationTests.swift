import Foundation
import Testing

@testable import XCLanguageServer

@Suite struct NavigationTests {
  /// Non-ASCII text stands in front of everything that is asked about.
  private static let shapes = """
    #use <UXKit>
    #define LIMIT 8
    /// Häßlich — 𝒳.
    protocol Drawable {
      /// Draws it.
      void draw(i32 depth);
      optional void faded(i32 by);
    }
    struct Dot { i32 x; i32 y; }
    enum Edge = { top, left = 4 };
    class Shape : Object <Drawable> {
      i32 width;
      weak:Drawable* next;
      void init(i32 width) { self.width = width; }
      /* 𝒳𝒴 */ void draw(i32 depth) { width = width + depth; }
      i32 area(void) { return width * LIMIT; }
      i32 area(i32 scale) { return area() * scale; }
      void setTone(i32 tone) { }
      i32 tone(void) { return 1; }
      static Shape* make(void) { return new Shape(1); }
    }

    """

  private static let user = """
    #import "Shapes.xc"
    /* ü𝒳 */ class Circle : Shape {
      Shape* inner;
      /* ü𝒳 */ void draw(i32 depth) { super.draw(depth); inner.draw(depth + 1); }
      i32 both(Shape* other) {
        i32 sum = other.area() + other.area(2);
        Shape* made = Shape.make();
        made.tone = sum;
        callback fade void(i32) = &other.next.faded;
        if (fade) { fade(sum); }
        { i32 sum = 3; sum += LIMIT; }
        Dot dot;
        dot.x = left;
        return /* ü𝒳 */ sum + made.tone + other.width;
      }
    }
    i32 helper(Circle* c) { return c.both(c.inner); }

    """

  private static let files = ["Shapes.xc": shapes, "User.xc": user]

  private func workspace(_ encoding: PositionEncoding = .utf16) async throws -> Workspace {
    try await Workspace(Self.files, encoding: encoding)
  }

  @Test(arguments: [PositionEncoding.utf16, .utf8]) func definesNames(_ encoding: PositionEncoding)
    async throws
  {
    let workspace = try await workspace(encoding)
    func defined(_ snippet: String, _ file: String = "User.xc") async throws -> [String] {
      workspace.spots(try await workspace.ask("textDocument/definition", snippet, in: file))
    }
    #expect(try await defined("Circle : Sh|ape") == ["Shapes.xc:11 Shape"])
    #expect(try await defined("super.dr|aw(depth)") == ["Shapes.xc:15 draw"])
    #expect(try await defined("inner.draw|(depth + 1)") == ["Shapes.xc:15 draw"])
    #expect(try await defined("super.draw(de|pth)") == ["User.xc:4 depth"])
    #expect(try await defined("other.ar|ea() +") == ["Shapes.xc:16 area"])
    #expect(try await defined("other.ar|ea(2)") == ["Shapes.xc:17 area"])
    #expect(try await defined("Shape.ma|ke()") == ["Shapes.xc:20 make"])
    #expect(try await defined("made = Sh|ape.make") == ["Shapes.xc:11 Shape"])
    #expect(try await defined("made.to|ne = sum") == ["Shapes.xc:18 setTone"])
    #expect(try await defined("made.to|ne + other") == ["Shapes.xc:19 tone"])
    #expect(try await defined("&other.next.fa|ded") == ["Shapes.xc:7 faded"])
    #expect(try await defined("&other.ne|xt.faded") == ["Shapes.xc:13 next"])
    #expect(try await defined("if (fa|de)") == ["User.xc:9 fade"])
    #expect(try await defined("fade(su|m)") == ["User.xc:6 sum"])
    #expect(try await defined("su|m += LIMIT") == ["User.xc:11 sum"])
    #expect(try await defined("sum += LIM|IT") == ["Shapes.xc:2 LIMIT"])
    #expect(try await defined("Do|t dot;") == ["Shapes.xc:9 Dot"])
    #expect(try await defined("dot.|x = left") == ["Shapes.xc:9 x"])
    #expect(try await defined("dot.x = le|ft") == ["Shapes.xc:10 left"])
    #expect(try await defined("𝒳 */ su|m + made") == ["User.xc:6 sum"])
    #expect(try await defined("c.bo|th(c.inner)") == ["User.xc:5 both"])
    #expect(try await defined("c.both(c.in|ner)") == ["User.xc:3 inner"])
    #expect(try await defined("self.wid|th = width", "Shapes.xc") == ["Shapes.xc:12 width"])
    #expect(try await defined("self.width = wi|dth", "Shapes.xc") == ["Shapes.xc:14 width"])
    #expect(try await defined("return ar|ea() * scale", "Shapes.xc") == ["Shapes.xc:16 area"])
    #expect(try await defined("new Sh|ape(1)", "Shapes.xc") == ["Shapes.xc:11 Shape"])
    #expect(try await defined("se|lf.width", "Shapes.xc") == ["Shapes.xc:11 Shape"])
    // Its own name leads to what asks for it.
    #expect(try await defined("𝒳𝒴 */ void dr|aw", "Shapes.xc") == ["Shapes.xc:6 draw"])
    #expect(try await defined("/* ü𝒳 */ void dr|aw") == ["Shapes.xc:6 draw", "Shapes.xc:15 draw"])
    #expect(try await defined("retu|rn ar", "Shapes.xc").isEmpty)
  }

  @Test func declaresWhereAProtocolAsks() async throws {
    let workspace = try await workspace()
    func declared(_ snippet: String) async throws -> [String] {
      workspace.spots(try await workspace.ask("textDocument/declaration", snippet, in: "User.xc"))
    }
    #expect(try await declared("inner.dr|aw(depth + 1)") == ["Shapes.xc:6 draw"])
    #expect(try await declared("c.bo|th(c.inner)") == ["User.xc:5 both"])
  }

  @Test func leadsToTypes() async throws {
    let workspace = try await workspace()
    func types(_ snippet: String) async throws -> [String] {
      workspace.spots(try await workspace.ask("textDocument/typeDefinition", snippet, in: "User.xc"))
    }
    #expect(try await types("ma|de.tone = sum") == ["Shapes.xc:11 Shape"])
    #expect(try await types("&other.ne|xt") == ["Shapes.xc:4 Drawable"])
    #expect(try await types("Shape.ma|ke") == ["Shapes.xc:11 Shape"])
    #expect(try await types("do|t.x") == ["Shapes.xc:9 Dot"])
    #expect(try await types("su|m += LIMIT").isEmpty)
  }

  @Test func findsImplementations() async throws {
    let workspace = try await workspace()
    func found(_ snippet: String) async throws -> [String] {
      workspace.spots(try await workspace.ask("textDocument/implementation", snippet, in: "Shapes.xc"))
    }
    #expect(try await found("protocol Draw|able") == ["Shapes.xc:11 Shape"])
    #expect(try await found("class Sha|pe") == ["User.xc:2 Circle"])
    #expect(try await found("  void dr|aw(i32 depth);") == ["Shapes.xc:15 draw", "User.xc:4 draw"])
    #expect(try await found("𝒳𝒴 */ void dr|aw") == ["User.xc:4 draw"])
  }

  @Test(arguments: [PositionEncoding.utf16, .utf8]) func findsReferences(_ encoding: PositionEncoding)
    async throws
  {
    let workspace = try await workspace(encoding)
    func found(_ snippet: String, _ file: String, _ withDeclaration: Bool = true) async throws -> [String] {
      let answer = try await workspace.ask(
        "textDocument/references", snippet, in: file,
        ["context": ["includeDeclaration": .bool(withDeclaration)]])
      return workspace.spots(answer)
    }
    #expect(
      try await found("i32 wid|th;", "Shapes.xc") == [
        "Shapes.xc:12 width", "Shapes.xc:14 width", "Shapes.xc:15 width", "Shapes.xc:15 width",
        "Shapes.xc:16 width", "User.xc:14 width",
      ])
    #expect(
      try await found("  void dr|aw(i32 depth);", "Shapes.xc", false) == ["User.xc:4 draw", "User.xc:4 draw"])
    #expect(
      try await found("super.dr|aw", "User.xc") == [
        "Shapes.xc:6 draw", "Shapes.xc:15 draw", "User.xc:4 draw", "User.xc:4 draw", "User.xc:4 draw",
      ])
    #expect(
      try await found("i32 ar|ea(void)", "Shapes.xc", false) == ["Shapes.xc:17 area", "User.xc:6 area"])
    #expect(
      try await found("void setTo|ne", "Shapes.xc") == ["Shapes.xc:18 setTone", "User.xc:8 tone"])
    #expect(try await found("i32 to|ne(void)", "Shapes.xc", false) == ["User.xc:14 tone"])
    #expect(
      try await found("LIM|IT 8", "Shapes.xc") == [
        "Shapes.xc:2 LIMIT", "Shapes.xc:16 LIMIT", "User.xc:11 LIMIT",
      ])
    #expect(
      try await found("i32 su|m = other", "User.xc") == [
        "User.xc:6 sum", "User.xc:8 sum", "User.xc:10 sum", "User.xc:14 sum",
      ])
    #expect(
      try await found("class Sha|pe", "Shapes.xc", false) == [
        "Shapes.xc:20 Shape", "Shapes.xc:20 Shape", "User.xc:2 Shape", "User.xc:3 Shape", "User.xc:5 Shape",
        "User.xc:7 Shape", "User.xc:7 Shape",
      ])
  }

  @Test func highlightsReadsAndWrites() async throws {
    let workspace = try await workspace()
    let answer = try await workspace.ask("textDocument/documentHighlight", "i32 wid|th;", in: "Shapes.xc")
    #expect(
      answer.items.map { "\($0["range"]["start"]["line"].int ?? 0) \($0["kind"].int ?? 0)" } == [
        "11 1", "13 3", "14 3", "14 2", "15 2",
      ])
  }

  @Test func looksOverTwoFolders() async throws {
    let other = "#import \"../w/Shapes.xc\"\nclass Square : Shape { void draw(i32 depth) { } }\n"
    let workspace = try await Workspace(
      ["Shapes.xc": Self.shapes, "/v/Square.xc": other], open: ["Shapes.xc"], folders: ["/w", "/v"])
    let found = try await workspace.ask(
      "textDocument/references", "  void dr|aw(i32 depth);", in: "Shapes.xc",
      ["context": ["includeDeclaration": true]])
    #expect(workspace.spots(found) == ["Square.xc:2 draw", "Shapes.xc:6 draw", "Shapes.xc:15 draw"])
    let classes = try await workspace.ask("textDocument/implementation", "class Sha|pe", in: "Shapes.xc")
    #expect(workspace.spots(classes) == ["Square.xc:2 Square"])
  }

  @Test func seesUnsavedBuffers() async throws {
    let workspace = try await Workspace(Self.files, unsaved: ["Shapes.xc"])
    #expect(
      workspace.spots(try await workspace.ask("textDocument/definition", "Shape.ma|ke", in: "User.xc"))
        == ["Shapes.xc:20 make"])
  }

  @Test func leadsIntoTheBuiltInInterface() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcgen-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let workspace = try await Workspace(["Detail.xc": Samples.half], interfaceFolder: folder)
    let answer = try await workspace.ask(
      "textDocument/definition", "<UXNavigation|Delegate>", in: "Detail.xc")
    let uri = try #require(answer[0]["uri"].text)
    let path = DocumentAddress.path(of: uri)
    #expect(path.hasPrefix(folder + "/"))
    #expect(workspace.spots(answer).first?.hasSuffix(" UXNavigationDelegate") == true)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o444)
    // The text may be opened: it has no findings, and one can go on reading from it.
    let text = try String(contentsOfFile: path, encoding: .utf8)
    await workspace.client.open(uri, text)
    #expect(try await workspace.client.findings(uri).isEmpty)
    let line = try #require(answer[0]["range"]["start"]["line"].int)
    let classes = try await workspace.client.request(
      "textDocument/implementation", Samples.place(uri, line, 12))
    #expect(workspace.spots(classes) == ["Detail.xc:4 Detail"])
    let hover = try await workspace.client.request("textDocument/hover", Samples.place(uri, line, 12))
    #expect(hover["contents"]["value"].text?.hasPrefix("protocol UXNavigationDelegate") == true)
  }

  @Test func findsSymbolsByTheirLetters() async throws {
    let workspace = try await Workspace(Self.files, open: [])
    func names(_ query: String) async throws -> [String] {
      try await workspace.client.request("workspace/symbol", ["query": .string(query)]).items.map {
        "\($0["name"].text ?? "") \($0["containerName"].text ?? "-") \($0["kind"].int ?? 0)"
      }
    }
    #expect(try await names("circle") == ["Circle - 5"])
    #expect(try await names("stn") == ["setTone Shape 6"])
    #expect(try await names("draw").prefix(2) == ["draw Drawable 6", "draw Shape 6"])
    #expect(try await names("").contains("LIMIT - 14"))
    #expect(try await names("zzz").isEmpty)
  }

  @Test func tellsWhoCallsWhom() async throws {
    let workspace = try await workspace()
    let items = try await workspace.ask("textDocument/prepareCallHierarchy", "i32 bo|th(", in: "User.xc")
    #expect(items.items.map { $0["name"] } == ["both"])
    let callers = try await workspace.client.request("callHierarchy/incomingCalls", ["item": items[0]])
    #expect(callers.items.map { $0["from"]["name"] } == ["helper"])
    #expect(workspace.words(callers[0]["fromRanges"][0], at: "/w/User.xc") == "17 both")
    let called = try await workspace.client.request("callHierarchy/outgoingCalls", ["item": items[0]])
    #expect(
      called.items.map { $0["to"]["name"].text ?? "" } == [
        "area", "area", "make", "setTone", "faded", "tone",
      ])
    let draw = try await workspace.ask(
      "textDocument/prepareCallHierarchy", "𝒳𝒴 */ void dr|aw", in: "Shapes.xc")
    let drawing = try await workspace.client.request("callHierarchy/incomingCalls", ["item": draw[0]])
    #expect(drawing.items.map { $0["from"]["detail"] } == ["Circle"])
    #expect(drawing[0]["fromRanges"].items.count == 2)
  }

  @Test func tellsWhatIsAboveAndBelow() async throws {
    let workspace = try await workspace()
    let items = try await workspace.ask("textDocument/prepareTypeHierarchy", "class Sha|pe", in: "Shapes.xc")
    let above = try await workspace.client.request("typeHierarchy/supertypes", ["item": items[0]])
    #expect(above.items.map { $0["name"] } == ["Drawable"])
    let below = try await workspace.client.request("typeHierarchy/subtypes", ["item": items[0]])
    #expect(below.items.map { $0["name"] } == ["Circle"])
    let asked = try await workspace.client.request("typeHierarchy/subtypes", ["item": above[0]])
    #expect(asked.items.map { $0["name"] } == ["Shape"])
  }

  @Test func tellsAboutNames() async throws {
    let workspace = try await workspace()
    func text(_ snippet: String) async throws -> String {
      try await workspace.ask("textDocument/hover", snippet, in: "User.xc")["contents"]["value"].text ?? ""
    }
    #expect(try await text("super.dr|aw").contains("\n\nMethod of the class 'Shape'.\n\nImplements"))
    #expect(try await text("other.wid|th") == "i32 width\n\nField of the class 'Shape'.")
    #expect(try await text("𝒳 */ su|m + made") == "i32 sum\n\nLocal variable.")
    #expect(try await text("super.draw(dep|th)") == "i32 depth\n\nParameter.")
    #expect(try await text("dot.x = le|ft") == "left = 4\n\nMember of the enum 'Edge'.")
    #expect(try await text("+= LIM|IT") == "#define LIMIT 8")
    #expect(
      try await text("next.fa|ded")
        == "optional void faded(i32 by)\n\nOptional method of the protocol 'Drawable'.")
  }

  @Test func hierarchiesOutliveChangesAbove() async throws {
    let text = """
      class Base { void go(void) { } void go(i32 by) { } }
      class Sub : Base { }
      class User { void use(Base* b) { b.go(); } }

      """
    let workspace = try await Workspace(["A.xc": text])
    let types = try await workspace.ask("textDocument/prepareTypeHierarchy", "class Ba|se", in: "A.xc")
    let calls = try await workspace.ask("textDocument/prepareCallHierarchy", "b.g|o()", in: "A.xc")
    for added in ["// one\n", "class Lone { void go(void) { } }\n"] {
      await workspace.client.change(
        Workspace.uri("A.xc"), [["range": Samples.range(0, 0, 0, 0), "text": .string(added)]])
      let below = try await workspace.client.request("typeHierarchy/subtypes", ["item": types[0]])
      #expect(below.items.map { $0["name"] } == ["Sub"])
      let callers = try await workspace.client.request("callHierarchy/incomingCalls", ["item": calls[0]])
      #expect(callers.items.map { $0["from"]["name"] } == ["use"])
    }
  }

  @Test func tellsOfAProtocolsMethodAlikeEverywhere() async throws {
    let workspace = try await workspace()
    let declared = try await workspace.ask("textDocument/hover", "optional void fa|ded(", in: "Shapes.xc")
    #expect(
      declared["contents"]["value"]
        == "optional void faded(i32 by)\n\nOptional method of the protocol 'Drawable'.")
  }

  @Test func answersAboutFilesThatAreNotOpen() async throws {
    let half = Samples.half
    let workspace = try await Workspace(
      ["Detail.xc": half, "Open.xc": "class Open { }\n"], open: ["Open.xc"])
    let uri = Workspace.uri("Detail.xc")
    let name: JSON = ["textDocument": ["uri": .string(uri)]]
    let hover = try await workspace.ask("textDocument/hover", "class Det|ail", in: "Detail.xc")
    #expect(hover["contents"]["value"].text?.contains("Shows one thing.") == true)
    let symbols = try await workspace.client.request("textDocument/documentSymbol", name)
    #expect(symbols.items.first?["name"] == "Detail")
    let report = try await workspace.client.request("textDocument/diagnostic", name)
    #expect(report["items"].items.map { $0["code"] } == [.string(Samples.pairRule)])
    let tokens = try await workspace.client.request("textDocument/semanticTokens/full", name)
    #expect(!tokens["data"].items.isEmpty)
    let places = try await workspace.ask("textDocument/references", "i32 cou|nt", in: "Detail.xc")
    #expect(places.items.count == 3)
    let gone = try await workspace.client.response(
      "textDocument/hover", Samples.place(Workspace.uri("Gone.xc"), 0, 0))
    #expect(gone["error"]["code"] == -32602)
    #expect(
      await !workspace.client.messages.contains {
        $0["method"] == "textDocument/publishDiagnostics" && $0["params"]["uri"] == .string(uri)
      })
  }

  @Test func answersAboutFilesOutsideThatAreNotOpen() async throws {
    let workspace = try await Workspace(
      ["A.xc": "class A { }\n", "/v/B.xc": "class B { i32 n; }\n"], open: ["A.xc"])
    let hover = try await workspace.ask("textDocument/hover", "i32 |n", in: "/v/B.xc")
    #expect(hover["contents"]["value"].text?.contains("i32 n") == true)
  }
}
