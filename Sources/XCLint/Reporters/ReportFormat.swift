import XCSemantics
import XCSyntax

/// The forms in which findings can be written.
public enum ReportFormat: String, Sendable, Hashable, CaseIterable {
  /// For people, and for editors that read clang's lines.
  case text
  /// One JSON array.
  case json

  /// Writes findings down.
  ///
  /// - Parameters:
  ///   - programs: where the lines of the sources come from.
  ///   - usesColors: whether a form that has colours uses them.
  public func report(_ findings: [Diagnostic], in programs: [Program], usesColors: Bool) -> String {
    switch self {
    case .text: TextReporter(programs: programs, usesColors: usesColors).report(findings)
    case .json: JSONReporter().report(findings)
    }
  }
}
