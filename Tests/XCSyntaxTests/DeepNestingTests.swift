import Testing

@testable import XCSyntax

@Suite("Inputs that nest deeper than anyone writes")
struct DeepNestingTests {
  @Test(
    "A hundred thousand of anything is read or refused, never a crash",
    arguments: [
      "(", "{", "[", "*", "<", "#if A\n", "A<", "callback a ", "!", "if (x) ", "block b i32(", "x?", "a.b(",
      "(A*)", "for (;;) ", "while (x) ", "g('}', ",
    ])
  func nesting(piece: String) {
    let deep = String(repeating: piece, count: 100_000)
    for source in ["void f(void) { x = \(deep)", "class A { void f(A \(deep)", deep] {
      let file = SourceFile(parsing: SourceText(path: "deep.xc", source))
      #expect(!file.syntaxErrors.isEmpty)
    }
  }

  @Test("Balanced parentheses and braces of a depth that can be parsed are no error")
  func balanced() {
    let count = 40_000
    let open = String(repeating: "(", count: count)
    let close = String(repeating: ")", count: count)
    let file = SourceFile(parsing: SourceText(path: "deep.xc", "void f(void) { x = \(open)1\(close); }"))
    #expect(file.syntaxErrors.isEmpty)
    let braces = String(repeating: "{", count: count) + String(repeating: "}", count: count)
    let blocks = SourceFile(parsing: SourceText(path: "deep.xc", "void f(void) \(braces)"))
    #expect(blocks.syntaxErrors.isEmpty)
  }

  @Test("A long file of short things is parsed whatever its size")
  func longFiles() {
    let list = "i32 a[] = { \(String(repeating: "1, ", count: 200_000)) };"
    let calls = "void f(void) { \(String(repeating: "a.b(c, d); ", count: 60_000)) }"
    for source in [list, calls] {
      #expect(SourceFile(parsing: SourceText(path: "long.xc", source)).syntaxErrors.isEmpty)
    }
  }

  @Test(
    "Stray tokens by the hundred thousand are an error, not a crash",
    arguments: [") ", "@ ", "} ", "; = ", "§ "])
  func strayTokens(piece: String) {
    let file = SourceFile(parsing: SourceText(path: "x.xc", String(repeating: piece, count: 100_000)))
    #expect(!file.syntaxErrors.isEmpty)
  }

  @Test(
    "Comments by the hundred thousand are refused in words", arguments: ["//\n", "/**/", "// a\n/* b */\n"])
  func comments(piece: String) {
    for (head, tail) in [("", ""), ("class A { i32 n; ", " }"), ("void f(void) { g(1, ", "2); }")] {
      func problems(_ count: Int) -> [String] {
        let text = head + String(repeating: piece, count: count) + tail
        return SourceFile(parsing: SourceText(path: "x.xc", text)).syntaxErrors.map(\.message)
      }
      #expect(problems(20_000) == [])
      #expect(
        problems(100_000) == [
          "more than 50000 tokens or comments stand in a row here and nothing ends them: this is too much to be parsed"
        ])
    }
  }

  @Test("A type of a thousand stars is refused in words")
  func stars() {
    let file = SourceFile(
      parsing: SourceText(path: "deep.xc", "u8\(String(repeating: "*", count: 1000)) p;"))
    #expect(file.syntaxErrors.map(\.message) == ["this type is nested too deeply to be read"])
  }
}
