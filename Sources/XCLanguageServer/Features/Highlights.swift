import XCSemantics
import XCSyntax

/// `textDocument/documentHighlight`: the other places of a name in its document.
struct Highlights {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// Every place of the thing at a position, told apart by whether it is read or written. A name of which nobody knows
  /// what it stands for goes together with those like it.
  func highlights(at position: Position) -> [DocumentHighlight] {
    let offset = context.document.map.offset(position)
    guard let place = context.place else { return [] }
    let names = place.names
    let all = names.names(of: place.file.id)
    guard let found = all.occurrence(at: offset), !found.isPlainWord else { return [] }
    let keys = Set(found.entities.flatMap(names.family).map(names.key))
    let text = context.document.text
    let word = text.string(in: found.range)
    return all.occurrences
      .filter { occurrence in
        guard !found.entities.isEmpty else {
          return occurrence.entities.isEmpty && !occurrence.isPlainWord
            && occurrence.isMember == found.isMember && text.string(in: occurrence.range) == word
        }
        return occurrence.spelling != .receiver
          && occurrence.entities.contains { keys.contains(names.key(of: $0)) }
      }
      .map { DocumentHighlight(range: context.document.map.range($0.range), kind: Self.kind(of: $0.role)) }
  }

  private static func kind(of role: NameOccurrence.Role) -> DocumentHighlight.Kind {
    switch role {
    case .read, .call, .binding: .read
    case .write: .write
    case .declaration, .type, .mention: .text
    }
  }
}
