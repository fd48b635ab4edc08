/// What is proved about callbacks at one point of a body. Variables go by their keys.
struct CallbackProof: Equatable {
  /// The variables that are known to be filled.
  private(set) var filled: Set<String> = []
  /// Groups of variables of which one is known to be filled.
  private var alternatives: Set<Set<String>> = []
  /// Truth values kept in variables: what holds where one is true, and where it is false.
  var tests: [String: Test] = [:]
  /// Whether no way leads here: then everything holds.
  private(set) var isUnreachable = false

  struct Test: Equatable {
    var ifTrue: Set<String>
    var ifFalse: Set<String>
  }

  /// More groups, and larger ones, are not kept.
  private static let mostAlternatives = 16
  private static let largestGroup = 4

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
