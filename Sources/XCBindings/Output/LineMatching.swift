/// Which lines of two texts are the same lines, in one order.
///
/// Lines that stand once in each text are matched first (what is known as a patience difference): that keeps the work
/// near the number of lines however much has changed, where looking for the smallest difference takes its square.
struct LineMatching: Sendable {
  /// The indices of matched lines in the first and the second text, rising in both.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private let old: [Int]
  private let new: [Int]

  /// The most comparisons that a stretch without a line of its own may take for its smallest difference.
  private static let mostComparisons = 1 << 20

  /// Matches two texts of which equal lines have equal numbers.
  init(from old: [Int], to new: [Int]) {
    self.old = old
    self.new = new
    var waiting = [(old.indices, new.indices)]
    while let (left, right) = waiting.popLast() { waiting += match(left, right) }
    pairs.sort { $0.old < $1.old }
  }

  /// Matches what can be matched in two stretches; the rest is left for later.
  private mutating func match(_ left: Range<Int>, _ right: Range<Int>) -> [(Range<Int>, Range<Int>)] {
    var (left, right) = (left, right)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      pairs.append((first, other))
      left = left.dropFirst()
      right = right.dropFirst()
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      pairs.append((last, other))
      left = left.dropLast()
      right = right.dropLast()
    }
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let anchors = anchors(left, right)
    guard !anchors.isEmpty else {
      if left.count * right.count <= Self.mostComparisons { matchClosely(left, right) }
      return []
    }
    pairs += anchors
    let starts = [(left.lowerBound, right.lowerBound)] + anchors.map { ($0.old + 1, $0.new + 1) }
    let ends = anchors.map { ($0.old, $0.new) } + [(left.upperBound, right.upperBound)]
    return zip(starts, ends).map { start, end in (start.0..<end.0, start.1..<end.1) }
  }

  /// The most lines that stand once in both stretches and in one order.
  private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
    let places = Self.onlyPlaces(of: new, in: right)
    let own = Self.onlyPlaces(of: old, in: left)
    let candidates = left.compactMap { index -> (old: Int, new: Int)? in
      guard own[old[index]] == index, let other = places[old[index]] ?? nil else { return nil }
      return (index, other)
    }
    // The longest rising run: for each length the run that ends lowest, each with what stood in front of it.
    var tails: [Int] = []
    var previous: [Int?] = []
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[tails[middle]].new < candidate.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low == 0 ? nil : tails[low - 1])
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var next = tails.last
    while let index = next {
      run.append(candidates[index])
      next = previous[index]
    }
    return run.reversed()
  }

  /// Where each line of a stretch stands; nil for those that stand there more than once.
  private static func onlyPlaces(of lines: [Int], in range: Range<Int>) -> [Int: Int?] {
    var places: [Int: Int?] = [:]
    for index in range {
      places.updateValue(places.keys.contains(lines[index]) ? nil : index, forKey: lines[index])
    }
    return places
  }

  /// The smallest difference.
  private mutating func matchClosely(_ left: Range<Int>, _ right: Range<Int>) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new[right].difference(from: old[left]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(right.lowerBound + offset)
      }
    }
    pairs += zip(left.filter { !removed.contains($0) }, right.filter { !inserted.contains($0) }).map {
      ($0, $1)
    }
  }
}
