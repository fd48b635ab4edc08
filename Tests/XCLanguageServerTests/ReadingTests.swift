import Testing

@testable import XCLanguageServer

@Suite struct ReadingTests {
  private let detail = "file:///w/Detail.xc"
  private let hiding = "file:///w/Hiding.xc"

  private func hover(
    _ text: String, _ line: Int, _ character: Int, _ files: [String: String] = [:], capabilities: JSON = [:]
  ) async throws -> JSON {
    let client = try await TestClient.ready(files, capabilities: capabilities)
    await client.open(detail, text)
    return try await client.request("textDocument/hover", Samples.place(detail, line, character))
  }

  @Test func tellsWhenADelegateIsCalled() async throws {
    let result = try await hover(Samples.half, 6, 10)
    let text = try #require(result["contents"]["value"].text)
    #expect(result["contents"]["kind"] == "plaintext")
    #expect(result["range"] == Samples.range(6, 7, 6, 19))
    #expect(text.hasPrefix("void formWillShow(UXNavigationController* n, UXView* content, i32 depth)\n\n"))
    #expect(text.contains("Implements 'UXNavigationDelegate.formWillShow'."))
    #expect(text.contains("Called when a form is about to be the top of the stack"))
    #expect(text.hasSuffix("Paired with 'formDidHide', which is missing here."))
  }

  @Test func seesTheOtherHalfElsewhere() async throws {
    let result = try await hover(Samples.half, 6, 10, ["/w/Hiding.xc": Samples.category])
    let text = result["contents"]["value"].text
    #expect(text?.hasSuffix("Paired with 'formDidHide', which is here too.") == true)
  }

  @Test func showsTypesAndComments() async throws {
    let result = try await hover(
      Samples.half, 3, 6, capabilities: ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    #expect(result["contents"]["kind"] == "markdown")
    #expect(
      result["contents"]["value"]
        == "```xc\nclass Detail : Object <UXNavigationDelegate>\n```\n\nShows one thing.")
    let delegate = try await hover(Samples.half, 3, 25)
    #expect(delegate["contents"]["value"].text?.hasPrefix("protocol UXNavigationDelegate\n\nHears") == true)
    #expect(try await hover(Samples.half, 4, 3) == .null)
  }

  private static let user = """
    #import "Detail.xc"
    #import "No.xc"
    protocol Gauge { void turn(i32 by); }
    class Owner : Detail <Gauge> {
      Detail* held;
      void turn(i32 by) { i32 by2 = by; Detail* d = held; }
      i32 other(i32 by) { return by; }
    }
    """

  private func definition(_ line: Int, _ character: Int) async throws -> [JSON] {
    let client = try await TestClient.ready(["/w/Detail.xc": Samples.half])
    await client.open(hiding, Self.user)
    return try await client.request("textDocument/definition", Samples.place(hiding, line, character)).items
  }

  @Test func leadsToDeclarations() async throws {
    let name: JSON = ["uri": .string(detail), "range": Samples.range(3, 6, 3, 12)]
    #expect(try await definition(4, 3) == [name])
    #expect(try await definition(3, 15) == [name])
    #expect(try await definition(5, 38) == [name])
    #expect(try await definition(0, 12) == [["uri": .string(detail), "range": Samples.range(0, 0, 0, 0)]])
    #expect(try await definition(1, 12).isEmpty)
    let gauge: JSON = ["uri": .string(hiding), "range": Samples.range(2, 9, 2, 14)]
    #expect(try await definition(3, 25) == [gauge])
    let asked: JSON = ["uri": .string(hiding), "range": Samples.range(2, 22, 2, 26)]
    #expect(try await definition(5, 8) == [asked])
  }

  @Test func linksImports() async throws {
    let client = try await TestClient.ready(["/w/Detail.xc": Samples.half])
    await client.open(hiding, Self.user)
    let links = try await client.request(
      "textDocument/documentLink", ["textDocument": ["uri": .string(hiding)]])
    #expect(links == [["range": Samples.range(0, 8, 0, 19), "target": .string(detail)]])
  }

