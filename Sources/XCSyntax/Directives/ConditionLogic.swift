extension Condition {
  /// Whether some choice of macros makes the condition hold.
  ///
  /// Tests are independent of each other but for what one name tells: a macro with a value other than 0 is defined,
  /// and a value that is 1 is not 2. So `#ifdef A` and `#if A`, `#if A == 1` and `#if A == 2` are related as a reader
  /// expects; `#if A == B` and `#if A + 1 == 2` are tests of their own.
  /// A condition with very many tests is taken as satisfiable without looking.
  public var isSatisfiable: Bool {
    if self == .always { return true }
    return TruthTable.holdsSomewhere(self) ?? true
  }

  /// Whether it holds for every choice of macros. A condition with very many tests is taken not to.
  public var isTautology: Bool {
    if self == .always { return true }
    return TruthTable.holdsSomewhere(.not(self)).map { !$0 } ?? false
  }

  /// The same condition with the tests that given macros settle replaced by their answers; nil where it cannot hold.
  ///
  /// Names that `definitions` does not define stay open.
  public func assuming(_ definitions: MacroTable) -> Condition? {
    switch simplified(definitions) {
    case .known(false): nil
    case .known(true): .always
    case .open(let condition): condition
    }
  }

  private enum Outcome {
    case known(Bool)
    case open(Condition)
  }

  private func simplified(_ definitions: MacroTable) -> Outcome {
    switch self {
    case .always: return .known(true)
    case .opaque: return .open(self)
    case .test(let expression):
      guard expression.names.allSatisfy(definitions.isDefined) else { return .open(self) }
      return .known(expression.value(with: definitions) != 0)
    case .not(let inner):
      switch inner.simplified(definitions) {
      case .known(let answer): return .known(!answer)
      case .open(let condition): return .open(condition.negated)
      }
    case .and(let left, let right):
      switch (left.simplified(definitions), right.simplified(definitions)) {
      case (.known(false), _), (_, .known(false)): return .known(false)
      case (.known(true), let other), (let other, .known(true)): return other
      case (.open(let first), .open(let second)): return .open(first.and(second))
      }
    case .or(let left, let right):
      switch (left.simplified(definitions), right.simplified(definitions)) {
      case (.known(true), _), (_, .known(true)): return .known(true)
      case (.known(false), let other), (let other, .known(false)): return other
      case (.open(let first), .open(let second)): return .open(first.or(second))
      }
    }
  }
}

extension ConditionExpression {
  /// Every name that the expression asks about.
  var names: Set<String> {
    switch self {
    case .integer: []
    case .name(let name), .defined(let name): [name]
    case .prefix(_, let operand): operand.names
    case .infix(_, let left, let right): left.names.union(right.names)
    }
  }
}
