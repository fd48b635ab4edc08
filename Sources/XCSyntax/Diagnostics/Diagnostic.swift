/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// Worth knowing; never fails a run.
  case note
  /// Probably wrong; fails a strict run.
  case warning
  /// Wrong; fails a run.
  case error

  /// Orders note, warning, error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One finding: what is wrong, where, how bad, and how to mend it.
public struct Diagnostic: Sendable, Hashable {
  /// The name of the rule, as in `paired-delegate-methods`.
  public var rule: String

  /// How much it matters.
  public var severity: Severity

  /// One sentence without a full stop; names of the source stand in single quotes.
  public var message: String

  /// What the caret marks.
  public var span: SourceSpan

  /// Other places that explain the finding.
  public var notes: [DiagnosticNote]

  /// Changes of the text that would clear the finding, best first.
  public var fixes: [FixIt]

  /// Makes a finding.
  public init(
    rule: String, severity: Severity, message: String, span: SourceSpan, notes: [DiagnosticNote] = [],
    fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.notes = notes
    self.fixes = fixes
  }

  /// The order in which findings are shown: by file, line, column, then rule, the place of what their first note
  /// speaks of (methods that are missing come as their protocol lists them), and message.
  public static func inOrder(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (here, there) = (left.span, right.span)
    let first = (here.file, here.start.line, here.start.column, left.rule)
    let second = (there.file, there.start.line, there.start.column, right.rule)
    guard first == second else { return first < second }
    let (note, other) = (left.notes.first?.span, right.notes.first?.span)
    return (note?.file ?? "", note?.start.line ?? 0, note?.start.column ?? 0, left.message)
      < (other?.file ?? "", other?.start.line ?? 0, other?.start.column ?? 0, right.message)
  }
}

/// A place that explains a finding, with a sentence about it.
public struct DiagnosticNote: Sendable, Hashable {
  /// One sentence without a full stop.
  public var message: String

  /// The place it speaks of.
  public var span: SourceSpan

  /// Makes a note.
  public init(message: String, span: SourceSpan) {
    self.message = message
    self.span = span
  }
}

/// A change of the text that mends a finding.
public struct FixIt: Sendable, Hashable {
  /// What the change does, in the imperative: `Add 'formDidHide'`.
  public var title: String

  /// The replacements, in order of place, none overlapping another.
  public var edits: [TextEdit]

  /// Whether it can be applied without a look at it. What mends a finding that its rule is not sure of cannot.
  public var isSafe: Bool

  /// Makes a fix-it.
  public init(title: String, edits: [TextEdit], isSafe: Bool = true) {
    self.title = title
    self.edits = edits
    self.isSafe = isSafe
  }
}

/// A replacement of one stretch of text.
public struct TextEdit: Sendable, Hashable {
  /// What is replaced; empty for an insertion.
  public var span: SourceSpan

  /// What takes its place.
  public var newText: String

  /// Makes an edit.
  public init(span: SourceSpan, newText: String) {
    self.span = span
    self.newText = newText
  }
}
