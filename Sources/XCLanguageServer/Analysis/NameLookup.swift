import XCSemantics
import XCSyntax

/// What stands at a place of a document.
enum NamedThing: Sendable {
  /// A name.
  case name(NameOccurrence)
  /// The operand of an import.
  case `import`(ResolvedImport)
}

/// Finds out what stands at a place.
struct NameLookup {
  let place: Analysis.Place
  private let names: FileNames

  init?(_ context: DocumentContext) {
    guard let place = context.place else { return nil }
    self.place = place
    names = place.names.names(of: place.file.id)
  }

  /// What stands at an offset or ends there, with its range.
  func thing(at offset: Int) -> (thing: NamedThing, range: Range<Int>)? {
    if let found = place.file.imports.first(where: { $0.directive.pathRange.touches(offset) }) {
      return (.import(found), found.directive.pathRange)
    }
    return name(at: offset).map { (.name($0), $0.range) }
  }

  /// The name at an offset, if it is known what it stands for.
  func name(at offset: Int) -> NameOccurrence? {
    guard let found = names.occurrence(at: offset), !found.entities.isEmpty else { return nil }
    return found
  }
}

extension Range<Int> {
  /// Whether an offset stands in the range or right behind it.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
