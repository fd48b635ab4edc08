import XCSemantics
import XCSyntax

/// The forms in which findings can be written.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people, and for editors that read clang's lines.
  case text
  /// One JSON array.
  case json
  /// SARIF 2.1.0, for code scanning services.
  case sarif
  /// Checkstyle's XML, for build servers.
  case checkstyle
  /// Workflow commands of GitHub Actions.
  case github
  /// Lines with absolute paths, as Xcode's build phases read them.
  case xcode
  /// One page for a browser that needs nothing else.
  case html

  /// Writes findings down.
  ///
  /// - Parameters:
  ///   - programs: where the lines of the sources come from.
  ///   - usesColors: whether a form that has colours uses them.
  ///   - version: the version of this program, for forms that name it.
  public func report(
    _ findings: [Diagnostic], in programs: [Program], usesColors: Bool, version: String = ""
  ) -> String {
    switch self {
    case .text: TextReporter(programs: programs, usesColors: usesColors).report(findings)
    case .json: JSONReporter().report(findings)
    case .sarif: SARIFReporter(programs: programs, version: version).report(findings)
    case .checkstyle: CheckstyleReporter().report(findings)
    case .github: GitHubReporter().report(findings)
    case .xcode: XcodeReporter().report(findings)
    case .html: HTMLReporter(programs: programs, version: version).report(findings)
    }
  }
}
