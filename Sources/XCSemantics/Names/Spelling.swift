/// How far apart names are, and which one somebody most likely meant.
public enum Spelling {
  /// Longer names are not compared letter by letter.
  public static let longestName = 200

  /// The number of letters to add, drop, change or swap with a neighbour; nil where it exceeds `limit`.
  public static func distance(_ left: String, _ right: String, within limit: Int) -> Int? {
    let (a, b) = (Array(left.utf8), Array(right.utf8))
    guard abs(a.count - b.count) <= limit, max(a.count, b.count) <= longestName else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [Int](repeating: i + 1, count: b.count + 1)
      for j in b.indices {
        row[j + 1] = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
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
