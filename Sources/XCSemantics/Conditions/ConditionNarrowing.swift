import XCSyntax

extension Condition {
  /// More independent tests than this are not weighed against each other.
  private static let mostTests = 12

  /// The tests that the condition is made of, in order of appearance; nil where there are more than `limit`.
  func tests(atMost limit: Int) -> [Condition]? {
    var found: [Condition] = []
    return collectTests(into: &found, limit) ? found : nil
  }

  /// False as soon as there are too many: long chains of `#elif` are not walked to their end.
  private func collectTests(into found: inout [Condition], _ limit: Int) -> Bool {
    switch self {
    case .always: return true
    case .test, .opaque:
      if !found.contains(self) { found.append(self) }
      return found.count <= limit
    case .not(let inner): return inner.collectTests(into: &found, limit)
    case .and(let left, let right), .or(let left, let right):
      return left.collectTests(into: &found, limit) && right.collectTests(into: &found, limit)
    }
  }

  /// Whether both can hold at once; formulas too large to weigh are taken as able to.
  public func overlaps(_ other: Condition) -> Bool {
    self == .always && other == .always || and(other).isSatisfiable
  }

  /// What is left of the condition where none of the others holds; nil where nothing is left.
  ///
  /// A formula too large to weigh leaves nothing: better no finding than a false one.
  public func excluding(_ others: [Condition]) -> Condition? {
    if others.isEmpty { return self }
    if others.contains(.always) || others.contains(self) { return nil }
    let rest = others.reduce(self) { $0.and($1.negated) }
    return rest.tests(atMost: Self.mostTests) != nil && rest.isSatisfiable ? rest : nil
  }

  /// Whether the other holds wherever this one does.
  public func implies(_ other: Condition) -> Bool {
    other == .always || other == self || !and(other.negated).isSatisfiable
  }

  /// The condition said as briefly as possible to a reader who knows that `base` holds; nil where it says no more.
  public func narrowed(within base: Condition) -> Condition? {
    if base.implies(self) { return nil }
    // The number of conjunctions to try grows with the number of tests; readers do not profit from long ones.
    guard let tests = tests(atMost: 8) else { return self }
    let literals = tests.flatMap { [$0, $0.negated] }
    for size in 1...(tests.count <= 4 ? 3 : 2) {
      if let brief = Self.conjunctions(of: literals, size: size).first(where: { isSame(as: $0, within: base) }
      ) {
        return brief
      }
    }
    return self
  }

  private func isSame(as other: Condition, within base: Condition) -> Bool {
    implies(other) && base.and(other).implies(self)
  }

  private static func conjunctions(of literals: [Condition], size: Int) -> [Condition] {
    guard size > 1 else { return literals }
    var result: [Condition] = []
    for (index, literal) in literals.enumerated() {
      for rest in conjunctions(of: Array(literals[(index + 1)...]), size: size - 1) {
        result.append(literal.and(rest))
      }
    }
    return result
  }
}
