/// Finds the name that somebody most likely meant.
public enum NearestName {
  /// The name that the fewest slips lead to; the first one among equals, nil where there are none to choose from.
  public static func name(to written: String, among known: [String]) -> String? {
    known.min { distance(written, $0) < distance(written, $1) }
  }

  /// How many slips turn one name into the other: a letter too many, one missing, one wrong, two swapped.
  ///
  /// Letter case is a smaller slip than another letter: it only counts where nothing else differs.
  public static func distance(_ left: String, _ right: String) -> Int {
    let first = Array(left.lowercased().unicodeScalars)
    let second = Array(right.lowercased().unicodeScalars)
    var before: [Int] = []
    var above = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        var best = min(above[column + 1] + 1, current[column] + 1)
        best = min(best, above[column] + (first[row] == second[column] ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      before = above
      above = current
    }
    let slips = above[second.count]
    return slips == 0 && left != right ? 1 : slips
  }
}
