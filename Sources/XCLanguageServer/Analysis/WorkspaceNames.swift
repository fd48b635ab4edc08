import XCSemantics
import XCSyntax

/// Looks things up in all programs of an analysis: folders that are open side by side make one each.
struct WorkspaceNames {
  /// A name somewhere, with the program in which it means something.
  struct Found {
    let occurrence: NameOccurrence
    let file: ProgramFile
    let names: ProgramNames
  }

  private let analysis: Analysis

  init(_ analysis: Analysis) { self.analysis = analysis }

  /// The things themselves with what belongs to them in any program.
  func keys(
    of entities: [Entity], in names: ProgramNames, with relatives: (ProgramNames, Entity) -> [Entity]
  ) -> Set<EntityKey> {
    var found = Set(entities.map(names.key))
    var waiting = Array(found)
    var known: Set<EntityKey> = []
    while let key = waiting.popLast() {
      guard known.insert(key).inserted else { continue }
      for program in analysis.names {
        for entity in program.entities(of: key) {
          for relative in relatives(program, entity) {
            let key = program.key(of: relative)
            if found.insert(key).inserted { waiting.append(key) }
          }
        }
      }
    }
    return found
  }

  /// What keys mean in each program, in the order of their places.
  func entities(of keys: Set<EntityKey>) -> [(entity: Entity, names: ProgramNames)] {
    let ordered = keys.sorted()
    return analysis.names.flatMap { names in
      ordered.flatMap { names.entities(of: $0) }.map { ($0, names) }
    }
  }

  /// Every place where one of some things is named, in the order of paths; each place once.
  ///
  /// - Parameter name: how they are called: files that do not hold the word are not looked at.
  func occurrences(of keys: Set<EntityKey>, named name: String) -> [Found] {
    let words = Self.words(for: name)
    var seen: Set<Place> = []
    var found: [Found] = []
    for names in analysis.names {
      for file in names.program.files where file.origin == .requested || file.origin == .imported {
        guard words.contains(where: { !file.source.text.places(of: $0).isEmpty }) else { continue }
        let path = FilePath.absolute(file.source.path)
        for occurrence in names.names(of: file.id).occurrences
        where occurrence.entities.contains(where: { keys.contains(names.key(of: $0)) })
          && seen.insert(Place(path: path, range: occurrence.range)).inserted
        {
          found.append(Found(occurrence: occurrence, file: file, names: names))
        }
      }
    }
    return found.sorted {
      ($0.file.source.path, $0.occurrence.range.lowerBound) < (
        $1.file.source.path, $1.occurrence.range.lowerBound
      )
    }
  }

  private struct Place: Hashable {
    let path: String
    let range: Range<Int>
  }

  /// The words that may stand for a name: `o.title = x` stands for `setTitle`.
  static func words(for name: String) -> Set<String> {
    guard name.hasPrefix("set"), name.utf8.count > 3 else { return [name] }
    let rest = String(name.dropFirst(3))
    return [name, rest, rest.prefix(1).lowercased() + rest.dropFirst()]
  }
}
