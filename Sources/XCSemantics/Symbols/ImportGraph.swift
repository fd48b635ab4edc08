/// Which file of a program imports which, however indirectly.
struct ImportGraph: Sendable {
  /// For each file what it imports, itself included.
  private let reached: [FileSet]

  /// For each file who imports it, itself included.
  private let reaching: [FileSet]

  /// Takes the direct imports of each file.
  init(edges: [[Int]]) {
    var reversed = Array(repeating: [Int](), count: edges.count)
    for (file, imports) in edges.enumerated() {
      for imported in imports { reversed[imported].append(file) }
    }
    reached = Self.closure(of: edges)
    reaching = Self.closure(of: reversed)
  }

  /// Whether a file imports another, or is it.
  func reaches(_ file: Int, _ other: Int) -> Bool { reached[file].contains(other) }

  /// Whether some file imports both, so that both are compiled together.
  func sharesUnit(_ file: Int, _ other: Int) -> Bool { reaching[file].intersects(reaching[other]) }

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
