/// Tests that ask for nothing but one macro: whether it is defined, and how its value compares with constants. Those
/// that ask for the target stand together, for its macros tell of each other.
struct MacroTests {
  /// What the tests ask for.
  enum Subject: Hashable {
    case macro(String)
    case target
  }

  let subject: Subject
  let tests: [Condition]

  /// The places of such tests by what they ask for.
  static func bySubject(in tests: [Condition]) -> [Subject: [Int]] {
    var places: [Subject: [Int]] = [:]
    for (place, test) in tests.enumerated() {
      guard let name = name(in: test) else { continue }
      places[TargetMacros.names.contains(name) ? .target : .macro(name), default: []].append(place)
    }
    return places
  }

  private static func name(in test: Condition) -> String? {
    guard case .test(let expression) = test else { return nil }
    switch expression {
    case .name(let name), .defined(let name): return name
    default: return comparison(expression)?.name
    }
  }

  /// The macro and the constant of a comparison, whichever side they stand on.
  private static func comparison(_ expression: ConditionExpression) -> (name: String, constant: Int32)? {
    guard case .infix(let symbol, let left, let right) = expression,
      ["==", "!=", "<", "<=", ">", ">="].contains(symbol)
    else { return nil }
    switch (left, right) {
    case (.name(let name), let constant) where constant.names.isEmpty,
      (let constant, .name(let name)) where constant.names.isEmpty:
      return (name, constant.value(with: MacroTable()))
    default: return nil
    }
  }

  /// The answers, test by test, that the macro's values bring about, and that it is not defined; or that the targets
  /// bring about.
  var possibleAnswers: Set<[Bool]> {
    switch subject {
    case .macro(let name): answers(ofMacro: name)
    case .target: Set(TargetMacros.all.map { target in tests.map { $0.holds(with: target) } })
    }
  }

  private func answers(ofMacro name: String) -> Set<[Bool]> {
    var values: Set<Int32> = [0, 1]
    for test in tests {
      guard case .test(let expression) = test, let constant = Self.comparison(expression)?.constant else {
        continue
      }
      values.formUnion([constant &- 1, constant, constant &+ 1])
    }
    var answers: Set<[Bool]> = [tests.map { $0.holds(with: MacroTable()) }]
    for value in values {
      var macros = MacroTable()
      macros.define(name, as: value < 0 ? "-\(value.magnitude)" : String(value))
      answers.insert(tests.map { $0.holds(with: macros) })
    }
    return answers
  }
}
