extension Array where Element: Hashable {
  /// The elements in order, each once.
  package var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
