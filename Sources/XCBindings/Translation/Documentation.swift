import XCSyntax

/// The documentation of generated declarations: the source's own comment, then what the binding adds.
enum Documentation {
  private static let width = 100

  /// The lines of the source's comment, without empty ones at either end.
  static func lines(of comment: [String]) -> [String] {
    var lines = comment.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
      .map(trimmed)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The comment with a paragraph behind it.
  static func lines(of comment: [String], adding paragraph: String?) -> [String] {
    join(lines(of: comment), paragraph)
  }

  /// Documentation with a paragraph behind it.
  static func join(_ lines: [String], _ paragraph: String?) -> [String] {
    guard let paragraph, !paragraph.isEmpty else { return lines }
    return (lines.isEmpty ? [] : lines + [""]) + wrapped(paragraph)
  }

  /// The comment of a declaration that came in some version.
  static func lines(of comment: [String], since version: String?) -> [String] {
    lines(of: comment, adding: version.map { "Since \(trimmed($0))." })
  }

  /// Names in backticks: `a`, `a` and `b`, `a`, `b` and `c`.
  static func list(_ names: [String], lastWord: String = "and") -> String {
    let quoted = names.map { "`" + $0 + "`" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(lastWord) " + last
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func trimmed(_ line: some StringProtocol) -> String {
    guard let last = line.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(line[...last])
  }
}
