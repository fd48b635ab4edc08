import Testing

@testable import XCSyntax

@Suite("Damaged inputs")
struct MutationTests {
  @Test(
    "With any token deleted, doubled or swapped, an input is parsed and no byte is lost",
    .timeLimit(.minutes(5)), arguments: Corpus.all)
  func mutations(example: CorpusCase) throws {
    let parser = try SyntaxParser()
    let original = SourceText(path: "mutant.xc", example.input)
    let tokens = Leaves.of(try parser.parse(original)).filter { !$0.isEmpty }
    for mutation in Mutation.allCases {
      for index in tokens.indices {
        guard let bytes = mutation.apply(to: original.bytes, tokens: tokens, at: index) else { continue }
        let tree = try parser.parse(SourceText(path: "mutant.xc", bytes: bytes))
        if let lost = Leaves.lost(in: tree) {
          Issue.record("\(mutation) of token \(index) loses bytes \(lost) of \(tree.root.text)")
        }
      }
    }
  }

  @Test("Lost bytes are found")
  func lost() throws {
    let parser = try SyntaxParser()
    let whole = try parser.parse(SourceText(path: "x.xc", "i32 a \\ \n ; // b"))
    #expect(Leaves.lost(in: whole) == nil)
    #expect(Leaves.lost(of: Array("i32 a \\ \n ; // b c".utf8), in: whole) == 16..<18)
    #expect(Leaves.lost(of: Array("i32 axb \n ; // b".utf8), in: whole) == 5..<10)
  }
}
