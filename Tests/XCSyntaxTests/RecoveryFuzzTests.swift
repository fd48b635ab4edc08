import SeededRandom
import Testing

@testable import XCSyntax

@Suite("Recovery from any damage")
struct RecoveryFuzzTests {
  @Test(
    "A damaged file is read to its end, and everything said of it lies inside of it",
    .timeLimit(.minutes(5)), arguments: Corpus.all)
  func damage(example: CorpusCase) throws {
    var generator = SeededGenerator(seed: UInt64(example.input.utf8.count))
    let parser = try SyntaxParser()
    let original = SourceText(path: "damaged.xc", example.input)
    let tokens = Leaves.of(try parser.parse(original)).filter { !$0.isEmpty }
    guard !tokens.isEmpty else { return }
    var damaged = [Array(original.bytes.prefix(Int.random(in: 0...original.bytes.count, using: &generator)))]
    for mutation in Mutation.allCases {
      let index = Int.random(in: tokens.indices, using: &generator)
      if let bytes = mutation.apply(to: original.bytes, tokens: tokens, at: index) { damaged.append(bytes) }
    }
    for bytes in damaged {
      let file = SourceFile(parsing: SourceText(path: "damaged.xc", bytes: bytes), with: parser)
      check(file)
    }
  }

  private func check(_ file: SourceFile) {
    let inside = 0...file.text.bytes.count
    for error in file.syntaxErrors {
      #expect(inside.contains(error.span.bytes.lowerBound) && inside.contains(error.span.bytes.upperBound))
      #expect(!error.message.isEmpty && !error.message.contains("ERROR") && !error.message.hasSuffix("."))
    }
    let lines = file.syntaxErrors.map(\.span.start.line)
    #expect(lines == lines.sorted())
    for declaration in file.declarations {
      #expect(inside.contains(declaration.range.lowerBound))
    }
  }
}
