/// How far apart names are, and which one somebody most likely meant.
public enum Spelling {
  /// Longer names are not compared letter by letter.
  public static let longestName = 200

  /// The number of letters to add, drop, change or swap with a neighbour; nil where it exceeds `limit`.
  public static func distance(_ left: String, _ right: String, within limit: Int) -> Int? {
    guard abs(left.utf8.count - right.utf8.count) <= limit,
      max(left.utf8.count, right.utf8.count) <= longestName
    else { return nil }
    var (left, right) = (left, right)
    return left.withUTF8 { left in right.withUTF8 { right in distance(left, right, within: limit) } }
  }

  private static func distance(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, within limit: Int
  ) -> Int? {
    // What both begin and end with costs nothing.
    var (start, a, b) = (0, left.count, right.count)
    while start < min(a, b), left[start] == right[start] { start += 1 }
    while start < min(a, b), left[a - 1] == right[b - 1] { (a, b) = (a - 1, b - 1) }
    let (rows, columns) = (a - start, b - start)
    guard rows > 0, columns > 0 else {
      let distance = max(rows, columns)
      return distance <= limit ? distance : nil
    }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (columns + 1)) { cells in
      // The costs of the row before the last one, of the last one, and of this one.
      var (beforeLast, last, row) = (0, columns + 1, 2 * (columns + 1))
      for j in 0...columns { (cells[beforeLast + j], cells[last + j]) = (0, j) }
      var leastOfLast = 0
      for i in 0..<rows {
        cells[row] = i + 1
        var least = i + 1
        for j in 0..<columns {
          let isSame = left[start + i] == right[start + j]
          var cost = min(cells[last + j + 1] + 1, cells[row + j] + 1, cells[last + j] + (isSame ? 0 : 1))
          if i > 0, j > 0, left[start + i] == right[start + j - 1], left[start + i - 1] == right[start + j] {
            cost = min(cost, cells[beforeLast + j - 1] + 1)
          }
          cells[row + j + 1] = cost
          least = min(least, cost)
        }
        // A swap reaches back over one row.
        if least > limit, leastOfLast >= limit { return nil }
        leastOfLast = least
        (beforeLast, last, row) = (last, row, beforeLast)
      }
      return cells[last + columns] <= limit ? cells[last + columns] : nil
    }
  }

  /// The nearest of some names, the first of several that are equally near; a name itself does not count.
  /// Nil where none is near enough.
  public static func nearest(to name: String, among names: [String], within limit: Int = longestName)
    -> String?
  {
    var best: (name: String, distance: Int)?
    for candidate in names where candidate != name {
      guard let found = separation(name, candidate, within: limit) else { continue }
      if found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.name
  }

  /// The name that a wrong one most likely means: near enough for its length. Short names differ by chance.
  public static func likely(for name: String, among names: [String]) -> String? {
    let limit =
      switch name.utf8.count {
      case ..<4: 0
      case ..<8: 1
      case ..<16: 2
      default: 3
      }
    return nearest(to: name, among: names, within: limit)
  }

  /// The distance, where letter case alone counts as nothing.
  private static func separation(_ left: String, _ right: String, within limit: Int) -> Int? {
    if left.lowercased() == right.lowercased() { return 0 }
    return distance(left, right, within: limit)
  }
}
