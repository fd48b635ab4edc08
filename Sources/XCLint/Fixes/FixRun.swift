import XCSemantics
import XCSyntax

/// Checks sources, applies what mends findings safely, and checks again until nothing more can be done.
///
/// Nothing is written: the new texts are part of the outcome.
public struct FixRun: Sendable {
  /// A source with other bytes than before.
  public struct Change: Sendable, Hashable {
    /// The path as the user named it.
    public var path: String
    /// The bytes that were read.
    public var old: [UInt8]
    /// The bytes after all fix-its.
    public var new: [UInt8]
  }

  /// What a run came to.
  public struct Outcome: Sendable {
    /// The check of the sources as they are afterwards.
    public var lint: LintRun.Outcome
    /// The sources that changed, in the order of their paths.
    public var changes: [Change]
    /// How many fix-its were applied.
    public var applied: Int

    /// Makes an outcome; by default of a run that only checked.
    public init(lint: LintRun.Outcome, changes: [Change] = [], applied: Int = 0) {
      self.lint = lint
      self.changes = changes
      self.applied = applied
    }
  }

  /// More rounds than this are a sign of rules that undo each other's work.
  private static let mostRounds = 200

  private var run: LintRun

  /// Makes a run from one that only checks.
  public init(_ run: LintRun) { self.run = run }

  /// Loads, checks and mends.
  public func perform() async -> Outcome {
    var run = run
    var overlay = OverlayFileSystem(base: run.fileSystem)
    var originals: [String: [UInt8]] = [:]
    var current: [String: [UInt8]] = [:]
    var seen: Set<[String: [UInt8]]> = [current]
    var applied = 0
    var lint = await run.perform()
    for _ in 0..<Self.mostRounds {
      let round = FixRound(lint.findings, in: SourceLines(lint.programs), files: editablePaths)
      var next = current
      for (path, bytes) in round.texts { next[path] = bytes }
      guard round.applied > 0, seen.insert(next).inserted else { break }
      for (path, text) in round.originals where originals[path] == nil { originals[path] = text }
      applied += round.applied
      current = next
      for (path, bytes) in round.texts {
        overlay.changes[overlay.canonicalPath(path)] = bytes
        run.plan.replace(path, with: bytes)
      }
      run.fileSystem = overlay
      lint = await run.perform()
    }
    let changes = current.sorted { $0.key < $1.key }.compactMap { path, new -> Change? in
      guard let old = originals[path], old != new else { return nil }
      return Change(path: path, old: old, new: new)
    }
    return Outcome(lint: lint, changes: changes, applied: applied)
  }

  /// The sources that were asked for; the texts of libraries are nobody's to change, and neither is what a link in
  /// a searched folder leads to.
  private var editablePaths: Set<String> {
    Set(run.plan.inputs.map(\.path).filter { !ModuleInterface.isLibrary($0) })
      .subtracting(run.plan.strayPaths)
  }
}
