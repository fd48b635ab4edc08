import XCSemantics
import XCSyntax

/// `textDocument/semanticTokens`: what names are, where it is known. Words, strings and comments are left to grammars.
struct SemanticTokenList {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// The numbers of a document, or of the part of it that a range touches.
  func data(in range: DocumentRange? = nil) -> [Int] {
    guard let place = context.place else { return [] }
    let map = context.document.map
    let wanted = range.map(map.bytes)
    var data: [Int] = []
    var last = Position(line: 0, character: 0)
    for occurrence in place.names.names(of: place.file.id).occurrences {
      if let wanted, !wanted.touches(occurrence.range.lowerBound),
        !wanted.contains(occurrence.range.lowerBound)
      {
        continue
      }
      guard occurrence.spelling != .receiver, occurrence.spelling != .construction,
        let entity = occurrence.entities.first
      else { continue }
      let range = map.range(occurrence.range)
      guard range.start.line == range.end.line else { continue }
      let step = range.start.line - last.line
      data += [
        step, step == 0 ? range.start.character - last.character : range.start.character,
        range.end.character - range.start.character, Self.kind(of: entity).rawValue,
        modifiers(of: occurrence, entity, place).rawValue,
      ]
      last = range.start
    }
    return data
  }

  private static func kind(of entity: Entity) -> SemanticTokenKind {
    switch entity {
    case .type(.class): .class
    case .type(.protocol): .interface
    case .type(.structure): .struct
    case .type(.enumeration): .enum
    case .type(.typedef): .type
    case .method, .requirement: .method
    case .function: .function
    case .field: .property
    case .global: .variable
    case .enumMember: .enumMember
    case .macro: .macro
    case .local(let local): local.isParameter ? .parameter : .variable
    }
  }

  private func modifiers(
    of occurrence: NameOccurrence, _ entity: Entity, _ place: Analysis.Place
  ) -> SemanticTokenModifiers {
    var modifiers: SemanticTokenModifiers = []
    if occurrence.role == .declaration { modifiers.insert(.declaration) }
    if occurrence.role == .write { modifiers.insert(.modification) }
    switch entity {
    case .method(let declaration, _, _) where declaration.isStatic: modifiers.insert(.static)
    case .field(let declaration, _, _) where declaration.isStatic: modifiers.insert(.static)
    default: break
    }
    switch place.program.file(entity.file).origin {
    case .embedded, .library: modifiers.insert(.defaultLibrary)
    case .requested, .imported: break
    }
    return modifiers
  }

  /// The one stretch in which two lists of numbers differ.
  static func delta(from old: [Int], to new: [Int], resultId: String) -> SemanticTokensDelta {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    guard old.count > start + end || new.count > start + end else {
      return SemanticTokensDelta(resultId: resultId, edits: [])
    }
    let edit = SemanticTokensDelta.Edit(
      start: start, deleteCount: old.count - start - end, data: Array(new[start..<(new.count - end)]))
    return SemanticTokensDelta(resultId: resultId, edits: [edit])
  }
}

/// The numbers that clients were last told about documents, so that later answers can say what is different.
struct ToldTokens: Sendable {
  private var last: [String: (id: String, data: [Int])] = [:]
  private var count = 0

  /// Remembers an answer.
  /// - Returns: its name, and the answer before if it bears a name.
  mutating func remember(_ data: [Int], of uri: String, after id: String?) -> (id: String, before: [Int]?) {
    count += 1
    let before = last[uri].flatMap { $0.id == id ? $0.data : nil }
    last[uri] = (String(count), data)
    return (String(count), before)
  }

  /// Forgets a document.
  mutating func forget(_ uri: String) { last[uri] = nil }
}
