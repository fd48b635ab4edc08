extension Condition {
  /// Whether some choice of macros makes the condition hold.
  ///
  /// Tests are independent of each other but for what one name tells: a macro with a value other than 0 is defined,
  /// and a value that is 1 is not 2. So `#ifdef A` and `#if A`, `#if A == 1` and `#if A == 2` are related as a reader
  /// expects, and so are the macros of the target, of which one excludes another; `#if A == B` and `#if A + 1 == 2`
  /// are tests of their own.
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
  /// - Parameters:
  ///   - definitions: what is defined. Other names stay open.
  ///   - undefined: names that are known to be no macros.
  public func assuming(_ definitions: MacroTable, undefined: Set<String> = []) -> Condition? {
    switch simplified(Knowledge(definitions: definitions, undefined: undefined)) {
    case .known(false): nil
    case .known(true): .always
    case .open(let condition): condition
    }
  }

  private enum Outcome {
    case known(Bool)
    case open(Condition)
  }

  /// What is known of macros.
  private struct Knowledge {
    let definitions: MacroTable
    let undefined: Set<String>

    /// The value of an expression; nil where it hangs on a name of which nothing is known.
    func value(of expression: ConditionExpression) -> Int32? {
      guard expression.definedNames.allSatisfy(isKnown) else { return nil }
      guard !expression.names.isEmpty else { return expression.value(with: definitions) }
      // What is left over once macros are expanded is what it hangs on.
      guard let expanded = ConditionExpression(parsing: expression.spelling, expanding: definitions),
        expanded.names.union(expanded.definedNames).allSatisfy(isKnown)
      else { return nil }
      return expanded.valueOnceExpanded(with: definitions)
    }

    private func isKnown(_ name: String) -> Bool { definitions.isDefined(name) || undefined.contains(name) }
  }

  private func simplified(_ definitions: Knowledge) -> Outcome {
    switch self {
    case .always: return .known(true)
    case .opaque(let text):
      let expression = ConditionExpression(parsing: text, expanding: definitions.definitions)
      return expression.flatMap(definitions.value).map { .known($0 != 0) } ?? .open(self)
    case .test(let expression):
      return definitions.value(of: expression).map { .known($0 != 0) } ?? .open(self)
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

extension Condition {
  /// Every name that the condition asks about, those in a text that cannot be read included.
  public var names: Set<String> {
    switch self {
    case .always: []
    case .opaque(let text): ConditionExpression.names(in: text)
    case .test(let expression): expression.names.union(expression.definedNames)
    case .not(let inner): inner.names
    case .and(let left, let right), .or(let left, let right): left.names.union(right.names)
    }
  }
}

extension ConditionExpression {
  /// Every name whose value the expression asks for.
  public var names: Set<String> {
    switch self {
    case .integer, .defined: []
    case .name(let name): [name]
    case .prefix(_, let operand): operand.names
    case .infix(_, let left, let right): left.names.union(right.names)
    }
  }

  /// Every name of which the expression asks whether it is defined.
  var definedNames: Set<String> {
    switch self {
    case .integer, .name: []
    case .defined(let name): [name]
    case .prefix(_, let operand): operand.definedNames
    case .infix(_, let left, let right): left.definedNames.union(right.definedNames)
    }
  }

  /// The names in a text.
  public static func names(in text: String) -> Set<String> {
    Set(ConditionTokens.all(in: text).filter(ConditionTokens.isName).map(String.init)).subtracting(["defined"]
    )
  }
}
