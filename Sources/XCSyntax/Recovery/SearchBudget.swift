/// How much looking around one file is worth: a broken file costs more a trial, and gets fewer.
///
/// What is spent is counted and never timed, so that a text has the same mistakes wherever it is read.
struct SearchBudget {
  private var left: Int

  /// What was spent so far.
  private(set) var spent = 0

  private init(_ left: Int) { self.left = left }

  /// What a file is worth: a short one has few places to look at.
  init(forFileOf count: Int) { self.init(min(5_000_000, 250_000 + 2_400 * count)) }

  /// What all bodies of a file are worth together, where mistakes stand in bodies alone.
  static let forBodies = SearchBudget(8_000_000)

  /// What one body gets of it.
  func forBody(of count: Int) -> SearchBudget { SearchBudget(min(left, 2_000_000, 400_000 + 2_400 * count)) }

  /// What one statement, member or declaration gets of it.
  var forItem: SearchBudget { SearchBudget(min(left, 200_000)) }

  /// Whether something could be paid and more would be left.
  func covers(_ cost: Int) -> Bool { cost < left }

  /// Pays for what a part of this budget was spent on.
  mutating func pay(for part: SearchBudget) { pay(part.spent) }

  mutating func pay(_ cost: Int) {
    left -= cost
    spent += cost
  }

  /// What any trial costs, however little is broken.
  private static let base = 500

  /// Pays for a trial that was given up: few of those are made.
  mutating func spendTimeout() { pay(150_000) }

  /// Pays for one trial in a tree of some brokenness. libtree-sitter gets over each mistake at the cost of all that is
  /// open there, which in a long stretch of nothing but mistakes is as long as the stretch.
  /// - Returns: whether there was enough left.
  mutating func spend(on brokenness: Int, with mistakes: Int) -> Bool {
    guard left > 0 else { return false }
    pay(Self.base + 4 * brokenness + mistakes * brokenness / 32)
    return left > 0
  }
}
