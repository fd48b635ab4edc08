import XCSyntax

/// Constants of the source: plain literals, macros, and arithmetic on both.
enum ConstantExpression {
  /// The value of an array's length; nil where it cannot be known.
  static func value(of text: String, macros: MacroTable) -> Int? {
    if let literal = literal(text), let value = Int(exactly: literal) { return value }
    guard let expanded = MacroExpansion(of: text, with: macros) else { return nil }
    let tokens = expanded.tokens.map { token in
      (character(token) ?? literal(String(token))).map { String($0) } ?? String(token)
    }
    guard let expression = ConditionExpression(parsing: tokens.joined(separator: " ")),
      expression.names.isEmpty
    else { return nil }
    return Int(expression.value(with: MacroTable()))
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
    if let value = literal(text) { return value }
    guard let tokens = MacroExpansion(of: text, with: macros)?.tokens else { return nil }
    return tokens.count == 1 ? literal(String(tokens[0])) : nil
  }

  /// Whether a text is a literal that is too large for 64 bits.
  static func isTooLarge(_ text: String, macros: MacroTable) -> Bool {
    guard literal(text, macros: macros) == nil, let tokens = MacroExpansion(of: text, with: macros)?.tokens,
      tokens.count == 1
    else { return false }
    let digits = tokens[0].filter { $0 != "_" }
    let mark = ["0x", "0X", "$"].first { digits.hasPrefix($0) }
    return mark.map { digits.dropFirst($0.count).allSatisfy(\.isHexDigit) }
      ?? digits.allSatisfy(\.isWholeNumber)
  }

  /// The value of a character: `'a'`, `'\n'`, `'\x41'`.
  private static func character(_ token: Substring) -> UInt64? {
    guard token.first == "'", token.last == "'", token.count > 2 else { return nil }
    let inner = token.dropFirst().dropLast()
    guard inner.first == "\\" else {
      return inner.unicodeScalars.count == 1 ? inner.unicodeScalars.first.map { UInt64($0.value) } : nil
    }
    let escape = inner.dropFirst()
    if escape.first == "x" { return unsigned(escape.dropFirst(), radix: 16) }
    return escape.count == 1 ? escape.first.flatMap { escapes[$0] } : nil
  }

  private static let escapes: [Character: UInt64] = [
    "0": 0, "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13, "e": 27, "\"": 34, "'": 39, "\\": 92,
  ]

  private static func unsigned(_ digits: Substring, radix: Int) -> UInt64? {
    digits.allSatisfy(\.isHexDigit) ? UInt64(digits, radix: radix) : nil
  }
}
