import XCSemantics
import XCSyntax

/// `textDocument/prepareCallHierarchy` and what follows it.
struct CallHierarchy {
  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// The methods and functions that the name at a position may stand for.
  func items(at position: Position, in context: DocumentContext) -> [HierarchyItem] {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.name(at: offset) else { return [] }
    var items = HierarchyItems(analysis)
    return found.entities.filter { $0.callable != nil }.compactMap {
      items.item(of: $0, in: lookup.place.names)
    }
  }

  /// Who calls or binds a method, through a protocol or an ancestor too.
  func incoming(_ item: HierarchyItem) -> [IncomingCall] {
    var items = HierarchyItems(analysis)
    let meant = items.entities(of: item)
    var keys: Set<EntityKey> = []
    for (entity, names) in meant {
      keys.formUnion(items.workspace.keys(of: [entity], in: names) { $0.origins(of: $1) })
    }
    var callers: [HierarchyItem] = []
    var ranges: [HierarchyItem: [DocumentRange]] = [:]
    for found in items.workspace.occurrences(of: keys, named: item.name) where Self.calls(found.occurrence) {
      let body = found.names.names(of: found.file.id).body(around: found.occurrence.range.lowerBound)
      guard let body else { continue }
      let entity: Entity =
        if let owner = body.owner {
          .method(body.function, owner: owner, file: found.file.id)
        } else {
          .function(body.function, file: found.file.id)
        }
      guard let caller = items.item(of: entity, in: found.names) else { continue }
      if ranges[caller] == nil { callers.append(caller) }
      ranges[caller, default: []].append(items.range(found.occurrence.range, in: found.file))
    }
    return callers.map { IncomingCall(from: $0, fromRanges: ranges[$0] ?? []) }
  }

  /// What a method calls or binds.
  func outgoing(_ item: HierarchyItem) -> [OutgoingCall] {
    var items = HierarchyItems(analysis)
    guard
      let (entity, names) = items.entities(of: item).first(where: { $0.entity.callable?.bodyRange != nil }),
      let body = entity.callable?.bodyRange
    else { return [] }
    let file = names.program.file(entity.file)
    var called: [HierarchyItem] = []
    var ranges: [HierarchyItem: [DocumentRange]] = [:]
    for occurrence in names.names(of: entity.file).occurrences(in: body) where Self.calls(occurrence) {
      for target in occurrence.entities where target.callable != nil {
        guard let item = items.item(of: target, in: names) else { continue }
        if ranges[item] == nil { called.append(item) }
        ranges[item, default: []].append(items.range(occurrence.range, in: file))
      }
    }
    return called.map { OutgoingCall(to: $0, fromRanges: ranges[$0] ?? []) }
  }

  /// A property is a call too.
  private static func calls(_ occurrence: NameOccurrence) -> Bool {
    switch occurrence.role {
    case .call, .binding, .read, .write: occurrence.entities.contains { $0.callable != nil }
    case .declaration, .type, .mention: false
    }
  }
}
