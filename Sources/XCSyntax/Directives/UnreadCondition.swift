extension Condition {
  /// Deeper nesting than this is left unread.
  private static let deepestNesting = 40

  /// Reads a condition, and where its text is no expression, what its logical operators join: the opposite of a test
  /// that cannot be read is then known for what it is.
  init(ifText text: String, depth: Int) {
    if let expression = ConditionExpression(parsing: text) {
      self.init(expression)
    } else {
      let text = text.trimmed
      self = Self.joined(text[...], depth) ?? .opaque(text)
    }
  }

  private static func joined(_ text: Substring, _ depth: Int) -> Condition? {
    // `?` and `,` bind more loosely than what is taken apart here.
    guard depth < deepestNesting, let marks = OuterMarks(of: text), !marks.hasLooseOperator else {
      return nil
    }
    let isEither = !marks.alternatives.isEmpty
    if isEither || !marks.conjunctions.isEmpty {
      let parts = pieces(of: text, cutAt: isEither ? marks.alternatives : marks.conjunctions)
      guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
      return parts.dropFirst().reduce(Condition(ifText: parts[0], depth: depth + 1)) { joined, part in
        let next = Condition(ifText: part, depth: depth + 1)
        return isEither ? .or(joined, next) : .and(joined, next)
      }
    }
    if text.first == "!" {
      let rest = text.dropFirst().trimmed
      return isOperand(rest[...]) ? .not(Condition(ifText: rest, depth: depth + 1)) : nil
    }
    guard text.first == "(", isOperand(text) else { return nil }
    return Condition(ifText: String(text.dropFirst().dropLast()), depth: depth + 1)
  }

  private static func pieces(of text: Substring, cutAt cuts: [Substring.Index]) -> [String] {
    var pieces: [String] = []
    var start = text.startIndex
    for cut in cuts {
      pieces.append(text[start..<cut].trimmed)
      start = text.index(cut, offsetBy: 2)
    }
    return pieces + [text[start...].trimmed]
  }

  /// Whether a text is one operand: negated or not, a name or none, and one pair of parentheses that closes at its end.
  static func isOperand(_ text: Substring) -> Bool {
    let negated = text.drop { $0 == "!" || $0.isWhitespace }
    let rest = negated.drop { $0.isLetter || $0.isNumber || $0 == "_" }.drop { $0.isWhitespace }
    guard rest.first == "(", rest.last == ")" else { return false }
    var depth = 0
    for index in rest.indices {
      if rest[index] == "(" { depth += 1 }
      if rest[index] == ")" { depth -= 1 }
      if depth == 0 { return rest.index(after: index) == rest.endIndex }
    }
    return false
  }
}

/// The logical operators of a text that stand in no parentheses.
private struct OuterMarks {
  var alternatives: [Substring.Index] = []
  var conjunctions: [Substring.Index] = []
  var hasLooseOperator = false

  /// Nil where the parentheses do not fit together.
  init?(of text: Substring) {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let pair = text[index...].prefix(2)
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "?", ",": hasLooseOperator = hasLooseOperator || depth == 0
      default: break
      }
      guard depth >= 0 else { return nil }
      if depth == 0, pair == "||" || pair == "&&" {
        if pair == "||" { alternatives.append(index) } else { conjunctions.append(index) }
        index = text.index(after: index)
      }
      index = text.index(after: index)
    }
    guard depth == 0 else { return nil }
  }
}
