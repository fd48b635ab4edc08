import SeededRandom

@testable import XCSyntax

/// Changes as a person makes them, drawn from a generator.
enum RandomChange {
  private static let pieces = [
    "x", "Node", "weak", "callback", "block", "12", "%1", "\"s\"", "'", "\"", ";", ",", ":", "*", "<", ">",
    "(", ")",
    "[", "]", "{", "}", "=", ".", "..", "?", " ", "\n", "\\\n", "// c\n", "/*", "*/", "#if A\n", "\n#endif\n",
    "#define B 1\n", "asm {", "i32 n = 1;", "void f(void) { }", "return a < b > c;", "é",
  ]

  /// Replaces up to a few bytes by a piece of text or by nothing; characters are never cut.
  static func next(in text: SourceText, using generator: inout SeededGenerator) -> TextChange {
    let start = boundary(at: Int.random(in: 0...text.bytes.count, using: &generator), in: text)
    let length = Bool.random(using: &generator) ? 0 : Int.random(in: 1...12, using: &generator)
    let end = boundary(at: min(start + length, text.bytes.count), in: text)
    let inserts = length == 0 || Bool.random(using: &generator)
    let piece = inserts ? pieces[Int.random(in: 0..<pieces.count, using: &generator)] : ""
    return TextChange(range: start..<max(start, end), replacement: Array(piece.utf8))
  }

  private static func boundary(at offset: Int, in text: SourceText) -> Int {
    var offset = offset
    while offset < text.bytes.count, text.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
