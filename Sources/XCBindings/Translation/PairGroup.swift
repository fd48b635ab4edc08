import XCSemantics

/// Methods of one protocol that belong together: a pair, or pairs that share a method.
struct PairGroup: Hashable, Sendable {
  /// Two methods of the group and why they belong together.
  struct Pair: Hashable, Sendable {
    var first: String
    var second: String
    /// A clause without a full stop; nil where nobody said.
    var reason: String?

    /// The other method of the pair; nil where the method is not in it.
    func partner(of method: String) -> String? {
      method == first ? second : method == second ? first : nil
    }
  }

  /// What the group is called in names of protocols, in upper camel case.
  var name: String
  /// The method names in order of their pairs.
  var methods: [String]
  /// The pairs that it was joined from, in order.
  var pairs: [Pair]

  /// Joins pairs whose methods are all there; no two groups have one name.
  static func groups(of pairs: [DelegatePair], among methods: Set<String>) -> [PairGroup] {
    var groups: [PairGroup] = []
    for pair in pairs where methods.contains(pair.first) && methods.contains(pair.second) {
      guard pair.first != pair.second else { continue }
      var joined = PairGroup(
        name: PairNaming.name(given: pair.name, first: pair.first, second: pair.second),
        methods: [pair.first, pair.second],
        pairs: [Pair(first: pair.first, second: pair.second, reason: pair.reason.flatMap(clause))])
      let touching = groups.filter { !Set($0.methods).isDisjoint(with: joined.methods) }
      guard let first = touching.first else {
        groups.append(joined)
        continue
      }
      let all = touching.flatMap(\.methods) + joined.methods
      joined.methods = all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
      joined.name = first.name
      joined.pairs = touching.flatMap(\.pairs) + joined.pairs
      let place = groups.firstIndex(of: first) ?? 0
      groups.removeAll(where: touching.contains)
      groups.insert(joined, at: min(place, groups.count))
    }
    return distinct(groups)
  }

  private static func distinct(_ groups: [PairGroup]) -> [PairGroup] {
    groups.map { group in
      guard groups.filter({ $0.name == group.name }).count > 1 else { return group }
      var copy = group
      copy.name = group.methods.map { NameWords($0).upperCamelCase }.joined()
      return copy
    }
  }

  private static func clause(_ reason: String) -> String? {
    let text = String(reason.reversed().drop { $0 == "." || $0.isWhitespace }.reversed())
    return text.isEmpty ? nil : text
  }
}
