import XCSyntax

/// Constants of the source: plain literals, macros, and arithmetic on both.
enum ConstantExpression {
  /// The value of an array's length; nil where it cannot be known.
  static func value(of text: String, macros: MacroTable) -> Int? {
    if let literal = literal(text), let value = Int(exactly: literal) { return value }
    var known: Set<String> = []
    guard let expression = ConditionExpression(parsing: text),
      isKnown(expression, macros, visited: [], &known)
    else { return nil }
    return Int(expression.value(with: macros))
  }

  /// The value of a plain integer literal in any notation of the language: `10`, `0x1F`, `$1F`, `%101`,
  /// `1_000`.
  static func literal(_ text: String) -> UInt64? {
    let digits = text.filter { $0 != "_" && !$0.isWhitespace }
    guard digits.first != "+", digits.first != "-" else { return nil }
    if digits.hasPrefix("$") { return unsigned(digits.dropFirst(), radix: 16) }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return unsigned(digits.dropFirst(2), radix: 16) }
    if digits.hasPrefix("%") { return unsigned(digits.dropFirst(), radix: 2) }
    return unsigned(digits[...], radix: 10)
  }

  /// The value of a literal that may stand behind macros: the counter of an enum looks at what is left of
  /// them.
  static func literal(_ text: String, macros: MacroTable) -> UInt64? {
    var text = text
    var visited: Set<String> = []
    while visited.insert(text).inserted {
      if let value = literal(text) { return value }
      guard let body = macros.body(of: text) else { return nil }
      text = trimmed(body)
    }
    return nil
  }

  private static func unsigned(_ digits: Substring, radix: Int) -> UInt64? {
    digits.allSatisfy(\.isHexDigit) ? UInt64(digits, radix: radix) : nil
  }

  private static func trimmed(_ text: String) -> String {
    let tail = text.drop(while: \.isWhitespace)
    guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(tail[...last])
  }

  private static func isKnown(
    _ expression: ConditionExpression, _ macros: MacroTable, visited: Set<String>, _ known: inout Set<String>
  ) -> Bool {
    switch expression {
    case .integer, .defined: return true
    case .name(let name):
      if known.contains(name) { return true }
      guard !visited.contains(name), let body = macros.body(of: name),
        let inner = ConditionExpression(parsing: body),
        isKnown(inner, macros, visited: visited.union([name]), &known)
      else { return false }
      known.insert(name)
      return true
    case .prefix(_, let operand): return isKnown(operand, macros, visited: visited, &known)
    case .infix(_, let left, let right):
      return isKnown(left, macros, visited: visited, &known)
        && isKnown(right, macros, visited: visited, &known)
    }
  }
}
