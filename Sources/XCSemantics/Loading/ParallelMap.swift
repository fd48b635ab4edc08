/// Maps elements on a bounded number of tasks; the results keep the order of the elements.
func mapConcurrently<Element: Sendable, Value: Sendable>(
  _ elements: [Element], workers: Int, _ transform: @escaping @Sendable (Element) -> Value
) async -> [Value] {
  let width = min(max(workers, 1), elements.count)
  guard width > 1 else { return elements.map(transform) }
  let numbered = await withTaskGroup(of: (Int, Value).self) { group in
    var next = 0
    func add() {
      guard next < elements.count else { return }
      let (index, element) = (next, elements[next])
      next += 1
      group.addTask { (index, transform(element)) }
    }
    for _ in 0..<width { add() }
    var results: [(Int, Value)] = []
    results.reserveCapacity(elements.count)
    while let result = await group.next() {
      results.append(result)
      add()
    }
    return results
  }
  return numbered.sorted { $0.0 < $1.0 }.map(\.1)
}
