/// Text that grows line by line, with an indentation.
struct CodeWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ words: String = "") {
    if !words.isEmpty { text += String(repeating: "    ", count: depth) + words }
    text += "\n"
  }

  /// A line at the margin, as directives stand.
  mutating func directive(_ words: String) { text += words + "\n" }

  /// What stands between braces on lines of their own, as deep as what they hold.
  mutating func innerBraces(_ write: (inout CodeWriter) -> Void) {
    depth += 1
    line("{")
    write(&self)
    line("}")
    depth -= 1
  }

  /// A head with its opening brace behind it.
  mutating func braces(_ head: String, _ tail: String = "}", _ write: (inout CodeWriter) -> Void) {
    line(head + " {")
    depth += 1
    write(&self)
    depth -= 1
    line(tail)
  }
}
