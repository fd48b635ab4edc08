import XCSemantics
import XCSyntax

/// What is proved about callbacks at one point of a body. Variables go by their keys.
struct CallbackProof: Equatable {
  /// The variables that are known to be filled.
  private(set) var filled: Set<String> = []
  /// Groups of variables of which one is known to be filled.
  private var alternatives: Set<Set<String>> = []
  /// Truth values kept in variables: what holds where one is true, and where it is false.
  var tests: [String: Test] = [:]
  /// What is known to be filled beside that where the preprocessor keeps what stands under a condition.
  private var conditional: [Condition: Set<String>] = [:]
  /// Whether no way leads here: then everything holds.
  private(set) var isUnreachable = false

  struct Test: Equatable {
    var ifTrue: Set<String>
    var ifFalse: Set<String>
  }

  /// More groups, and larger ones, are not kept.
  private static let mostAlternatives = 16
  private static let largestGroup = 4
  private static let mostConditions = 16

  static let nowhere = {
    var proof = CallbackProof()
    proof.isUnreachable = true
    return proof
  }()

  /// What holds where two ways meet.
  func joined(with other: CallbackProof) -> CallbackProof {
    if isUnreachable { return other }
    if other.isUnreachable { return self }
    var result = CallbackProof()
    result.filled = filled.intersection(other.filled)
    for (name, test) in tests where other.tests[name] == test { result.tests[name] = test }
    for condition in Set(conditional.keys).union(other.conditional.keys) {
      let both = known(under: condition).intersection(other.known(under: condition))
      result.add(both, under: condition)
    }
    // One way proves one thing and the other another: one of the two holds.
    for first in groups(besides: result.filled) {
      for second in other.groups(besides: result.filled) { result.add(first.union(second)) }
    }
    return result
  }

  /// What is known to be filled, one by one and as groups, without what is known anyway.
  private func groups(besides known: Set<String>) -> [Set<String>] {
    let single = filled.subtracting(known)
    guard single.count <= Self.largestGroup else { return [] }
    return single.sorted().map { [$0] } + alternatives
  }

  private mutating func add(_ group: Set<String>) {
    guard group.count <= Self.largestGroup, group.isDisjoint(with: filled) else { return }
    if group.count == 1 {
      filled.formUnion(group)
    } else if alternatives.count < Self.mostAlternatives {
      alternatives.insert(group)
    }
  }

  private func known(under condition: Condition) -> Set<String> {
    filled.union(conditional[condition] ?? [])
  }

  private mutating func add(_ names: Set<String>, under condition: Condition) {
    let names = names.subtracting(filled).union(conditional[condition] ?? [])
    guard !names.isEmpty, conditional[condition] != nil || conditional.count < Self.mostConditions else {
      return
    }
    conditional[condition] = names
  }

  /// What holds behind a conditional of the preprocessor, of which one arm is kept.
  ///
  /// - Parameter arms: what holds at the end of each, that of an arm which is not written included, and the whole
  ///   condition under which it is kept.
  static func joining(_ arms: [(condition: Condition, end: CallbackProof)]) -> CallbackProof {
    var result = arms.reduce(CallbackProof.nowhere) { $0.joined(with: $1.end) }
    guard !result.isUnreachable else { return result }
    for (condition, end) in arms where !end.isUnreachable {
      result.add(end.filled, under: condition)
      for (inner, names) in end.conditional where inner.implies(condition) {
        result.add(names, under: inner)
      }
    }
    return result
  }

  /// What holds where the preprocessor keeps what stands under a condition.
  func assuming(_ condition: Condition) -> CallbackProof {
    var result = self
    for (known, names) in conditional where condition.implies(known) { result.prove(names) }
    return result
  }

  mutating func prove(_ name: String) { filled.insert(name) }

  mutating func prove(_ names: Set<String>) { filled.formUnion(names) }

  /// Takes in that a variable is empty: of a group that has it, one of the others is filled.
  mutating func disprove(_ name: String) {
    for group in alternatives where group.contains(name) {
      alternatives.remove(group)
      add(group.subtracting([name]))
    }
  }

  mutating func forget(_ name: String) {
    filled.remove(name)
    alternatives = alternatives.filter { !$0.contains(name) }
    tests[name] = nil
    for condition in conditional.keys { conditional[condition]?.remove(name) }
    for (key, test) in tests {
      tests[key] = Test(
        ifTrue: test.ifTrue.subtracting([name]), ifFalse: test.ifFalse.subtracting([name]))
    }
  }

  func forgetting(_ names: Set<String>) -> CallbackProof {
    var result = self
    for name in names { result.forget(name) }
    return result
  }
}
