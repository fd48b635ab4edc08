import XCSemantics
import XCSyntax

/// Why a declaration has no Swift form, and where it says so.
struct Refusal: Error, Hashable, Sendable {
  /// Another place that explains it.
  struct Note: Hashable, Sendable {
    var message: String
    var file: FileID
    var range: Range<Int>
  }

  var message: String
  var file: FileID
  var range: Range<Int>
  var notes: [Note] = []
  var severity = Severity.error

  /// The name that refused declarations have in place of a rule.
  static let rule = "refused-binding"

  /// The refusal as a finding.
  func diagnostic(in program: Program) -> Diagnostic {
    Diagnostic(
      rule: Self.rule, severity: severity, message: message, span: program.file(file).source.text.span(range),
      notes: notes.map { note in
        DiagnosticNote(message: note.message, span: program.file(note.file).source.text.span(note.range))
      })
  }
}
