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
      let round = Round(lint, files: editablePaths)
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

/// One pass over the fix-its of a check.
private struct Round {
  private(set) var texts: [String: [UInt8]] = [:]
  private(set) var originals: [String: [UInt8]] = [:]
  private(set) var applied = 0

  init(_ lint: LintRun.Outcome, files: Set<String>) {
    let lines = SourceLines(lint.programs)
    var fixes = FixSelection(lint.findings, in: files).fixes
    var edited = Self.texts(after: fixes, lines)
    if let broken = Self.broken(edited, lines) {
      // Something in these files does harm: only what proves harmless by itself is kept.
      var kept = fixes.filter { $0.edits.allSatisfy { !broken.contains($0.span.file) } }
      for fix in fixes where fix.edits.contains(where: { broken.contains($0.span.file) }) {
        let trial = kept + [fix]
        if Self.broken(Self.texts(after: trial, lines), lines) == nil { kept = trial }
      }
      fixes = kept
      edited = Self.texts(after: fixes, lines)
    }
    for (path, bytes) in edited {
      guard let text = lines.text(at: path), text.bytes != bytes else { continue }
      texts[path] = bytes
      originals[path] = text.bytes
    }
    applied = texts.isEmpty ? 0 : fixes.count
  }

  private static func texts(after fixes: [FixIt], _ lines: SourceLines) -> [String: [UInt8]] {
    let edits = Dictionary(grouping: fixes.flatMap(\.edits), by: \.span.file)
    var texts: [String: [UInt8]] = [:]
    for (path, edits) in edits {
      if let text = lines.text(at: path) { texts[path] = FixedText.bytes(of: text, applying: edits) }
    }
    return texts
  }

  /// The files that have more syntax errors than before, nil where there are none.
  private static func broken(_ texts: [String: [UInt8]], _ lines: SourceLines) -> Set<String>? {
    let broken = texts.filter { path, bytes in
      guard let before = lines.text(at: path) else { return true }
      return errors(in: SourceText(path: path, bytes: bytes)) > errors(in: before)
    }
    return broken.isEmpty ? nil : Set(broken.keys)
  }

  private static func errors(in text: SourceText) -> Int { SourceFile(parsing: text).syntaxErrors.count }
}
