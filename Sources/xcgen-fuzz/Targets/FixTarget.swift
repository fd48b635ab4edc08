import XCLint
import XCSemantics
import XCSyntax

/// All fix-its of some files, and all those that are left then: there must be none.
enum FixTarget: FuzzTarget {
  static let name = "fix"
  static let longestInput = 2048

  static func seeds(_ samples: Samples) -> [[UInt8]] { samples.projects + samples.sources }

  static func run(_ bytes: [UInt8]) {
    let files = FileSet(bytes)
    guard let project = Project(files) else { return }
    waiting {
      let outcome = await FixRun(project.lintRun).perform()
      guard !outcome.changes.isEmpty else { return Project.forget() }
      let mended = files.replacing(outcome.changes)
      guard let next = Project(mended) else { report("mended, the files are no project") }
      let fresh = await next.lintRun.perform()
      require(
        Set(fresh.findings) == Set(outcome.lint.findings),
        """
        what is said to be left is not what is there:
        \(outcome.lint.findings.map(\.message))
        \(fresh.findings.map(\.message))
        """)
      let again = await FixRun(next.lintRun).perform()
      if let change = again.changes.first {
        let (old, new) = (
          String(decoding: change.old, as: UTF8.self), String(decoding: change.new, as: UTF8.self)
        )
        report("mended twice, \(change.path) changes again \(difference(old, new))")
      }
      for change in outcome.changes { checkErrors(change) }
      Project.forget()
    }
  }

  private static func checkErrors(_ change: FixRun.Change) {
    func count(_ bytes: [UInt8]) -> Int {
      SourceFile(parsing: SourceText(path: change.path, bytes: bytes)).syntaxErrors.count
    }
    let (before, after) = (count(change.old), count(change.new))
    require(
      after <= before,
      "mended, \(change.path) has \(after) syntax errors for \(before):\n"
        + String(decoding: change.new, as: UTF8.self))
  }
}

extension FileSet {
  fileprivate func replacing(_ changes: [FixRun.Change]) -> FileSet {
    var copy = self
    for change in changes { copy.replace(change.path, with: change.new) }
    return copy
  }
}
