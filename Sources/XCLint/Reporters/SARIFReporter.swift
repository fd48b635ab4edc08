import XCSemantics
import XCSyntax

/// Findings as SARIF 2.1.0: one run with the rules that it knows, places relative to the folder of the run.
public struct SARIFReporter: Sendable {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private static let root = "%SRCROOT%"

  private let lines: SourceLines
  private let version: String
  private let registry: RuleRegistry

  /// Makes a reporter of findings in programs.
  public init(programs: [Program], version: String, registry: RuleRegistry = .all) {
    lines = SourceLines(programs)
    self.version = version
    self.registry = registry
  }

  /// The log, keys in a fixed order.
  public func report(_ findings: [Diagnostic]) -> String {
    let run = object([
      ("tool", object([("driver", driver)])),
      ("columnKind", text("unicodeCodePoints")),
      (
        "originalUriBaseIds",
        object([(Self.root, object([("description", message("The folder that xcgen was run in."))]))])
      ),
      ("results", array(findings.map(result))),
    ])
    return object([("$schema", text(Self.schema)), ("version", text("2.1.0")), ("runs", array([run]))]) + "\n"
  }

  private var driver: String {
    var members = [("name", text("xcgen"))]
    if !version.isEmpty { members += [("version", text(version)), ("semanticVersion", text(version))] }
    members.append(("rules", array(registry.rules.map(descriptor))))
    return object(members)
  }

  private func descriptor(_ rule: any Rule) -> String {
    object([
      ("id", text(rule.name)),
      ("shortDescription", message(sentence(rule.summary))),
      ("fullDescription", message(rule.explanation)),
      ("help", message(RulePage(rule).text)),
      ("defaultConfiguration", object([("level", text(rule.defaultSeverity.rawValue))])),
    ])
  }

  private func result(_ finding: Diagnostic) -> String {
    var members = [("ruleId", text(finding.rule))]
    if let index = registry.rules.firstIndex(where: { $0.name == finding.rule }) {
      members.append(("ruleIndex", "\(index)"))
    }
    members += [
      ("level", text(finding.severity.rawValue)),
      ("message", message(finding.message)),
      ("locations", array([object([("physicalLocation", place(finding.span))])])),
    ]
    let related = finding.notes.enumerated().map { index, note -> String in
      var members = [("id", "\(index + 1)"), ("message", message(note.message))]
      if note.span.isInFile { members.append(("physicalLocation", place(note.span))) }
      return object(members)
    }
    if !related.isEmpty { members.append(("relatedLocations", array(related))) }
    if !finding.fixes.isEmpty { members.append(("fixes", array(finding.fixes.map(fix)))) }
    return object(members)
  }

  private func fix(_ fix: FixIt) -> String {
    var files: [String] = []
    for edit in fix.edits where !files.contains(edit.span.file) { files.append(edit.span.file) }
    let changes = files.map { file in
      let replacements = fix.edits.filter { $0.span.file == file }.map { edit in
        object([
          ("deletedRegion", region(edit.span)), ("insertedContent", object([("text", text(edit.newText))])),
        ])
      }
      return object([("artifactLocation", artifact(file)), ("replacements", array(replacements))])
    }
    return object([("description", message(fix.title)), ("artifactChanges", array(changes))])
  }

  private func place(_ span: SourceSpan) -> String {
    object([("artifactLocation", artifact(span.file)), ("region", region(span))])
  }

  private func region(_ span: SourceSpan) -> String {
    object([
      ("startLine", "\(span.start.line)"), ("startColumn", "\(column(span.start, in: span.file))"),
      ("endLine", "\(span.end.line)"), ("endColumn", "\(column(span.end, in: span.file))"),
    ])
  }

  /// The column in code points, 1-based: the format knows no columns of bytes.
  private func column(_ position: SourcePosition, in file: String) -> Int {
    guard let text = lines.text(at: file), text.lineStarts.indices.contains(position.line - 1) else {
      return position.column
    }
    let start = text.lineStarts[position.line - 1]
    let end = min(start + position.column - 1, text.bytes.count)
    return text.string(in: start..<max(start, end)).unicodeScalars.count + 1
  }

  private func artifact(_ path: String) -> String {
    if FilePath.isAbsolute(path) { return object([("uri", text("file://" + Self.encoded(path)))]) }
    return object([("uri", text(Self.encoded(path))), ("uriBaseId", text(Self.root))])
  }

  /// A path as a URI reference; a colon could be read as the end of a scheme.
  static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~/!$&'()*+,;=@".contains(character) {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }

  // MARK: - JSON

  private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  private func message(_ words: String) -> String { object([("text", text(words))]) }

  private func text(_ words: String) -> String { JSONText.quoted(words) }

  private func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { JSONText.quoted($0.0) + ":" + $0.1 }.joined(separator: ",") + "}"
  }
}
