import SeededRandom
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
      #expect(Leaves.lost(in: again) == nil)
      if let difference = TreeComparison.firstDifference(again, try parser.parse(text)) {
        Issue.record("after \(change): \(difference)")
      }
      let back = try parser.parse(original.text, after: change.undone(in: original.text).edit, of: again)
      if let difference = TreeComparison.firstDifference(back, original) {
        Issue.record("back from \(change): \(difference)")
      }
    }
  }

  @Test("Change upon change, through broken text and whole, parsing again equals parsing afresh")
  func chains() throws {
    let parser = try SyntaxParser()
    var whole = 0
    var broken = 0
    for example in try Corpus.cases.get() {
      var generator = SeededGenerator(named: "chain of " + example.testDescription)
      let original = try parser.parse(SourceText(path: "edited.xc", example.input))
      var tree = original
      for step in 0..<Self.changesPerInput {
        // Few changes mend anything, so that a chain would stay broken for good.
        if step % 4 == 0 { tree = original }
        let change = RandomChange.next(in: tree.text, using: &generator)
        let text = change.applied(to: tree.text)
        tree = try parser.parse(text, after: change.edit, of: tree)
        if tree.root.hasError { broken += 1 } else { whole += 1 }
        if let difference = TreeComparison.firstDifference(tree, try parser.parse(text)) {
          Issue.record("\(example.testDescription), after \(change): \(difference)")
          break
        }
      }
    }
    // Neither kind may be so rare that the test says nothing.
    #expect(whole > 500, "\(broken) broken, \(whole) whole")
    #expect(broken > 1500, "\(broken) broken, \(whole) whole")
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
