/// What was measured of one row, a value a round, each by the yardstick of its own round.
struct Samples: Sendable {
  private(set) var ratios: [Double] = []

  mutating func add(_ ratio: Double) { ratios.append(ratio) }

  /// The middle value; 0 without any.
  var median: Double {
    guard !ratios.isEmpty else { return 0 }
    let sorted = ratios.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// The lowest and the highest value.
  var spread: ClosedRange<Double> { (ratios.min() ?? 0)...(ratios.max() ?? 0) }
}
