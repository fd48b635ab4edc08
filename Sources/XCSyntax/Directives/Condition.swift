/// When the preprocessor keeps a declaration: a formula over what `#if`, `#ifdef` and their arms test.
public indirect enum Condition: Sendable, Hashable {
  /// Kept whatever is defined.
  case always
  /// Kept where a test holds.
  case test(ConditionExpression)
  /// A test whose text is no expression that can be read; only equal to itself.
  case opaque(String)
  /// Kept where the other is not.
  case not(Condition)
  /// Kept where both hold.
  case and(Condition, Condition)
  /// Kept where one holds.
  case or(Condition, Condition)

  /// The condition of an `#if` or `#elif` with this text behind it.
  public init(ifText text: String) {
    self.init(ifText: text, depth: 0)
  }

  /// The condition of an `#ifdef` with this text behind it. What is no name tests nothing that can be told.
  public init(ifDefined text: String) {
    let isName =
      text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    self = isName ? .test(.defined(text)) : .opaque("#ifdef " + text)
  }

  /// Splits the logical operators of an expression, so that two spellings of one test are one test.
  public init(_ expression: ConditionExpression) {
    switch expression {
    case .infix("&&", let left, let right): self = .and(Condition(left), Condition(right))
    case .infix("||", let left, let right): self = .or(Condition(left), Condition(right))
    case .prefix("!", let operand): self = .not(Condition(operand))
    default: self = .test(expression)
    }
  }

  /// Whether a part is no expression, macros expanded.
  public func hasUnreadText(with definitions: () -> MacroTable) -> Bool {
    switch self {
    case .always, .test: false
    case .opaque(let text): ConditionExpression(parsing: text, expanding: definitions()) == nil
    case .not(let inner): inner.hasUnreadText(with: definitions)
    case .and(let left, let right), .or(let left, let right):
      left.hasUnreadText(with: definitions) || right.hasUnreadText(with: definitions)
    }
  }

  /// Both conditions, without idle parts.
  public func and(_ other: Condition) -> Condition {
    if self == .always { return other }
    return other == .always || other == self ? self : .and(self, other)
  }

  /// Either condition, without idle parts.
  public func or(_ other: Condition) -> Condition {
    self == .always || other == .always ? .always : other == self ? self : .or(self, other)
  }

  /// The opposite.
  public var negated: Condition {
    if case .not(let inner) = self { return inner }
    return .not(self)
  }

  /// Whether the condition holds with exactly these macros defined. What cannot be read once macros are expanded does
  /// not hold.
  public func holds(with definitions: MacroTable) -> Bool {
    switch self {
    case .always: true
    case .test(let expression): expression.value(with: definitions) != 0
    case .opaque(let text):
      ConditionExpression(parsing: text, expanding: definitions)?.value(with: definitions) ?? 0 != 0
    case .not(let inner): !inner.holds(with: definitions)
    case .and(let left, let right): left.holds(with: definitions) && right.holds(with: definitions)
    case .or(let left, let right): left.holds(with: definitions) || right.holds(with: definitions)
    }
  }
}
