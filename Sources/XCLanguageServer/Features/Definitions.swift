import XCSemantics
import XCSyntax

/// `textDocument/definition` and `textDocument/declaration`.
struct Definitions {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// Where the name at a position is declared. A method of a delegate leads to the protocol that asks for it.
  func locations(at position: Position) -> [Location] {
    let offset = context.document.map.offset(position)
    guard let place = context.place, let found = NameLookup(context)?.thing(at: offset) else { return [] }
    let program = place.program
    switch found.thing {
    case .type(.class(let symbol)):
      return symbol.parts.prefix(1).compactMap {
        context.location($0.declaration.name.range, in: $0.file, of: program)
      }
    case .type(let symbol):
      guard let name = symbol.name else { return [] }
      return [context.location(name.range, in: symbol.file, of: program)].compactMap { $0 }
    case .method(let declaration, let owner):
      let asked = PairRoles(owner, in: program).roles(of: declaration, in: place.file.id).compactMap {
        context.location($0.requirement.declaration.name.range, in: $0.requirement.owner.file, of: program)
      }
      return asked.isEmpty ? own(found.range) : asked
    case .requirement, .function, .variable: return own(found.range)
    case .import(let resolved):
      guard case .file(let file) = resolved.outcome else { return [] }
      return [context.location(0..<0, in: file, of: program)].compactMap { $0 }
    }
  }

  private func own(_ range: Range<Int>) -> [Location] {
    [Location(uri: context.document.uri, range: context.document.map.range(range))]
  }
}
