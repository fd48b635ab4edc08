import XCSyntax

/// When the arms of one file are kept, with everything put in that is known where their conditionals begin.
struct ArmSettling: Sendable {
  /// What came of an arm.
  private enum Outcome: Sendable {
    case dropped
    /// Kept where the condition holds; `isSettled` where known macros had a say in it.
    case kept(Condition, isSettled: Bool)
  }

  private let tree: ArmTree
  private let outcomes: [Outcome]

  /// Settles every arm.
  init(_ arms: [ConditionalArm], by timeline: MacroTimeline) {
    tree = ArmTree(arms)
    outcomes = arms.map { arm in
      guard let condition = timeline.settle(arm.ownCondition, at: arm.conditional) else { return .dropped }
      return .kept(condition, isSettled: condition != arm.ownCondition)
    }
  }

  /// The condition of what stands at an offset; nil where it can't hold.
  ///
  /// - Parameter outer: the start of a declaration that is known to be kept, and the arms around it with it.
  func settle(_ condition: Condition, at offset: Int, within outer: Int? = nil) -> Condition? {
    guard condition != .always else { return condition }
    var whole = Condition.always
    var hasChanged = false
    let known = outer.map { tree.around($0).count } ?? 0
    for index in tree.around(offset).dropFirst(known) {
      switch outcomes[index] {
      case .dropped: return nil
      case .kept(let part, let isSettled):
        whole = whole.and(part)
        hasChanged = hasChanged || isSettled
      }
    }
    return hasChanged || outer != nil ? whole : condition
  }

  /// The arms that are dropped whatever else is defined, by their places.
  var dropped: Set<Range<Int>> {
    Set(
      zip(tree.arms, outcomes).compactMap { arm, outcome in
        if case .dropped = outcome { arm.range } else { nil }
      })
  }
}
