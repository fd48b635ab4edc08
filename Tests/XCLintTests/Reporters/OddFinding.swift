import XCSyntax

/// A finding whose texts hold what every form must escape.
enum OddFinding {
  static let words = "quote \" ' back \\ < > & 100% a:b, c\r\nnext \u{1} é 漢 ::error"
  static let path = "dir, a:b/<é> %20.xc"

  static let finding = Diagnostic(
    rule: "syntax-error", severity: .note, message: words,
    span: SourceSpan(
      file: path, bytes: 4..<9, start: SourcePosition(line: 2, column: 3),
      end: SourcePosition(line: 3, column: 1)))
}
