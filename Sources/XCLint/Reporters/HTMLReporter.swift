import XCSemantics
import XCSyntax

/// Findings as one page for a browser: counts by rule and file, each finding with its source, a filter.
///
/// The page holds all that it needs and asks nothing of the network.
public struct HTMLReporter: Sendable {
  /// Lines of source shown above and below a finding.
  private static let context = 2

  private let lines: SourceLines
  private let version: String

  /// Makes a reporter of findings in programs.
  public init(programs: [Program], version: String) {
    lines = SourceLines(programs)
    self.version = version
  }

  /// The page.
  public func report(_ findings: [Diagnostic]) -> String {
    let summary = FindingSummary(findings)
    let files = Dictionary(grouping: findings, by: \.span.file).sorted { $0.key < $1.key }
    let anchors = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.key, "file-\($0)") })
    let body = [
      header(summary), findings.isEmpty ? "" : overview(of: findings, anchors),
      findings.isEmpty ? "" : filter(of: findings),
      files.map { section($0.key, $0.value, anchors) }.joined(separator: "\n"),
      "<p id=\"none\" hidden>No finding fits the filter.</p>",
      "<footer>Made by xcgen \(escaped(version)).</footer>",
    ]
    return HTMLPage.around(
      title: "xcgen: " + summary.text, body: body.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private func header(_ summary: FindingSummary) -> String {
    let counts = [("error", summary.errors), ("warning", summary.warnings), ("note", summary.notes)].map {
      "<li class=\"\($0.0)\"><b>\($0.1)</b> \($0.0)\($0.1 == 1 ? "" : "s")</li>"
    }
    return "<header><h1>Findings of xcgen</h1><p>\(escaped(Self.capitalized(summary.text))).</p>"
      + "<ul class=\"counts\">\(counts.joined())</ul></header>"
  }

  private func overview(of findings: [Diagnostic], _ anchors: [String: String]) -> String {
    "<section class=\"overview\">"
      + table("By rule", counted(findings.map(\.rule)).map { (escaped($0.0), $0.1) })
      + table(
        "By file",
        counted(findings.map(\.span.file)).map { name, count in
          ("<a href=\"#\(anchors[name] ?? "")\">\(escaped(name))</a>", count)
        }) + "</section>"
  }

  private func table(_ title: String, _ rows: [(String, Int)]) -> String {
    let cells = rows.map { "<tr><td>\($0.0)</td><td class=\"number\">\($0.1)</td></tr>" }
    // Long lists scroll by themselves, so that the findings stay near.
    return "<div class=\"list\" tabindex=\"0\"><table><caption>\(title)</caption><tbody>\(cells.joined())"
      + "</tbody></table></div>"
  }

  private func filter(of findings: [Diagnostic]) -> String {
    let rules = counted(findings.map(\.rule)).map(\.0).sorted().map {
      "<option value=\"\(escaped($0))\">\(escaped($0))</option>"
    }
    let severities = Severity.allCases.reversed().map { severity in
      "<label><input type=\"checkbox\" name=\"severity\" value=\"\(severity.rawValue)\" checked> "
        + "\(Self.capitalized(severity.rawValue))s</label>"
    }
    return "<form id=\"filter\" role=\"search\"><label class=\"words\">Words "
      + "<input type=\"search\" name=\"words\" autocomplete=\"off\"></label>"
      + "<label>Rule <select name=\"rule\"><option value=\"\">all</option>\(rules.joined())</select></label>"
      + severities.joined() + "<output name=\"shown\"></output></form>"
  }

  private func section(
    _ file: String, _ findings: [Diagnostic], _ anchors: [String: String]
  ) -> String {
    let articles = findings.map(article).joined(separator: "\n")
    return
      "<section class=\"file\" id=\"\(anchors[file] ?? "")\"><h2>\(escaped(file))</h2>\n\(articles)</section>"
  }

  private func article(_ finding: Diagnostic) -> String {
    let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
    let words = [place, finding.message, finding.rule].joined(separator: " ").lowercased()
    var parts = [
      "<h3><span class=\"severity\">\(finding.severity.rawValue)</span> \(escaped(finding.message))</h3>",
      "<p class=\"place\"><code>\(escaped(place))</code> <code class=\"rule\">\(escaped(finding.rule))</code></p>",
      source(of: finding.span),
    ]
    let notes = finding.notes.map { note in
      "<li><code>\(escaped(note.span.file)):\(note.span.start.line):\(note.span.start.column)</code> "
        + "\(escaped(note.message))</li>"
    }
    if !notes.isEmpty { parts.append("<ul class=\"notes\">\(notes.joined())</ul>") }
    parts += finding.fixes.map { "<p class=\"fix\">Fix-it: \(escaped($0.title))</p>" }
    return "<article class=\"\(finding.severity.rawValue)\" data-severity=\"\(finding.severity.rawValue)\""
      + " data-rule=\"\(escaped(finding.rule))\" data-words=\"\(escaped(words))\">"
      + parts.joined() + "</article>"
  }

  /// The lines around a finding with the finding marked; nothing where the text is not at hand.
  private func source(of span: SourceSpan) -> String {
    guard let text = lines.text(at: span.file) else { return "" }
    let first = span.start.line - 1
    let range = max(0, first - Self.context)...min(text.lineStarts.count - 1, first + Self.context)
    guard range.contains(first) else { return "" }
    // Behind the last line end stands no line of its own.
    let shown = range.filter { $0 == first || $0 < text.lineStarts.count - 1 || !text.lineRange($0).isEmpty }
    let rows = shown.map { index -> String in
      let line = text.lineRange(index)
      let start = min(max(span.bytes.lowerBound, line.lowerBound), line.upperBound)
      let end = min(max(span.bytes.upperBound, start), line.upperBound)
      var code = Self.code(text.string(in: line))
      if index == first {
        // An empty place gets a mark of its own width.
        let marked = start < end ? Self.code(text.string(in: start..<end)) : "&#8203;"
        code =
          Self.code(text.string(in: line.lowerBound..<start)) + "<mark>\(marked)</mark>"
          + Self.code(text.string(in: end..<line.upperBound))
      }
      return "<span class=\"line\(index == first ? " hit" : "")\"><span class=\"number\">\(index + 1)</span>"
        + "<span class=\"code\">\(code)</span></span>"
    }
    return "<pre tabindex=\"0\">\(rows.joined())</pre>"
  }

  /// Names with their counts, the most frequent first.
  private func counted(_ names: [String]) -> [(String, Int)] {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { ($0.key, $0.value) }
  }

  /// Source text: tabs stay as they are.
  private static func code(_ text: String) -> String {
    MarkupText.escaped(text).replacing("&#9;", with: "\t")
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }
}
