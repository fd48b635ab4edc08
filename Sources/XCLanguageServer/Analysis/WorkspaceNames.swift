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

  /// Everything that must bear the same name as some things, in any program.
  func families(of entities: [Entity], in names: ProgramNames) -> Set<EntityKey> {
    var found = Set(entities.map(names.key))
    var waiting = Array(found)
    // Whoever belongs to a family has the same one: each is asked for once.
    var known = analysis.names.map { _ in Set<EntityKey>() }
    while let key = waiting.popLast() {
      for (index, program) in analysis.names.enumerated() where !known[index].contains(key) {
        known[index].insert(key)
        for entity in program.entities(of: key) {
          for relative in program.family(of: entity) {
            let key = program.key(of: relative)
            known[index].insert(key)
            if found.insert(key).inserted { waiting.append(key) }
          }
        }
      }
    }
    return found
  }

  /// Some things with those that are next to them in any program.
  func keys(
    of entities: [Entity], in names: ProgramNames, with relatives: (ProgramNames, Entity) -> [Entity]
  ) -> Set<EntityKey> {
    let own = Set(entities.map(names.key))
    var found = own
    for key in own {
      for program in analysis.names {
        for entity in program.entities(of: key) {
          found.formUnion(relatives(program, entity).map(program.key))
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

  /// What a file declares under a name, in each program; of several the nearest to where it once stood, since the text
  /// may have changed.
  func declarations(
    named name: String, in path: String, near offset: Int, where accepts: (Entity) -> Bool
  ) -> [(entity: Entity, names: ProgramNames)] {
    analysis.names.flatMap { names -> [(entity: Entity, names: ProgramNames)] in
      guard let file = names.program.files.first(where: { FilePath.absolute($0.source.path) == path }) else {
        return []
      }
      let declared = names.names(of: file.id).occurrences.filter { occurrence in
        occurrence.role == .declaration
          && occurrence.entities.contains { $0.identifier?.text == name && accepts($0) }
      }
      let nearest = declared.min {
        abs($0.range.lowerBound - offset) < abs($1.range.lowerBound - offset)
      }
      return (nearest?.entities ?? []).filter { $0.identifier?.text == name && accepts($0) }.map {
        ($0, names)
      }
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

  /// The words that may stand for a name: `o.title = x` stands for `setTitle`, `new T()` for `init`.
  static func words(for name: String) -> Set<String> {
    if name == "init" { return [name, "new"] }
    guard name.hasPrefix("set"), name.utf8.count > 3 else { return [name] }
    let rest = String(name.dropFirst(3))
    return [name, rest, rest.prefix(1).lowercased() + rest.dropFirst()]
  }
}
