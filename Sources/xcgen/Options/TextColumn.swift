/// Lays help text out for a terminal of 80 columns.
enum TextColumn {
  private static let width = 80
  private static let indent = 2
  private static let gap = 28

  /// A term on the left and what it means on the right, wrapped.
  static func row(_ term: String, _ meaning: String) -> String {
    let head = String(repeating: " ", count: indent) + term
    let text = wrapped(meaning, indent: gap)
    if head.count + 2 > gap { return head + "\n" + String(repeating: " ", count: gap) + text }
    return head + String(repeating: " ", count: gap - head.count) + text
  }

  /// A text broken into lines, every line but the first indented.
  static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
