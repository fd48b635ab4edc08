import XCSyntax

/// The imports of a program that depend on a condition, and what follows from them for the files behind them.
struct ConditionalImports: Sendable {
  private struct Pair: Hashable {
    let file: Int
    let other: Int
  }

  private let edges: [ImportGraph.Edge]

  /// For each file what it imports whatever is defined, itself included.
  private let certain: [FileSet]

  /// For each file who imports it, itself included, under any condition.
  private let reaching: [FileSet]

  /// The files that are compiled by themselves.
  private let units: [Int]

  private let takenEdges = Memo<Int, [(edge: Int, condition: Condition)]>()
  private let presences = Memo<Pair, Condition>()
  private let meetings = Memo<Pair, Bool>()

  /// In programs with more of them all imports count as unconditional.
  private static let mostEdges = 200

  /// - Parameters:
  ///   - edges: the imports under a condition.
  ///   - certain: for each file what it imports whatever is defined.
  ///   - reaching: for each file who imports it, itself included.
  ///   - units: the files that are compiled by themselves.
  init?(_ edges: [ImportGraph.Edge], certain: [FileSet], reaching: [FileSet], units: [Int]) {
    guard edges.count <= Self.mostEdges else { return nil }
    self.edges = edges
    self.certain = certain
    self.reaching = reaching
    self.units = units
  }

  /// Whether some unit has both files at once under a condition.
  func meet(_ file: Int, _ other: Int, when condition: Condition) -> Bool {
    if certain[file].contains(other) || certain[other].contains(file) { return condition.isSatisfiable }
    guard condition == .always else { return search(file, other, condition) }
    return meetings.value(Pair(file: file, other: other)) { search(file, other, condition) }
  }

  private func search(_ file: Int, _ other: Int, _ condition: Condition) -> Bool {
    units(around: file, other).contains { unit in
      guard let first = inclusion(of: file, in: unit), let second = inclusion(of: other, in: unit) else {
        return false
      }
      let both = first.and(second)
      return both == .always || both.and(condition).isSatisfiable
    }
  }

  /// Whatever may have two files: either of them, and all units that import both.
  private func units(around file: Int, _ other: Int) -> some Sequence<Int> {
    ([file, other] + units).lazy.filter { reaching[file].contains($0) && reaching[other].contains($0) }
  }

  /// When another file is compiled where one is. Where units differ, one that has both is enough.
  func presence(of other: Int, beside file: Int) -> Condition {
    if certain[file].contains(other) || certain[other].contains(file) { return .always }
    return presences.value(Pair(file: file, other: other)) {
      var found: Condition?
      for unit in units(around: file, other) {
        guard let first = inclusion(of: file, in: unit), let second = inclusion(of: other, in: unit) else {
          continue
        }
        if first.implies(second) { return .always }
        let here = first == .always ? second : second.or(first.negated)
        if let known = found {
          if !here.implies(known) { found = known.or(here) }
        } else {
          found = here
        }
      }
      return found ?? .always
    }
  }

  /// When the unit of a file has another one; nil where it never does.
  private func inclusion(of file: Int, in unit: Int) -> Condition? {
    if certain[unit].contains(file) { return .always }
    let ways = takenEdges.value(unit) { edgesTaken(from: unit) }
      .filter { certain[edges[$0.edge].to].contains(file) }
    guard let first = ways.first?.condition else { return nil }
    return ways.dropFirst().reduce(first) { $0.or($1.condition) }
  }

  /// The conditional imports that a unit comes by, each with its condition.
  private func edgesTaken(from unit: Int) -> [(edge: Int, condition: Condition)] {
    var conditions: [Int: Condition] = [:]
    var waiting = edges.indices.filter { certain[unit].contains(edges[$0].from) }
    for edge in waiting { conditions[edge] = edges[edge].condition }
    // An import that comes up more often than this says nothing new to a reader.
    var visits = edges.count * 4
    while let edge = waiting.popLast(), visits > 0 {
      visits -= 1
      guard let way = conditions[edge] else { continue }
      for next in edges.indices where certain[edges[edge].to].contains(edges[next].from) {
        let condition = way.and(edges[next].condition)
        guard condition.isSatisfiable else { continue }
        if let known = conditions[next] {
          guard !condition.implies(known) else { continue }
          conditions[next] = known.or(condition)
        } else {
          conditions[next] = condition
        }
        waiting.append(next)
      }
    }
    return conditions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
