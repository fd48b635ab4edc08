import XCSemantics
import XCSyntax

/// `textDocument/implementation`.
struct Implementations {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// The classes that conform to a protocol, the classes below a class, the methods that implement or override one.
  func locations(at position: Position) -> [Location] {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.name(at: offset) else { return [] }
    let workspace = WorkspaceNames(context.analysis)
    let own = workspace.keys(of: found.entities, in: lookup.place.names) { _, _ in [] }
    var locator = Locator(context.analysis)
    return workspace.entities(of: own).flatMap { entity, names in
      names.implementations(of: entity).map { ($0, names.program) }
    }
    .compactMap { entity, program in locator.location(of: entity, in: program) }
    .uniqued.sorted { ($0.uri, $0.range.start) < ($1.uri, $1.range.start) }
  }
}
