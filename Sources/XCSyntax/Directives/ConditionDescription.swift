extension Condition {
  /// The condition as source text that could stand behind `#if`: `defined(A) && !B`.
  public var spelling: String { spelled(insideAnd: false) }

  private func spelled(insideAnd: Bool) -> String {
    switch self {
    case .always: return "1"
    case .test(let expression): return expression.spelling
    case .opaque(let text): return text
    case .not(let inner):
      switch inner {
      case .test(.name), .test(.defined): return "!" + inner.spelling
      default: return "!(" + inner.spelling + ")"
      }
    case .and(let left, let right):
      return left.spelled(insideAnd: true) + " && " + right.spelled(insideAnd: true)
    case .or(let left, let right):
      let text = left.spelled(insideAnd: false) + " || " + right.spelled(insideAnd: false)
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
