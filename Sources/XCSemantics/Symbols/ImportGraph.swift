import XCSyntax

/// Which file of a program imports which, however indirectly, and when.
struct ImportGraph: Sendable {
  /// An import of one file by another.
  struct Edge: Sendable {
    let from: Int
    let to: Int
    let condition: Condition
  }

  /// For each file what it imports, itself included, under any condition.
  private let reached: [FileSet]

  /// For each file who imports it, itself included, under any condition.
  private let reaching: [FileSet]

  private let conditional: ConditionalImports?

  /// Takes the direct imports of all files.
  init(count: Int, edges: [Edge]) {
    var (imports, importers) = (
      Array(repeating: [Int](), count: count), Array(repeating: [Int](), count: count)
    )
    var certain = imports
    for edge in edges {
      imports[edge.from].append(edge.to)
      importers[edge.to].append(edge.from)
      if edge.condition == .always { certain[edge.from].append(edge.to) }
    }
    reached = Self.closure(of: imports)
    reaching = Self.closure(of: importers)
    let others = edges.filter { $0.condition != .always }
    conditional =
      others.isEmpty
      ? nil
      : ConditionalImports(
        others, certain: Self.closure(of: certain), reaching: reaching,
        units: Self.units(of: importers, reaching))
  }

  /// Whether a file imports another, or is it.
  func reaches(_ file: Int, _ other: Int) -> Bool { reached[file].contains(other) }

  /// Whether some file imports both, so that both are compiled together.
  func sharesUnit(_ file: Int, _ other: Int) -> Bool {
    sharesUnit(file, other, when: .always)
  }

  /// Whether some file imports both at once under a condition.
  func sharesUnit(_ file: Int, _ other: Int, when condition: Condition) -> Bool {
    guard reaching[file].intersects(reaching[other]) else { return false }
    return conditional?.meet(file, other, when: condition) ?? true
  }

  /// When another file is compiled where one is; always where nothing is known of the two together.
  func presence(of other: Int, beside file: Int) -> Condition {
    guard file != other, let conditional, reaching[file].intersects(reaching[other]) else { return .always }
    return conditional.presence(of: other, beside: file)
  }

  /// The files that are compiled by themselves: those that nobody imports, and those of circles that nobody enters.
  private static func units(of importers: [[Int]], _ reaching: [FileSet]) -> [Int] {
    importers.indices.filter { file in
      importers[file].allSatisfy {
        $0 == file || reaching[$0].contains(file) && reaching[file] == reaching[$0]
      }
    }
  }

  private static func closure(of edges: [[Int]]) -> [FileSet] {
    var sets = edges.indices.map { index in
      var set = FileSet(capacity: edges.count)
      set.insert(index)
      return set
    }
    var order = Array(edges.indices.reversed())
    var changed = true
    while changed {
      changed = false
      for file in order {
        for imported in edges[file] where imported != file {
          if sets[file].add(sets[imported]) { changed = true }
        }
      }
      order.reverse()
    }
    return sets
  }
}