  @Test func highlightsWithinTheFunctionThatDeclaresAName() async throws {
    let client = try await TestClient.ready()
    await client.open(hiding, Self.user)
    func lines(_ line: Int, _ character: Int) async throws -> [Int?] {
      try await client.request("textDocument/documentHighlight", Samples.place(hiding, line, character)).items
        .map { $0["range"]["start"]["line"].int }
    }
    #expect(try await lines(6, 16) == [6, 6])
    #expect(try await lines(4, 11) == [4, 5])
    #expect(try await lines(4, 3) == [3, 4, 5])
  }

  @Test func outlines() async throws {
    let deep = try await TestClient.ready(
      capabilities: ["textDocument": ["documentSymbol": ["hierarchicalDocumentSymbolSupport": true]]])
    await deep.open(hiding, Self.user + "\nclass Owner (More) {}\nenum E = { a, b = 2 };\ni32 g;\n")
    let parameters: JSON = ["textDocument": ["uri": .string(hiding)]]
    let symbols = try await deep.request("textDocument/documentSymbol", parameters).items
    #expect(symbols.map { $0["name"] } == ["Gauge", "Owner", "Owner (More)", "E", "g"])
    #expect(symbols.map { $0["kind"] } == [11, 5, 5, 10, 13])
    #expect(symbols[1]["children"].items.map { $0["name"] } == ["held", "turn", "other"])
    #expect(symbols[1]["selectionRange"] == Samples.range(3, 6, 3, 11))
    let flat = try await TestClient.ready()
    await flat.open(hiding, Self.user)
    let list = try await flat.request("textDocument/documentSymbol", parameters).items
    #expect(list.map { $0["name"] } == ["Gauge", "turn", "Owner", "held", "turn", "other"])
    #expect(list[3]["containerName"] == "Owner")
  }

  @Test func folds() async throws {
    let client = try await TestClient.ready()
    let text =
      "// a\n// b\n#use <UXKit>\n#use <Sound>\n\n#if A\nclass C {\n  void f(void) {\n    g();\n  }\n}\n#endif\n"
    await client.open(hiding, text)
    let found = try await client.request(
      "textDocument/foldingRange", ["textDocument": ["uri": .string(hiding)]])
    #expect(
      found == [
        ["startLine": 0, "endLine": 1, "kind": "comment"], ["startLine": 2, "endLine": 3, "kind": "imports"],
        ["startLine": 5, "endLine": 10, "kind": "region"], ["startLine": 6, "endLine": 9],
        ["startLine": 7, "endLine": 8],
      ])
  }

  @Test func selectsFromSmallToLarge() async throws {
    let client = try await TestClient.ready()
    await client.open(hiding, Self.user)
    let found = try await client.request(
      "textDocument/selectionRange",
      ["textDocument": ["uri": .string(hiding)], "positions": [["line": 6, "character": 30]]])
    var ranges: [JSON] = []
    var next = found[0]
    while next != .null {
      ranges.append(next["range"])
      next = next["parent"]
    }
    #expect(ranges.first == Samples.range(6, 29, 6, 31))
    #expect(ranges.contains(Samples.range(6, 20, 6, 34)))
    #expect(ranges.last?["start"] == ["line": 0, "character": 0])
  }

  @Test func hintsAtTheOtherHalf() async throws {
    let client = try await TestClient.ready()
    await client.open(detail, Samples.half)
    func hints() async throws -> [JSON] {
      try await client.request(
        "textDocument/inlayHint",
        ["textDocument": ["uri": .string(detail)], "range": Samples.range(0, 0, 20, 0)]
      ).items
    }
    let hint = try #require(try await hints().first)
    #expect(hint["label"] == "paired with formDidHide: missing")
    #expect(hint["position"] == ["line": 6, "character": 74])
    await client.open(hiding, Samples.category)
    #expect(try await hints().map { $0["label"] } == ["paired with formDidHide"])
  }
}
