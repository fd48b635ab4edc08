import XCSemantics
import XCSyntax

/// `textDocument/references`.
struct References {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// Every place of the name at a position. Methods that override or implement one another count as one.
  func locations(at position: Position, withDeclaration: Bool) -> [Location] {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.name(at: offset),
      let name = found.entities.first?.name
    else { return [] }
    let workspace = WorkspaceNames(context.analysis)
    let all = workspace.keys(of: found.entities, in: lookup.place.names) { $0.kin(of: $1) }
    var locator = Locator(context.analysis)
    var result: [Location] = []
    for found in workspace.occurrences(of: all, named: name) where found.occurrence.spelling != .receiver {
      if found.occurrence.role == .declaration, !withDeclaration { continue }
      let place = locator.location(found.occurrence.range, in: found.file.id, of: found.names.program)
      if let place { result.append(place) }
    }
    guard withDeclaration else { return result }
    // What is declared in an interface that is no source is not among the places of sources.
    for (entity, names) in workspace.entities(of: all) {
      let origin = names.program.file(entity.file).origin
      guard origin == .embedded || origin == .library else { continue }
      if let place = locator.location(of: entity, in: names.program) { result.append(place) }
    }
    return result.uniqued
  }
}
