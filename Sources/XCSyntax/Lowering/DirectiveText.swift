/// Levels the raw text of a directive.
enum DirectiveText {
  /// The word behind the `#` of a directive: it goes on as far as a name does.
  static func word(of directive: some StringProtocol) -> String {
    let rest = directive.utf8.dropFirst()
    let word = Array(
      rest[DirectiveGap.end(in: rest, from: rest.startIndex)...].prefix(while: TokenScanner.isName))
    return String(decoding: word, as: UTF8.self)
  }

  /// Continued lines joined by a blank, comments inside replaced by one, blanks at both ends removed.
  static func joined(_ raw: String) -> String {
    var output = ""
    var rest = Substring(raw)
    while let first = rest.first {
      if first == "\\", let end = continuationEnd(rest) {
        rest = rest[end...]
        output.append(" ")
      } else if rest.hasPrefix("/*") {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        output.append(" ")
      } else if first == "\"" {
        let literal = quoted(rest)
        output += withoutContinuations(literal)
        rest = rest[literal.endIndex...]
      } else {
        output.append(first)
        rest = rest.dropFirst()
      }
    }
    var trimmed = Substring(output)
    while trimmed.first?.isWhitespace == true { trimmed = trimmed.dropFirst() }
    while trimmed.last?.isWhitespace == true { trimmed = trimmed.dropLast() }
    return String(trimmed)
  }

  /// A path that goes on over line ends, on one line.
  static func path(_ raw: String) -> String {
    raw.contains("\\") ? withoutContinuations(Substring(raw)) : raw
  }

  /// Behind the line end, where a backslash with blanks or comments behind it stands in front of it.
  private static func continuationEnd(_ text: Substring) -> Substring.Index? {
    DirectiveGap.endOfJoint(in: text.utf8, from: text.startIndex)
  }

  /// A literal that goes on over line ends, on one line.
  private static func withoutContinuations(_ literal: Substring) -> String {
    var output = ""
    var rest = literal
    while let first = rest.first {
      if let end = first == "\\" ? continuationEnd(rest) : nil {
        rest = rest[end...]
        continue
      }
      output.append(first)
      rest = rest.dropFirst()
    }
    return output
  }

  private static func quoted(_ text: Substring) -> Substring {
    var index = text.index(after: text.startIndex)
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if character == "\"" { break }
      if character == "\\", index < text.endIndex { index = text.index(after: index) }
    }
    return text[..<index]
  }
}
