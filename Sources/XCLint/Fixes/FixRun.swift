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

  private let run: LintRun

  /// Makes a run from one that only checks.
  public init(_ run: LintRun) { self.run = run }

  /// What the sources are after some rounds.
  private struct State {
    var run: LintRun
    var overlay: OverlayFileSystem
    var lint: LintRun.Outcome
    /// The new bytes of the sources that are different, by path.
    var texts: [String: [UInt8]] = [:]
    var applied = 0

    init(_ run: LintRun) async {
      self.run = run
      overlay = OverlayFileSystem(base: run.fileSystem)
      lint = await run.perform()
    }

    /// Takes what a round came to, and checks again.
    mutating func take(_ round: FixRound) async {
      applied += round.applied
      for (path, bytes) in round.texts {
        texts[path] = bytes
        overlay.changes[overlay.canonicalPath(path)] = bytes
        run.plan.replace(path, with: bytes)
      }
      run.fileSystem = overlay
      lint = await run.perform()
    }
  }

  /// Loads, checks and mends.
  public func perform() async -> Outcome {
    var state = await State(run)
    var originals: [String: [UInt8]] = [:]
    var seen: Set<[String: [UInt8]]> = [[:]]
    var idle = IdleFixes()
    for _ in 0..<Self.mostRounds {
      let round = FixRound(
        idle.useful(state.lint.findings), in: SourceLines(state.lint.programs), files: editablePaths)
      guard round.applied > 0, !seen.contains(state.texts.merging(round.texts) { $1 }) else { break }
      for (path, text) in round.originals where originals[path] == nil { originals[path] = text }
      var next = state
      await next.take(round)
      // What clears nothing is left out, and the rest is tried again.
      guard idle.learn(round.fixes, before: state.lint.findings, after: next.lint.findings) else { continue }
      state = next
      seen.insert(state.texts)
      idle.forget()
    }
    let changes = state.texts.sorted { $0.key < $1.key }.compactMap { path, new -> Change? in
      guard let old = originals[path], old != new else { return nil }
      return Change(path: path, old: old, new: new)
    }
    return Outcome(lint: state.lint, changes: changes, applied: state.applied)
  }

  /// The sources that were asked for; the texts of libraries are nobody's to change, and neither is what a link in
  /// a searched folder leads to.
  private var editablePaths: Set<String> {
    Set(run.plan.inputs.map(\.path).filter { !ModuleInterface.isLibrary($0) })
      .subtracting(run.plan.strayPaths)
  }
}
