import XCSemantics
import XCSyntax

/// Where a syntax error was mended so that the rest could be read: what rules see there is half guessed, and offsets
/// may be off by what was put in.
struct MendedStretches {
  private var ranges: [String: [Range<Int>]] = [:]

  init(_ program: Program) {
    for file in program.files where !file.source.mendedRanges.isEmpty {
      ranges[file.source.path] = file.source.mendedRanges
    }
  }

  /// The finding as far as it can be trusted: nil where it stands in such a stretch, without fixes that touch one.
  /// Syntax errors are told as they are.
  func trusted(_ finding: Diagnostic) -> Diagnostic? {
    guard !ranges.isEmpty, finding.rule != SyntaxError().name else { return finding }
    guard !touches(finding.span) else { return nil }
    var finding = finding
    finding.fixes.removeAll { fix in fix.edits.contains { touches($0.span) } }
    return finding
  }

  private func touches(_ span: SourceSpan) -> Bool {
    ranges[span.file]?.contains { range in
      span.bytes.lowerBound <= range.upperBound && span.bytes.upperBound >= range.lowerBound
    } ?? false
  }
}
