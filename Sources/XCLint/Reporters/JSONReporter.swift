import XCSyntax

/// Findings as one JSON array, keys in a fixed order, so that equal findings give equal bytes.
public struct JSONReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The array with a line end behind it, one finding a line.
  public func report(_ findings: [Diagnostic]) -> String {
    guard !findings.isEmpty else { return "[]\n" }
    return "[" + findings.map(object).joined(separator: ",\n ") + "]\n"
  }

  private func object(_ finding: Diagnostic) -> String {
    let members = [
      "\"file\":" + path(finding.span.file),
      positions(finding.span),
      "\"severity\":" + JSONText.quoted(finding.severity.rawValue),
      "\"rule\":" + JSONText.quoted(finding.rule),
      "\"message\":" + JSONText.quoted(finding.message),
      "\"notes\":[" + finding.notes.map(object).joined(separator: ",") + "]",
      "\"fixes\":[" + finding.fixes.map(object).joined(separator: ",") + "]",
    ]
    return "{" + members.joined(separator: ",") + "}"
  }

  private func object(_ note: DiagnosticNote) -> String {
    let start = note.span.start
    return "{\"file\":\(path(note.span.file)),\"line\":\(start.line),\"column\":\(start.column),"
      + "\"message\":\(JSONText.quoted(note.message))}"
  }

  private func object(_ fix: FixIt) -> String {
    let edits = fix.edits.map {
      "{" + positions($0.span) + ",\"newText\":" + JSONText.quoted($0.newText) + "}"
    }
    return "{\"title\":\(JSONText.quoted(fix.title)),\"edits\":[\(edits.joined(separator: ","))]}"
  }

  private func positions(_ span: SourceSpan) -> String {
    "\"line\":\(span.start.line),\"column\":\(span.start.column),"
      + "\"endLine\":\(span.end.line),\"endColumn\":\(span.end.column)"
  }

  private func path(_ path: String) -> String {
    #if os(Windows)
      return JSONText.quoted(String(path.map { $0 == "\\" ? "/" : $0 }))
    #else
      return JSONText.quoted(path)
    #endif
  }
}
