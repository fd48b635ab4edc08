import XCSyntax

/// What the preprocessor keeps where nothing is defined but what the program says: no name is left open.
public struct KeptCode: Sendable {
  private let program: Program
  /// By file; files without conditions have none.
  private let arms: [Int: ArmSettling]
  private let unread: [Int: [ConditionalArm]]

  /// Looks through the conditions of a program.
  public init(of program: Program) {
    self.program = program
    var arms: [Int: ArmSettling] = [:]
    var unread: [Int: [ConditionalArm]] = [:]
    for file in program.files where !file.source.arms.isEmpty {
      let timeline = program.macros.timeline(of: file.id.index, isClosed: true)
      arms[file.id.index] = ArmSettling(file.source.arms, by: timeline)
      let broken = file.source.arms.filter { timeline.hasUnreadText($0.ownCondition, at: $0.conditional) }
      if !broken.isEmpty { unread[file.id.index] = broken }
    }
    self.arms = arms
    self.unread = unread
  }

  /// The arms of a file whose condition is no expression even with macros expanded, outside of arms that are dropped.
  public func unreadArms(of file: FileID) -> [ConditionalArm] {
    (unread[file.index] ?? []).filter { arm in
      arms[file.index]?.settle(Condition.opaque(""), at: arm.conditional - 1) != nil
    }
  }

  /// Whether what stands under a condition at an offset of a file is kept.
  public func keeps(_ condition: Condition, at offset: Int, in file: FileID) -> Bool {
    guard condition != .always else { return true }
    return arms[file.index].map { $0.settle(condition, at: offset) == .always }
      ?? condition.holds(with: program.definitions)
  }
}
