import XCSyntax

/// What is known about macros before a file is read.
struct KnownMacros: Sendable, Hashable {
  var definitions: MacroTable
  var undefined: Set<String>

  /// The condition with everything known put in; nil where it can't hold.
  func settle(_ condition: Condition) -> Condition? {
    if condition == .always { return condition }
    let open = undefined.isEmpty ? condition : condition.replacing(undefined: undefined)
    return open.assuming(definitions)
  }
}

extension Condition {
  /// The condition with names that are no macros replaced by what they then mean.
  func replacing(undefined names: Set<String>) -> Condition {
    switch self {
    case .always, .opaque: self
    case .test(let expression): .test(expression.replacing(undefined: names))
    case .not(let inner): inner.replacing(undefined: names).negated
    case .and(let left, let right):
      .and(left.replacing(undefined: names), right.replacing(undefined: names))
    case .or(let left, let right):
      .or(left.replacing(undefined: names), right.replacing(undefined: names))
    }
  }
}

extension ConditionExpression {
  func replacing(undefined names: Set<String>) -> ConditionExpression {
    switch self {
    case .integer: self
    case .name(let name), .defined(let name): names.contains(name) ? .integer(0) : self
    case .prefix(let symbol, let operand): .prefix(symbol, operand.replacing(undefined: names))
    case .infix(let symbol, let left, let right):
      .infix(symbol, left.replacing(undefined: names), right.replacing(undefined: names))
    }
  }
}
