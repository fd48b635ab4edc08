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

  /// Says where a type has the name of an earlier one of its file: bindings have the first.
  mutating func warnOfRepeatedTypes(in file: FileID) {
    var earlier: [String: Identifier] = [:]
    for declaration in program.file(file).source.declarations
    where isKept(declaration.condition, declaration.range, in: file) {
      guard let name = declaration.nameOfValue else { continue }
      guard let first = earlier[name.text] else {
        earlier[name.text] = name
        continue
      }
      remarks.append(
        Refusal(
          message: "there is a type '\(name.text)' already, and this one does not count", file: file,
          range: name.range,
          notes: [Refusal.Note(message: "the other is here", file: file, range: first.range)],
          severity: .warning))
    }
  }
}

extension Declaration {
  /// The name of a class, struct, enum or typedef that says what the name means.
  fileprivate var nameOfValue: Identifier? {
    switch self {
    case .class(let part): part.part == .primary ? part.name : nil
    case .struct(let structure): structure.isForward ? nil : structure.name
    case .enum(let enumeration): enumeration.name
    case .typedef(let alias): alias.isOfOwnName ? nil : alias.name
    default: nil
    }
  }
}

extension TypedefDeclaration {
  /// `typedef struct S S;` says nothing new.
  fileprivate var isOfOwnName: Bool {
    if case .named(let target, _) = target.shape { target.text == name.text } else { false }
  }
}
