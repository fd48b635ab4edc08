extension ConditionExpression {
  /// Reads the text behind `#if` or `#elif`; nil where it is no expression. Comments must be gone.
  public init?(parsing text: String) {
    self.init(tokens: ConditionTokens.all(in: text))
  }

  /// Reads the text behind `#if` as the preprocessor does, once macros are expanded (`dialect.md` 2.5).
  init?(parsing text: String, expanding definitions: MacroTable) {
    guard let tokens = MacroExpansion(of: ConditionTokens.all(in: text), with: definitions)?.tokens else {
      return nil
    }
    self.init(tokens: tokens)
  }

  private init?(tokens: [Substring]) {
    var parser = ConditionParser(tokens: tokens)
    guard let expression = parser.parse(atLeast: 1), parser.isAtEnd else { return nil }
    self = expression
  }
}

/// A precedence climber over the tokens of one condition.
private struct ConditionParser {
  let tokens: [Substring]
  var index = 0
  var depth = 0

  /// Deeper nesting than this is refused rather than risked on the stack.
  private static let deepestNesting = 200

  private static let levels: [String: Int] = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, "<=": 7, ">": 7, ">=": 7, "<<": 8,
    ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
  ]

  var isAtEnd: Bool { index == tokens.count }

  init(tokens: [Substring]) { self.tokens = tokens }

  mutating func parse(atLeast level: Int) -> ConditionExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepestNesting, var left = parsePrefix() else { return nil }
    while index < tokens.count, let strength = Self.levels[String(tokens[index])], strength >= level {
      let symbol = String(tokens[index])
      index += 1
      guard let right = parse(atLeast: strength + 1) else { return nil }
      left = .infix(symbol, left, right)
    }
    return left
  }

  private mutating func parsePrefix() -> ConditionExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepestNesting, let token = next() else { return nil }
    switch token {
    case "!", "-", "+", "~":
      return parsePrefix().map { .prefix(String(token), $0) }
    case "(":
      guard let inner = parse(atLeast: 1), next() == ")" else { return nil }
      return inner
    case "defined":
      return parseDefined()
    default:
      return parseOperand(token)
    }
  }

  private mutating func parseDefined() -> ConditionExpression? {
    guard let token = next() else { return nil }
    if token == "(" {
      guard let name = next(), ConditionTokens.isName(name), next() == ")" else { return nil }
      return .defined(String(name))
    }
    return ConditionTokens.isName(token) ? .defined(String(token)) : nil
  }

  private mutating func parseOperand(_ token: Substring) -> ConditionExpression? {
    if token.hasPrefix("$") { return Int(token.dropFirst(), radix: 16).map { .integer($0) } }
    if token.hasPrefix("0x") || token.hasPrefix("0X") {
      return Int(token.dropFirst(2), radix: 16).map { .integer($0) }
    }
    if let value = Int(token) { return .integer(value) }
    return ConditionTokens.isName(token) ? .name(String(token)) : nil
  }

  private mutating func next() -> Substring? {
    guard index < tokens.count else { return nil }
    index += 1
    return tokens[index - 1]
  }
}
