import XCSemantics
import XCSyntax

extension Translator {
  /// Says where the text behind an `#if` is no expression, macros expanded: it counts as false, and what it was meant to
  /// keep is missing.
  mutating func warnOfUnreadConditions(in file: FileID) {
    for arm in mapper.types.kept.unreadArms(of: file) {
      remarks.append(
        Refusal(
          message:
            "the condition of this directive is no expression once its macros are expanded, and counts as false",
          file: file, range: arm.range.lowerBound..<(arm.range.lowerBound + 1), severity: .warning))
    }
  }

  /// Says where a protocol is declared again: as in xc, the last one counts.
  mutating func warnOfRepeatedProtocols(in file: FileID) {
    let active = activeProtocols(of: file)
    let counted = Set(active.map(\.range.lowerBound))
    for case .protocol(let declaration) in program.file(file).source.declarations
    where !counted.contains(declaration.range.lowerBound)
      && isKept(declaration.condition, declaration.range, in: file)
    {
      let name = declaration.name.text
      let note = active.first { $0.name.text == name }.map {
        Refusal.Note(message: "it is declared again here", file: file, range: $0.name.range)
      }
      remarks.append(
        Refusal(
          message: "'\(name)' is declared twice, and this first declaration does not count", file: file,
          range: declaration.name.range, notes: [note].compactMap { $0 }, severity: .warning))
    }
  }
}
