import Testing

@testable import XCLanguageServer

@Suite struct SemanticTokenTests {
  /// The tokens as their words with what is said about them.
  private func words(_ data: [Int], _ workspace: Workspace, _ name: String) -> [String] {
    let legend = SemanticTokenKind.allCases.map(\.name)
    var (line, character) = (0, 0)
    var result: [String] = []
    for index in stride(from: 0, to: data.count, by: 5) {
      line += data[index]
      character = data[index] == 0 ? character + data[index + 1] : data[index + 1]
      let range = Samples.range(line, character, line, character + data[index + 2])
      let modifiers = SemanticTokenModifiers.names.enumerated().filter {
        data[index + 4] & (1 << $0.offset) != 0
      }
      result.append(
        ([workspace.words(range, at: Workspace.path(name)), legend[data[index + 3]]]
          + modifiers.map(\.element))
          .joined(separator: " "))
    }
    return result
  }

  private static let source = """
    #use <UXKit>
    /* 𝒳 */ class A : UXView { i32 n; static void f(i32 by) { } /* 𝒳 */ void g(void) {
      A.f(n); i32 m = 2; m += 1; self.n = m; } }

    """

  @Test(arguments: [PositionEncoding.utf16, .utf8]) func tellsWhatNamesAre(_ encoding: PositionEncoding)
    async throws
  {
    let workspace = try await Workspace(["A.xc": Self.source], encoding: encoding)
    let name: JSON = ["textDocument": ["uri": "file:///w/A.xc"]]
    let answer = try await workspace.client.request("textDocument/semanticTokens/full", name)
    #expect(
      words(answer["data"].items.compactMap(\.int), workspace, "A.xc") == [
        "2 A class declaration", "2 UXView class defaultLibrary", "2 n property declaration",
        "2 f method declaration static", "2 by parameter declaration", "2 g method declaration", "3 A class",
        "3 f method static", "3 n property", "3 m variable declaration", "3 m variable modification",
        "3 n property modification", "3 m variable",
      ])
    let part = try await workspace.client.request(
      "textDocument/semanticTokens/range",
      ["textDocument": ["uri": "file:///w/A.xc"], "range": Samples.range(2, 0, 2, 7)])
    #expect(
      words(part["data"].items.compactMap(\.int), workspace, "A.xc") == [
        "3 A class", "3 f method static", "3 n property",
      ])
  }

  @Test func tellsWhatIsDifferent() async throws {
    let workspace = try await Workspace(["A.xc": Self.source])
    let name: JSON = ["textDocument": ["uri": "file:///w/A.xc"]]
    let first = try await workspace.client.request("textDocument/semanticTokens/full", name)
    await workspace.client.change(
      "file:///w/A.xc", [["range": Samples.range(2, 2, 2, 2), "text": "n = 3; "]])
    func delta(_ id: JSON) async throws -> JSON {
      try await workspace.client.request(
        "textDocument/semanticTokens/full/delta",
        ["textDocument": ["uri": "file:///w/A.xc"], "previousResultId": id])
    }
    let change = try await delta(first["resultId"])
    let whole = try await workspace.client.request("textDocument/semanticTokens/full", name)
    var data = first["data"].items
    for edit in change["edits"].items {
      let start = edit["start"].int ?? 0
      data.replaceSubrange(start..<(start + (edit["deleteCount"].int ?? 0)), with: edit["data"].items)
    }
    #expect(data == whole["data"].items)
    #expect(change["edits"][0]["data"].items.count < 12)
    #expect(try await delta("nonsense")["data"] == whole["data"])
    let same = try await delta(
      try await workspace.client.request("textDocument/semanticTokens/full", name)["resultId"])
    #expect(same["edits"] == [])
  }
}
