extension Condition {
  /// The condition as source text that could stand behind `#if`: `defined(A) && !B`.
  public var spelling: String { spelled() }

  /// Whether the spelling says the same again to who reads it: what could not be read may not be repeated elsewhere.
  public var canBeSpelled: Bool {
    hasPlainTests && !and(Condition(ifText: spelling).negated).isSatisfiable
      && !negated.and(Condition(ifText: spelling)).isSatisfiable
  }

  private var hasPlainTests: Bool {
    switch self {
    case .always, .test: true
    case .opaque(let text): !text.isEmpty && !text.contains { "#\"'\\".contains($0) || $0.isNewline }
    case .not(let inner): inner.hasPlainTests
    case .and(let left, let right), .or(let left, let right): left.hasPlainTests && right.hasPlainTests
    }
  }

  private func spelled(insideAnd: Bool = false, insideJoin: Bool = false) -> String {
    switch self {
    case .always: return "1"
    case .test(let expression): return expression.spelling
    case .opaque(let text): return insideJoin && !Self.isOperand(text[...]) ? "(" + text + ")" : text
    case .not(let inner):
      switch inner {
      case .test(.name), .test(.defined): return "!" + inner.spelling
      default: return "!(" + inner.spelling + ")"
      }
    case .and(let left, let right):
      return left.spelled(insideAnd: true, insideJoin: true) + " && "
        + right.spelled(insideAnd: true, insideJoin: true)
    case .or(let left, let right):
      let text = left.spelled(insideJoin: true) + " || " + right.spelled(insideJoin: true)
      return insideAnd ? "(" + text + ")" : text
    }
  }
}

extension ConditionExpression {
  /// The expression as source text; inner operators keep parentheses of their own.
  public var spelling: String {
    switch self {
    case .integer(let value): String(value)
    case .name(let name): name
    case .defined(let name): "defined(\(name))"
    case .prefix(let symbol, let operand): symbol + operand.inner
    case .infix(let symbol, let left, let right): "\(left.inner) \(symbol) \(right.inner)"
    }
  }

  private var inner: String {
    if case .infix = self { return "(" + spelling + ")" }
    return spelling
  }
}
