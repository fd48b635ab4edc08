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

  /// The refusal as a finding. It has no rule: nothing could be switched off or explained under its name.
  func diagnostic(in program: Program) -> Diagnostic {
    Diagnostic(
      rule: "", severity: severity, message: message, span: program.file(file).source.text.span(range),
      notes: notes.map { note in
        DiagnosticNote(message: note.message, span: program.file(note.file).source.text.span(note.range))
      })
  }
}
