import XCSyntax

/// Finds the macro that a syntax error may come of: macros are not expanded, so that what one stands for is not read.
struct MacroSuspicion {
  private let program: Program
  private let file: FileID
  private let text: SourceText

  init(_ program: Program, in file: FileID) {
    self.program = program
    self.file = file
    text = program.file(file).source.text
  }

  /// A note for each of some errors; nil where no macro is near.
  func notes(on errors: [Diagnostic]) -> [DiagnosticNote?] {
    let order = errors.indices.sorted {
      errors[$0].span.bytes.lowerBound < errors[$1].span.bytes.lowerBound
    }
    let uses = text.wordUses(at: order.map { errors[$0].span.bytes.lowerBound })
    var notes = [DiagnosticNote?](repeating: nil, count: errors.count)
    for (index, uses) in zip(order, uses) { notes[index] = uses.lazy.compactMap(note).first }
    return notes
  }

  private func note(on use: WordUse) -> DiagnosticNote? {
    let name = text.string(in: use.name)
    for other in program.files {
      guard let macro = other.source.macros.first(where: { $0.name.text == name }) else { continue }
      // A name for a single value breaks nothing.
      guard macro.parameters != nil ? use.isCall : !isValue(macro.body) else { return nil }
      return DiagnosticNote(
        message: "'\(name)' is a macro, which is not expanded: it is the likely cause",
        span: other.source.text.span(macro.name.range))
    }
    guard MacroTable.isLikelyMacro(name), !isDeclared(name) else { return nil }
    return DiagnosticNote(
      message: "'\(name)' may be a macro, and no definition of one is in sight: it is the likely cause",
      span: text.span(use.name))
  }

  /// Whether a macro's text is nothing but one number, string or name, in parentheses or not.
  private func isValue(_ body: String) -> Bool {
    let words = body.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "-" }
    guard words.count == 1, let word = words.first else { return false }
    return word.hasPrefix("\"") || word.allSatisfy { $0.isLetter || $0.isNumber || "_.$%'".contains($0) }
  }

  private func isDeclared(_ name: String) -> Bool {
    guard program.types(named: name, from: file).isEmpty else { return true }
    return program.files.contains { other in
      other.source.declarations.contains { declaration in
        switch declaration {
        case .function(let inner): inner.name.text == name
        case .global(let inner): inner.name.text == name
        case .enum(let inner): inner.members.contains { $0.name.text == name }
        default: false
        }
      }
    }
  }
}
