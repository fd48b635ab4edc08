extension Condition {
  /// One independent question of a formula.
  private enum Atom: Hashable {
    case test(ConditionExpression)
    case opaque(String)
  }

  /// Beyond this many independent questions a formula is taken as satisfiable without looking.
  private static let mostAtoms = 14

  /// Whether some choice of macros makes the condition hold.
  ///
  /// Tests are independent of each other but for one thing that is known: a macro with a value other than 0 is
  /// defined. So `#ifdef A` and `#if A` are related as a reader expects, and `#if A == 1` and `#if A == 2` are not.
  public var isSatisfiable: Bool { Self.model(of: self) != nil }

  /// Whether it holds for every choice of macros.
  public var isTautology: Bool { Self.model(of: .not(self)) == nil }

  /// A choice of answers that makes the formula true, with as few tests answered yes as possible.
  private static func model(of condition: Condition) -> [Atom: Bool]? {
    var atoms: [Atom] = []
    condition.collectAtoms(into: &atoms)
    guard atoms.count <= mostAtoms else { return [:] }
    let masks = (0..<(1 << atoms.count)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
    for mask in masks {
      var answers: [Atom: Bool] = [:]
      for (index, atom) in atoms.enumerated() { answers[atom] = mask & (1 << index) != 0 }
      if isConsistent(answers), condition.isTrue(answers) { return answers }
    }
    return nil
  }

  private static func isConsistent(_ answers: [Atom: Bool]) -> Bool {
    answers.allSatisfy { atom, answer in
      guard answer, case .test(.name(let name)) = atom else { return true }
      return answers[.test(.defined(name))] ?? true
    }
  }

  private func collectAtoms(into atoms: inout [Atom]) {
    switch self {
    case .always: break
    case .test(let expression):
      if !atoms.contains(.test(expression)) { atoms.append(.test(expression)) }
    case .opaque(let text):
      if !atoms.contains(.opaque(text)) { atoms.append(.opaque(text)) }
    case .not(let inner): inner.collectAtoms(into: &atoms)
    case .and(let left, let right), .or(let left, let right):
      left.collectAtoms(into: &atoms)
      right.collectAtoms(into: &atoms)
    }
  }

  private func isTrue(_ answers: [Atom: Bool]) -> Bool {
    switch self {
    case .always: true
    case .test(let expression): answers[.test(expression)] ?? false
    case .opaque(let text): answers[.opaque(text)] ?? false
    case .not(let inner): !inner.isTrue(answers)
    case .and(let left, let right): left.isTrue(answers) && right.isTrue(answers)
    case .or(let left, let right): left.isTrue(answers) || right.isTrue(answers)
    }
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
