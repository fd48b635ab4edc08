import XCSemantics
import XCSyntax

/// `textDocument/prepareTypeHierarchy` and what follows it.
struct TypeHierarchy {
  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// The classes and protocols that the name at a position may stand for.
  func items(at position: Position, in context: DocumentContext) -> [HierarchyItem] {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.name(at: offset) else { return [] }
    var items = HierarchyItems(analysis)
    return found.entities.filter(Self.isInHierarchy).compactMap { items.item(of: $0, in: lookup.place.names) }
  }

  /// The parent of a class, and the protocols that it says it conforms to.
  func supertypes(_ item: HierarchyItem) -> [HierarchyItem] {
    items(around: item) { symbol, names in
      let program = names.program
      let hierarchy = program.hierarchy(of: symbol)
      let parents = hierarchy.members.filter { $0.depth == 1 }.map { TypeSymbol.class($0.symbol) }
      let claimed = program.conformances(of: hierarchy).filter { !$0.isInherited }.flatMap { claim in
        program.protocols(named: claim.name.text, from: claim.file).map { TypeSymbol.protocol($0.symbol) }
      }
      return parents + claimed
    }
  }

  /// The classes directly below a class, and those that say that they conform to a protocol.
  func subtypes(_ item: HierarchyItem) -> [HierarchyItem] {
    var items = HierarchyItems(analysis)
    return items.entities(of: item).flatMap { entity, names in
      names.implementations(of: entity).map { ($0, names) }
    }.compactMap { items.item(of: $0, in: $1) }.uniqued
  }

  private func items(
    around item: HierarchyItem, _ near: (ClassSymbol, ProgramNames) -> [TypeSymbol]
  ) -> [HierarchyItem] {
    var items = HierarchyItems(analysis)
    return items.entities(of: item).flatMap { entity, names -> [(Entity, ProgramNames)] in
      guard case .type(.class(let symbol)) = entity else { return [] }
      return near(symbol, names).map { (.type($0), names) }
    }.compactMap { items.item(of: $0, in: $1) }.uniqued
  }

  private static func isInHierarchy(_ entity: Entity) -> Bool {
    switch entity {
    case .type(.class), .type(.protocol): true
    default: false
    }
  }
}
