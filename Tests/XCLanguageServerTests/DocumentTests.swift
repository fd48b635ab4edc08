import Testing
import XCSyntax

@testable import XCLanguageServer

@Suite struct DocumentTests {
  private func changed(_ text: String, _ changes: [ChangeParameters.Change]) -> Document {
    var document = Document(uri: "file:///a.xc", version: 1, revision: 1, text: text, encoding: .utf16)
    document.apply(changes, version: 2, revision: 2)
    return document
  }

  private func change(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int, _ text: String)
    -> ChangeParameters.Change
  {
    let range = DocumentRange(
      start: Position(line: startLine, character: start), end: Position(line: endLine, character: end))
    return ChangeParameters.Change(range: range, text: text)
  }

  @Test func changesInOrder() {
    let document = changed(
      "class A {\r\n  i32 x; // 😀 here\r\n}\r\n",
      [change(1, 15, 1, 19, "there"), change(1, 6, 1, 7, "yy"), change(9, 9, 9, 9, "// end\r\n")])
    #expect(
      String(decoding: document.text.bytes, as: UTF8.self)
        == "class A {\r\n  i32 yy; // 😀 here\r\n}\r\n".replacing("here", with: "there") + "// end\r\n")
    #expect(document.version == 2)
  }

  @Test func keepsTheTreeThatAParseGives() throws {
    var document = Document(uri: "file:///a.xc", version: 1, revision: 1, text: "", encoding: .utf16)
    let text = Samples.half
    for (index, letter) in text.enumerated() {
      let end = document.map.position(document.text.bytes.count)
      document.apply(
        [ChangeParameters.Change(range: DocumentRange(start: end, end: end), text: String(letter))],
        version: index, revision: index)
    }
    let parser = try SyntaxParser()
    let fresh = try parser.parse(SourceText(path: "a.xc", text))
    let tree = try #require(document.tree)
    #expect(tree.printed(as: .tree) == fresh.printed(as: .tree))
  }

  @Test func replacesTheWhole() {
    let document = changed("class A {}", [ChangeParameters.Change(range: nil, text: "enum E = { a };")])
    #expect(document.tree?.root.hasError == false)
    #expect(document.text.bytes.count == 15)
  }

  @Test(arguments: ["/a b/ü.xc", "/a%20/#.xc", "/plain.xc"]) func addressesGoBothWays(path: String) {
    #expect(DocumentAddress.path(of: DocumentAddress.uri(of: path)) == path)
  }

  @Test func addressesOfOtherKindsStay() {
    #expect(DocumentAddress.path(of: "untitled:Untitled-1") == "untitled:Untitled-1")
    #expect(DocumentAddress.path(of: "file://host/a.xc") == "/a.xc")
    #expect(DocumentAddress.path(of: "file:///c%3A/%zz") == "/c:/%zz")
  }
}
