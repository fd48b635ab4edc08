import XCLint
import XCSemantics

@testable import XCSyntax

/// Files that are checked with bodies left unparsed, and with all of them parsed: the same must come out.
enum SkippingTarget: FuzzTarget {
  static let name = "skipping"
  static let longestInput = 2048

  static func seeds(_ samples: Samples) -> [[UInt8]] { samples.sources + samples.projects }

  static func run(_ bytes: [UInt8]) {
    let files = FileSet(bytes)
    guard let project = Project(files), let quick = Project(files, skipsBodies: true) else { return }
    waiting {
      for file in files.files {
        if let text = String(validating: file.bytes, as: UTF8.self) {
          compare(SourceText(path: file.name, text))
        }
      }
      let (wanted, found) = (await project.lintRun.perform(), await quick.lintRun.perform())
      require(
        wanted.findings == found.findings,
        """
        without bodies other things are found
        missing: \(Set(wanted.findings).subtracting(found.findings).map(\.message).sorted())
        too many: \(Set(found.findings).subtracting(wanted.findings).map(\.message).sorted())
        """)
      Project.forget()
    }
  }

  private static func compare(_ text: SourceText) {
    guard let parser = try? SyntaxParser() else { report("there is no parser") }
    let quick = SourceFile(parsing: text, skipsBodies: true, with: parser)
    guard !quick.skippedBodies.isEmpty else { return }
    let whole = SourceFile(parsing: text, with: parser)
    require(
      quick.syntaxErrors == whole.syntaxErrors,
      "without bodies, syntax errors are \(quick.syntaxErrors.map(\.message)) "
        + "and not \(whole.syntaxErrors.map(\.message))")
    require(quick.declarations == whole.declarations, "without bodies, declarations are others")
    require(
      quick.imports == whole.imports && quick.arms == whole.arms && quick.toolComments == whole.toolComments
        && quick.mendedRanges == whole.mendedRanges, "without bodies, directives or comments are others")
  }
}
