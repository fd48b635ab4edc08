import XCSemantics
import XCSyntax

/// Findings for people, in the shape that editors read from clang: place, severity, message, then the line.
public struct TextReporter: Sendable {
  private let lines: SourceLines
  private let style: TerminalStyle

  /// Makes a reporter of findings in a program.
  public init(program: Program, usesColors: Bool = false) {
    self.init(programs: [program], usesColors: usesColors)
  }

  /// Makes a reporter of findings in several programs; where they share a file, they share its text.
  public init(programs: [Program], usesColors: Bool = false) {
    lines = SourceLines(programs)
    style = TerminalStyle(usesColors: usesColors)
  }

  /// All findings, each with its source line, notes and fix-its. Empty where there are none.
  public func report(_ findings: [Diagnostic]) -> String {
    findings.map(text).joined()
  }

  private func text(_ finding: Diagnostic) -> String {
    let rule = finding.rule.isEmpty ? "" : style.faint(" [\(finding.rule)]")
    var lines = [heading(finding.span, finding.severity, finding.message) + rule]
    lines += excerpt(of: finding.span)
    var shown = finding.span
    for note in finding.notes {
      lines.append(heading(note.span, .note, note.message))
      if note.span != shown { lines += excerpt(of: note.span) }
      shown = note.span
    }
    lines += finding.fixes.map { style.fix("  fix-it: \(TerminalText.escaped($0.title))") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(_ span: SourceSpan, _ severity: Severity, _ message: String) -> String {
    style.strong("\(TerminalText.escaped(span.file)):\(span.start.line):\(span.start.column):") + " "
      + style.severity(severity) + " " + style.strong(TerminalText.escaped(message))
  }

  /// The line with a mark under the span; nothing where the text is not at hand.
  private func excerpt(of span: SourceSpan) -> [String] {
    guard let source = lines.text(at: span.file) else { return [] }
    let whole = source.lineRange(span.start.line - 1)
    let line = Self.window(of: whole, around: span.bytes.lowerBound, in: source)
    let start = min(max(span.bytes.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(span.bytes.upperBound, start), line.upperBound)
    let before = Self.blanks(for: source.string(in: line.lowerBound..<start))
    let width = source.string(in: start..<end).reduce(0) { $0 + ColumnWidth.of($1) }
    let mark = "^" + String(repeating: "~", count: max(width - 1, 0))
    let isCut = line.lowerBound > whole.lowerBound
    let shown = (isCut ? "…" : "") + source.string(in: line) + (line.upperBound < whole.upperBound ? "…" : "")
    return ["  " + Self.printable(shown), "  " + (isCut ? " " : "") + before + style.mark(mark)]
  }

  /// Of a line longer than this many bytes only the surroundings of the mark are shown.
  private static let longestLine = 400
  private static let bytesBefore = 80
  private static let bytesBehind = 120

  /// The part of a line that is shown, cut between characters.
  private static func window(of line: Range<Int>, around mark: Int, in source: SourceText) -> Range<Int> {
    guard line.count > longestLine else { return line }
    var start = max(line.lowerBound, mark - bytesBefore)
    var end = min(line.upperBound, max(mark, line.lowerBound) + bytesBehind)
    while start > line.lowerBound, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<max(start, end)
  }

  /// Blanks as wide as a text; tabs stay tabs, so that they stretch alike on both lines.
  private static func blanks(for text: String) -> String {
    text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: ColumnWidth.of($0)) }.joined()
  }

  /// The line without characters that would move the terminal's cursor.
  private static func printable(_ text: String) -> String {
    text.filter { $0 == "\t" || !$0.unicodeScalars.contains(where: TerminalText.isControl) }
  }
}
