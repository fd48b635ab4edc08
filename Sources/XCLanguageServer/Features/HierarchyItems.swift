import XCSemantics
import XCSyntax

/// Turns things into items of hierarchies and back.
struct HierarchyItems {
  let workspace: WorkspaceNames
  private var locator: Locator

  init(_ analysis: Analysis) {
    workspace = WorkspaceNames(analysis)
    locator = Locator(analysis)
  }

  /// The item of a thing; nil where it stands nowhere that an editor can open.
  mutating func item(of entity: Entity, in names: ProgramNames) -> HierarchyItem? {
    guard case .place(let path, let offset) = names.key(of: entity), let name = entity.identifier,
      let own = locator.location(name.range, in: entity.file, of: names.program)
    else { return nil }
    let whole =
      min(
        entity.range.lowerBound, name.range.lowerBound)..<max(entity.range.upperBound, name.range.upperBound)
    let map = locator.map(of: names.program.file(entity.file))
    return HierarchyItem(
      name: name.text, kind: Self.kind(of: entity), detail: Self.detail(of: entity), uri: own.uri,
      range: map.range(whole), selectionRange: own.range,
      data: HierarchyItem.Data(path: path, offset: offset))
  }

  /// The things that an item stands for, in every program.
  func entities(of item: HierarchyItem) -> [(entity: Entity, names: ProgramNames)] {
    workspace.declarations(named: item.name, in: item.data.path, near: item.data.offset) { entity in
      Self.kind(of: entity) == item.kind && Self.detail(of: entity) == item.detail
    }
  }

  /// Where a stretch of a file stands.
  mutating func range(_ range: Range<Int>, in file: ProgramFile) -> DocumentRange {
    locator.map(of: file).range(range)
  }

  private static func kind(of entity: Entity) -> SymbolKind {
    switch entity {
    case .type(.class): .class
    case .type(.protocol): .interface
    case .type(.structure): .structure
    case .type(.enumeration): .enumeration
    case .type(.typedef): .alias
    case .method, .requirement: .method
    case .function: .function
    case .field: .field
    case .enumMember: .enumMember
    case .macro: .constant
    case .global, .local: .variable
    }
  }

  private static func detail(of entity: Entity) -> String? {
    switch entity {
    case .method(_, let owner, _): owner.name
    case .requirement(let requirement): requirement.owner.name
    default: nil
    }
  }
}
