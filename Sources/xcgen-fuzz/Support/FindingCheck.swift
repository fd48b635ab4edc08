import Foundation
import XCLint
import XCSemantics
import XCSyntax

/// What must hold for findings, whatever the sources are.
enum FindingCheck {
  static func check(_ findings: [Diagnostic], in programs: [Program]) {
    var texts: [String: SourceText] = [:]
    for file in programs.flatMap(\.files) { texts[file.source.path] = file.source.text }
    for finding in findings {
      require(!finding.message.isEmpty, "a finding of \(finding.rule) says nothing")
      let spans =
        [finding.span] + finding.notes.map(\.span) + finding.fixes.flatMap { $0.edits.map(\.span) }
      for span in spans {
        guard let text = texts[span.file] else { continue }
        require(
          span.bytes.lowerBound >= 0 && span.bytes.upperBound <= text.bytes.count,
          "\(finding.rule) speaks of \(span.bytes) in a text of \(text.bytes.count) bytes: \(finding.message)"
        )
      }
    }
    write(findings, programs)
  }

  private static func write(_ findings: [Diagnostic], _ programs: [Program]) {
    for format in ReportFormat.allCases {
      let text = format.report(findings, in: programs, usesColors: findings.count % 2 == 1, version: "1")
      guard format == .json || format == .sarif else { continue }
      do {
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
      } catch {
        report("the \(format.rawValue) report is no JSON: \(error)\n\(text)")
      }
    }
  }
}
