import XCSyntax

/// Findings as checkstyle's XML, a `file` element for each file.
public struct CheckstyleReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The document; findings of one file stand together.
  public func report(_ findings: [Diagnostic]) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"4.3\">"]
    var file: String?
    for finding in findings.sorted(by: Diagnostic.inOrder) {
      if finding.span.file != file {
        if file != nil { lines.append("  </file>") }
        lines.append("  <file name=\"\(MarkupText.escaped(finding.span.file))\">")
        file = finding.span.file
      }
      lines.append("    " + element(finding))
    }
    if file != nil { lines.append("  </file>") }
    lines.append("</checkstyle>")
    return lines.map { $0 + "\n" }.joined()
  }

  private func element(_ finding: Diagnostic) -> String {
    let start = finding.span.start
    return "<error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(word(finding.severity))\""
      + " message=\"\(MarkupText.escaped(finding.message))\""
      + " source=\"xcgen.\(MarkupText.escaped(finding.rule))\"/>"
  }

  /// Checkstyle has no notes.
  private func word(_ severity: Severity) -> String { severity == .note ? "info" : severity.rawValue }
}
