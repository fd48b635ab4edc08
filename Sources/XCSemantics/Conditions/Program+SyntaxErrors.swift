import XCSyntax

extension Program {
  /// The syntax errors of a file. One in an arm that the preprocessor drops is a warning: any text may stand there
  /// (`dialect.md` 2.2), and only who turns the arm on will miss what is wrong. One at the use of a macro names that.
  public func syntaxErrors(of file: FileID) -> [Diagnostic] {
    let source = self.file(file).source
    let errors = source.syntaxErrors
    // Without a tree there is nothing but the reason why.
    guard !errors.isEmpty, source.tree != nil else { return errors }
    let notes = MacroSuspicion(self, in: file).notes(on: errors)
    let regions = ConditionalRegions(of: source.text, definitions: macros(beside: file))
    return zip(errors, notes).map { error, note in
      var error = error
      if let note { error.notes.append(note) }
      guard regions.drops(error.span.bytes.lowerBound) else { return error }
      error.severity = .warning
      return error
    }
  }

  /// What is defined for a file from outside: by the command line, the target and other files.
  private func macros(beside file: FileID) -> MacroTable {
    var table = definitions
    for other in files where other.id != file {
      for macro in other.source.macros where !table.isDefined(macro.name.text) {
        table.define(macro.name.text, as: macro.body)
      }
    }
    return table
  }
}
