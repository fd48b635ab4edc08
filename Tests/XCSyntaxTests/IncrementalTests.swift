import Testing

@testable import XCSyntax

@Suite("Parsing again after changes")
struct IncrementalTests {
  private static let changesPerInput = 24

  @Test(
    "After a random change of an input, and after taking it back, parsing again equals parsing afresh",
    arguments: Corpus.all)
  func changes(example: CorpusCase) throws {
    let parser = try SyntaxParser()
    let original = try parser.parse(SourceText(path: "edited.xc", example.input))
    for change in Self.changes(of: original.text, named: example.testDescription) {
      let text = change.applied(to: original.text)
      let again = try parser.parse(text, after: change.edit, of: original)
      let afresh = try parser.parse(text)
      #expect(again.root.hasError == afresh.root.hasError)
      #expect(Leaves.lost(in: again) == nil)
      // How libtree-sitter gets over an error depends on the tokens that it holds already; see `broken`.
      if !afresh.root.hasError, let difference = TreeComparison.firstDifference(again, afresh) {
        Issue.record("after \(change): \(difference)")
      }
      let back = try parser.parse(original.text, after: change.undone(in: original.text).edit, of: again)
      if let difference = TreeComparison.firstDifference(back, original) {
        Issue.record("back from \(change): \(difference)")
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
      for change in Self.changes(of: original.text, named: example.testDescription) {
        let text = change.applied(to: original.text)
        let afresh = try parser.parse(text)
        guard afresh.root.hasError else {
          whole += 1
          continue
        }
        broken += 1
        let again = try parser.parse(text, after: change.edit, of: original)
        if TreeComparison.firstDifference(again, afresh) != nil { different += 1 }
      }
    }
    // Neither kind may be so rare that the tests say nothing.
    #expect(whole > 1500)
    #expect(broken > 1500)
    #expect(different * 100 < broken, "\(different) of \(broken) broken, \(whole) whole")
  }

  @Test("Neither the tree before nor its text is changed")
  func before() throws {
    let parser = try SyntaxParser()
    let original = try parser.parse(SourceText(path: "x.xc", "class A {\n  i32 a;\n}\n"))
    let change = TextChange(range: 18..<18, replacement: Array("\n  void f(void) { }".utf8))
    let printed = original.printed(as: .json)
    let again = try parser.parse(change.applied(to: original.text), after: change.edit, of: original)
    #expect(!again.root.hasError)
    #expect(again.printed(as: .json) != printed)
    #expect(original.printed(as: .json) == printed)
  }

  private static func changes(of text: SourceText, named name: String) -> [TextChange] {
    var generator = SeededGenerator(named: name)
    return (0..<changesPerInput).map { _ in RandomChange.next(in: text, using: &generator) }
  }
}
