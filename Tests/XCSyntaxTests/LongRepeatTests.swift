import Testing

@testable import XCSyntax

@Suite("The same over and over")
struct LongRepeatTests {
  @Test(
    "Two tokens in turn by the thousand are read in bounded time", .timeLimit(.minutes(10)),
    arguments: ["> else ", "-> struct ", "(a, ", "case a ? ", "optional struct ", "{ a, ", "= asm "])
  func pairs(piece: String) {
    let text = SourceText(path: "long.xc", String(repeating: piece, count: 1000))
    let file = SourceFile(parsing: text)
    #expect(!file.syntaxErrors.isEmpty)
    #expect(file.syntaxErrors.count <= FormReading.mostTold + 1)
  }

  @Test(
    "One mistake made hundreds of times is mended at each place",
    arguments: ["for (i : xs) { g(i); }\n", "x = 1, y = 2;\n"])
  func manyMended(piece: String) {
    let body = String(repeating: piece, count: 300)
    let file = SourceFile(parsing: SourceText(path: "long.xc", "void f(void) {\n\(body)}\ni32 after;\n"))
    #expect(file.mendedRanges.count == 300)
    #expect(file.syntaxErrors.count == FormReading.mostTold + 1)
    #expect(file.tree?.root.hasError == false)
    #expect(file.declarations.count == 2)
  }

  @Test("A text that takes the square of its length is given up, and said where", .timeLimit(.minutes(10)))
  func givenUp() throws {
    let text = SourceText(path: "long.xc", String(repeating: "sizeof ]\n", count: 40_000))
    let error = try #require(SourceFile(parsing: text).syntaxErrors.first)
    #expect(error.message.hasPrefix("parsing was given up near here"))
    #expect(error.span.start.line > 100)
  }

  @Test("A parser that gave up reads the next text as if it had not")
  func afterGivingUp() throws {
    let parser = try SyntaxParser()
    let long = SourceText(path: "long.xc", String(repeating: "sizeof ]\n", count: 40_000))
    #expect(throws: SyntaxParser.Refusal.self) { try parser.parse(long) }
    let tree = try parser.parse(SourceText(path: "a.xc", "i32 a;\nclass A { void f() { g(); } }\n"))
    #expect(!tree.root.hasError)
    #expect(tree.root.range == 0..<37)
  }
}
