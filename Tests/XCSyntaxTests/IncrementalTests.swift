import Testing

@testable import XCSyntax

@Suite("Parsing again after edits")
struct IncrementalTests {
  private static let editsPerInput = 24

  @Test(
    "After a random edit of a corpus input, and after taking it back, what is parsed again equals what is parsed afresh",
    arguments: Corpus.all)
  func edits(example: CorpusCase) throws {
    let parser = try SyntaxParser()
    let original = try parser.parse(SourceText(path: "edited.xc", example.input))
    for edit in Self.edits(of: original.text, named: example.testDescription) {
      let again = try parser.parse(reusing: original.edited(by: edit))
      let afresh = try parser.parse(original.text.applying(edit))
      #expect(again.text.bytes == afresh.text.bytes)
      #expect(again.root.hasError == afresh.root.hasError)
      #expect(Leaves.lost(in: again) == nil)
      // How libtree-sitter gets over an error depends on the tokens that it holds already; see `broken`.
      if !afresh.root.hasError, let difference = TreeComparison.firstDifference(again, afresh) {
        Issue.record("after \(edit): \(difference)")
      }
      let back = try parser.parse(reusing: again.edited(by: RandomEdit.undoing(edit, of: original.text)))
      if let difference = TreeComparison.firstDifference(back, original) {
        Issue.record("back from \(edit): \(difference)")
      }
    }
  }

  @Test("Broken inputs too are parsed again to the same tree, but for a few")
  func broken() throws {
    let parser = try SyntaxParser()
    var whole = 0
    var broken = 0
    var different = 0
    for example in try Corpus.cases.get() {
      let original = try parser.parse(SourceText(path: "edited.xc", example.input))
      for edit in Self.edits(of: original.text, named: example.testDescription) {
        let afresh = try parser.parse(original.text.applying(edit))
        guard afresh.root.hasError else {
          whole += 1
          continue
        }
        broken += 1
        let again = try parser.parse(reusing: original.edited(by: edit))
        if TreeComparison.firstDifference(again, afresh) != nil { different += 1 }
      }
    }
    // Neither kind may be so rare that the tests say nothing.
    #expect(whole > 1500)
    #expect(broken > 1500)
    #expect(different * 100 < broken, "\(different) of \(broken) broken, \(whole) whole")
  }

  @Test("Edits one behind the other are followed by one parse")
  func chain() throws {
    let parser = try SyntaxParser()
    let original = try parser.parse(SourceText(path: "x.xc", "class A {\n  i32 a;\n}\n"))
    let edited = original
      .edited(by: SyntaxEdit(replacing: 18..<18, with: Array("\n  weak:Node* up;\n  void f(void) { }".utf8)))
      .edited(by: SyntaxEdit(replacing: 6..<7, with: Array("Longer".utf8)))
      .edited(by: SyntaxEdit(replacing: 0..<0, with: Array("// top\n".utf8)))
    let again = try parser.parse(reusing: edited)
    #expect(!again.root.hasError)
    #expect(TreeComparison.firstDifference(again, try parser.parse(edited.text)) == nil)
    #expect(SourceFile(tree: again).declarations.count == 1)
    #expect(!original.root.hasError)
    #expect(original.root.text == "class A {\n  i32 a;\n}\n")
  }

  private static func edits(of text: SourceText, named name: String) -> [SyntaxEdit] {
    var generator = SeededGenerator(named: name)
    return (0..<editsPerInput).map { _ in RandomEdit.next(in: text, using: &generator) }
  }
}
