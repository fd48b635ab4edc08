import Testing

@testable import XCSyntax

@Suite("The same over and over")
struct LongRepeatTests {
  @Test(
    "Two tokens in turn by the thousand are read in bounded time", .timeLimit(.minutes(1)),
    arguments: ["> else ", "-> struct ", "(a, ", "case a ? ", "optional struct ", "{ a, ", "= asm "])
  func pairs(piece: String) {
    let text = SourceText(path: "long.xc", String(repeating: piece, count: 1000))
    let file = SourceFile(parsing: text)
    #expect(!file.syntaxErrors.isEmpty)
    #expect(file.syntaxErrors.count <= FormReading.mostTold + 1)
  }
}
