/// Which parameters of one list stand for which of another: those of one type in their order, then those of one type
/// in any order, then what lies between the same neighbours and may have been meant.
struct ParameterAlignment {
  /// One parameter as far as it is compared.
  struct Item {
    /// Its type in the spelling by which types are compared.
    let type: String
    let name: String?
    /// What kind of value it is: only like values stand for each other.
    let kind: Kind
  }

  /// What kind of value a parameter is.
  enum Kind {
    /// A number, a truth value, a value of an enum.
    case number
    /// An object of a class, with the names of its ancestors.
    case object(String, ancestors: Set<String>)
    /// An object of any class that conforms to a protocol.
    case existential
    /// A pointer to what is no object.
    case memory
    /// A pointer to anything.
    case untyped
    case other

    /// Whether a value of the one may have been meant where the other is asked for.
    func isKin(to wanted: Kind) -> Bool {
      switch (self, wanted) {
      case (.number, .number), (.memory, .memory), (.existential, .existential), (.existential, .object),
        (.object, .existential), (.untyped, .object), (.untyped, .existential), (.untyped, .memory),
        (.object, .untyped), (.existential, .untyped), (.memory, .untyped):
        true
      case (.object(let given, let ancestors), .object(let wanted, let others)):
        ancestors.contains(wanted) || others.contains(given)
      default: false
      }
    }

    /// Whether a value converts to the other kind by itself.
    var isNumber: Bool { if case .number = self { true } else { false } }
  }

  /// For each wanted parameter the given one that stands for it.
  private(set) var sources: [Int?]

  /// How many wanted parameters have a given one of the same type.
  let fitting: Int

  /// Whether both lists are the same in types.
  let isFitting: Bool

  /// Whether as many parameters fit as do not.
  let isHalfFitting: Bool

  init(_ given: [Item], to wanted: [Item]) {
    var sources = Self.inOrder(given, wanted)
    var unused = Set(given.indices).subtracting(sources.compactMap { $0 })
    for index in wanted.indices where sources[index] == nil {
      let found = given.indices.first { unused.contains($0) && given[$0].type == wanted[index].type }
      guard let found else { continue }
      sources[index] = found
      unused.remove(found)
    }
    fitting = sources.count { $0 != nil }
    isFitting = given.map(\.type) == wanted.map(\.type)
    isHalfFitting = fitting * 2 >= max(given.count, wanted.count)
    for index in wanted.indices where sources[index] == nil {
      let lower = sources[..<index].compactMap { $0 }.max() ?? -1
      let upper = sources[index...].compactMap { $0 }.min() ?? given.count
      let found = given.indices.first {
        $0 > lower && $0 < upper && unused.contains($0)
          && given[$0].kind.isKin(to: wanted[index].kind)
      }
      guard let found else { continue }
      sources[index] = found
      unused.remove(found)
    }
    self.sources = sources
  }

  /// The longest run of equal types in both lists; of several the one with most equal names.
  private static func inOrder(_ given: [Item], _ wanted: [Item]) -> [Int?] {
    // The worth of the best run behind each pair of places. A type counts for more than all names together.
    let step = wanted.count + 1
    var worth = Array(repeating: Array(repeating: 0, count: given.count + 1), count: wanted.count + 1)
    func gain(_ left: Int, _ right: Int) -> Int {
      guard wanted[left].type == given[right].type else { return 0 }
      return step + (wanted[left].name != nil && wanted[left].name == given[right].name ? 1 : 0)
    }
    for left in wanted.indices.reversed() {
      for right in given.indices.reversed() {
        let gain = gain(left, right)
        let both = gain > 0 ? gain + worth[left + 1][right + 1] : 0
        worth[left][right] = max(both, worth[left + 1][right], worth[left][right + 1])
      }
    }
    var sources = [Int?](repeating: nil, count: wanted.count)
    var (left, right) = (0, 0)
    while left < wanted.count, right < given.count {
      let gain = gain(left, right)
      if gain > 0, worth[left][right] == gain + worth[left + 1][right + 1] {
        sources[left] = right
        (left, right) = (left + 1, right + 1)
      } else if worth[left][right] == worth[left][right + 1] {
        right += 1
      } else {
        left += 1
      }
    }
    return sources
  }
}
