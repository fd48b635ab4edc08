/// The words and signs of a condition's text.
enum ConditionTokens {
  private static let pairs: Set<Substring> = ["||", "&&", "==", "!=", "<=", ">=", "<<", ">>", "##"]

  /// The tokens of a text in order.
  static func all(in text: String) -> [Substring] {
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
        continue
      }
      let length: Int
      if first.isLetter || first.isNumber || first == "_" || first == "$" {
        length = 1 + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
      } else if first == "'" || first == "\"" {
        length = 1 + literalLength(rest.dropFirst(), closedBy: first)
      } else {
        length = pairs.contains(rest.prefix(2)) ? 2 : 1
      }
      tokens.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return tokens
  }

  /// How much of a text a literal takes that is open in front of it, its closing mark included.
  private static func literalLength(_ text: Substring, closedBy mark: Character) -> Int {
    var length = 0
    var isEscaped = false
    for character in text {
      length += 1
      if character == mark, !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return length
  }

  /// Whether a token is a name.
  static func isName(_ token: Substring) -> Bool { token.first.map { $0.isLetter || $0 == "_" } ?? false }
}
