import XCSyntax

/// Findings as workflow commands of GitHub Actions, which show them beside the changed lines.
public struct GitHubReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// One command a finding; notes follow in its message.
  public func report(_ findings: [Diagnostic]) -> String {
    findings.map { command($0) + "\n" }.joined()
  }

  private func command(_ finding: Diagnostic) -> String {
    let (start, end) = (finding.span.start, finding.span.end)
    var properties = [
      "file=" + Self.property(finding.span.file), "line=\(start.line)", "endLine=\(end.line)",
    ]
    // Columns of different lines are refused.
    if start.line == end.line { properties += ["col=\(start.column)", "endColumn=\(end.column)"] }
    properties.append("title=" + Self.property(finding.rule))
    let notes = finding.notes.map {
      "\n\($0.span.file):\($0.span.start.line):\($0.span.start.column): \($0.message)"
    }
    return "::\(word(finding.severity)) " + properties.joined(separator: ",") + "::"
      + Self.data(finding.message + notes.joined())
  }

  private func word(_ severity: Severity) -> String { severity == .note ? "notice" : severity.rawValue }

  /// A message on one line.
  static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// The value of a property.
  static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  private static func escaped(_ text: String, _ escapes: Set<Unicode.Scalar>) -> String {
    var result = ""
    // Whoever looks at the log of a run has a terminal, too.
    for scalar in TerminalText.escaped(text, keeping: ["\r", "\n", "\t"]).unicodeScalars {
      if escapes.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
