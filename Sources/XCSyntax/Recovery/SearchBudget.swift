/// How much looking around one file is worth: a broken file costs more a trial, and gets fewer.
struct SearchBudget {
  private var left: Int

  /// What is looked at.
  enum Extent { case file, body, item }

  /// A budget for a whole file, or for a part of it.
  init(for extent: Extent) {
    switch extent {
    case .file: left = 1_500_000
    case .body: left = 800_000
    case .item: left = 200_000
    }
  }

  /// What any trial costs, however little is broken.
  private static let base = 500

  /// Pays for a trial that was given up: few of those are made.
  mutating func spendTimeout() { left -= 150_000 }

  /// Pays for one trial in a tree of some brokenness. libtree-sitter gets over each mistake at the cost of all that is
  /// open there, which in a long stretch of nothing but mistakes is as long as the stretch.
  /// - Returns: whether there was enough left.
  mutating func spend(on brokenness: Int, with mistakes: Int) -> Bool {
    left -= Self.base + 4 * brokenness + mistakes * brokenness / 32
    return left > 0
  }
}
