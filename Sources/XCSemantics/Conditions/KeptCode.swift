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
  ///
  /// - Parameter outer: the start of a declaration around it that is kept.
  public func keeps(
    _ condition: Condition, at offset: Int, in file: FileID, within outer: Int? = nil
  ) -> Bool {
    guard condition != .always else { return true }
    return arms[file.index].map { $0.settle(condition, at: offset, within: outer) == .always }
      ?? condition.holds(with: program.definitions)
  }

  /// Whether what stands under a condition at an offset of a file is there for another file: by what that one defines
  /// before it imports the first, too.
  public func keeps(_ condition: Condition, at offset: Int, in file: FileID, for user: FileID) -> Bool {
    if keeps(condition, at: offset, in: file) { return true }
    guard let timeline = program.macros.timeline(of: file.index, loadedBy: user.index) else { return false }
    let settling = ArmSettling(program.file(file).source.arms, by: timeline)
    return settling.settle(condition, at: offset) != nil
  }
}
