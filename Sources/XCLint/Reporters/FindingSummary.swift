import XCSemantics
import XCSyntax

/// How many findings of which severity a run has.
public struct FindingSummary: Sendable, Hashable {
  /// Findings of severity error.
  public let errors: Int
  /// Findings of severity warning.
  public let warnings: Int
  /// Findings of severity note.
  public let notes: Int
  /// Files with a finding.
  public let files: Int

  /// Counts findings.
  public init(_ findings: [Diagnostic]) {
    errors = findings.filter { $0.severity == .error }.count
    warnings = findings.filter { $0.severity == .warning }.count
    notes = findings.filter { $0.severity == .note }.count
    files = Set(findings.map(\.span.file)).count
  }

  /// One line: `1 error, 2 warnings in 2 files`, or `no findings`.
  public var text: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    guard !parts.isEmpty else { return "no findings" }
    return parts.map { counted($0.0, $0.1) }.joined(separator: ", ") + " in "
      + counted(files, "file")
  }
}
