/// Tests that ask for nothing but one macro: whether it is defined, and how its value compares with constants.
struct MacroTests {
  let name: String
  let tests: [Condition]

  /// The places of such tests by the macro that they ask for.
  static func byName(in tests: [Condition]) -> [String: [Int]] {
    Dictionary(grouping: tests.indices.filter { name(in: tests[$0]) != nil }) { name(in: tests[$0]) ?? "" }
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

  /// The answers, test by test, that the macro's values bring about, and that it is not defined.
  var possibleAnswers: Set<[Bool]> {
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
