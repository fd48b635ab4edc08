import XCSemantics
import XCSyntax

/// Findings as Xcode reads them from a build phase: one line each, with the path from the root.
public struct XcodeReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The lines, those of notes behind their finding.
  public func report(_ findings: [Diagnostic]) -> String {
    findings.map { finding in
      line(finding.span, finding.severity, finding.message + " [\(finding.rule)]")
        + finding.notes.map { line($0.span, .note, $0.message) }.joined()
    }.joined()
  }

  private func line(_ span: SourceSpan, _ severity: Severity, _ message: String) -> String {
    let words = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let file = span.isInFile ? FilePath.absolute(span.file) : span.file
    return "\(TerminalText.escaped(file)):\(span.start.line):\(span.start.column): \(severity.rawValue): "
      + TerminalText.escaped(words) + "\n"
  }
}
