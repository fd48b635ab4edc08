import XCLint
import XCSemantics
import XCSyntax

/// A check of some files with their configuration, in every form of report.
enum LintTarget: FuzzTarget {
  static let name = "lint"

  static func seeds(_ samples: Samples) -> [[UInt8]] { samples.projects + samples.sources }

  static func run(_ bytes: [UInt8]) {
    guard let project = Project(FileSet(bytes)) else { return }
    waiting {
      let outcome = await project.lintRun.perform()
      FindingCheck.check(outcome.findings, in: outcome.programs)
      _ = SettingCheck(project.fileSystem).remarks(on: project.configuration, in: outcome.programs)
      Project.forget()
    }
  }
}
