import XCSemantics
import XCSyntax

/// `textDocument/definition` and `textDocument/declaration`.
struct Definitions {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// Where the name at a position is defined. A method's own name leads to what asks for it.
  func locations(at position: Position) -> [Location] {
    locations(at: position) { occurrence, names in
      guard occurrence.role != .declaration else {
        let asked = occurrence.entities.flatMap(names.origins)
        return asked.isEmpty ? occurrence.entities : asked
      }
      let whole = occurrence.entities.flatMap { entity -> [Entity] in
        if case .function = entity { return names.family(of: entity) }
        return [entity]
      }
      let defined = whole.filter { $0.callable?.bodyRange != nil }
      return defined.isEmpty ? whole : defined
    }
  }

  /// Where the name at a position is declared first: by a protocol or an ancestor, in a prototype.
  func declarations(at position: Position) -> [Location] {
    locations(at: position) { occurrence, names in
      occurrence.entities.flatMap { entity -> [Entity] in
        let all =
          switch entity {
          case .method: names.origins(of: entity)
          case .function: names.family(of: entity).filter { $0.callable?.bodyRange == nil }
          default: [Entity]()
          }
        return all.isEmpty ? [entity] : all
      }
    }
  }

  private func locations(
    at position: Position, of meant: (NameOccurrence, ProgramNames) -> [Entity]
  ) -> [Location] {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.thing(at: offset) else { return [] }
    let program = lookup.place.program
    var locator = Locator(context.analysis)
    switch found.thing {
    case .name(let occurrence):
      return meant(occurrence, lookup.place.names).compactMap { locator.location(of: $0, in: program) }
        .uniqued
    case .import(let resolved):
      guard let file = program.file(of: resolved) else { return [] }
      return [locator.location(file.range, in: file.file, of: program)].compactMap { $0 }
    }
  }
}

extension Program {
  /// Where an import leads: to the beginning of a file, or to the stretch of the built-in interface that stands in.
  func file(of resolved: ResolvedImport) -> (file: FileID, range: Range<Int>)? {
    switch resolved.outcome {
    case .file(let file): return (file, 0..<0)
    case .embedded(let module):
      guard let file = files.first(where: { $0.origin == .embedded }) else { return nil }
      let start = EmbeddedInterface(file.source).offset(of: module) ?? 0
      return (file.id, start..<start)
    case .standardLibrary, .unreadable, .unresolved: return nil
    }
  }
}
