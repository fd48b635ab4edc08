import XCSyntax

/// The methods of one name of a whole program, and which of them override or implement which.
struct MethodFamilies: Sendable {
  /// All of them.
  private var members: [Entity] = []
  private var indexes: [Place: Int] = [:]
  /// For each method those that it overrides or implements, however indirectly.
  private var above: [Set<Int>] = []

  private struct Place: Hashable {
    let file: FileID
    let offset: Int
  }

  init(_ name: String, _ program: Program) {
    for symbol in program.protocols {
      for requirement in symbol.requirements where requirement.name == name { add(.requirement(requirement)) }
    }
    var having: Set<ClassSymbol> = []
    for symbol in program.classes {
      for (part, method) in symbol.methods(named: name) {
        add(.method(method, owner: symbol, file: part.file))
        having.insert(symbol)
      }
    }
    for symbol in program.classes { link(symbol, name, having, program) }
  }

  private mutating func add(_ entity: Entity) {
    let place = Self.place(of: entity)
    guard indexes[place] == nil else { return }
    indexes[place] = members.count
    members.append(entity)
    above.append([])
  }

  private static func place(of entity: Entity) -> Place {
    Place(file: entity.file, offset: (entity.identifier?.range ?? entity.range).lowerBound)
  }

  /// What a class sees along its ancestors belongs together where the parameters are the same.
  private mutating func link(
    _ symbol: ClassSymbol, _ name: String, _ having: Set<ClassSymbol>, _ program: Program
  ) {
    let hierarchy = program.hierarchy(of: symbol)
    guard hierarchy.members.contains(where: { having.contains($0.symbol) }) else { return }
    let methods = program.methods(of: hierarchy, named: name).map { method in
      (
        index: indexes[Place(file: method.file, offset: method.declaration.name.range.lowerBound)],
        depth: method.depth,
        parameters: program.canonicalParameters(of: method.declaration, from: method.file)
      )
    }
    for lower in methods {
      guard let index = lower.index else { continue }
      for upper in methods where upper.depth > lower.depth && upper.parameters == lower.parameters {
        if let other = upper.index { above[index].insert(other) }
      }
    }
    for claim in program.conformances(of: hierarchy) {
      for found in program.protocols(named: claim.name.text, from: claim.file) {
        for requirement in found.symbol.requirements where requirement.name == name {
          let wanted = program.canonicalParameters(of: requirement.declaration, from: found.symbol.file)
          guard let asked = indexes[Self.place(of: .requirement(requirement))] else { continue }
          for method in methods where method.parameters == wanted {
            if let index = method.index { above[index].insert(asked) }
          }
        }
      }
    }
  }

  private func index(of key: EntityKey, _ keys: (Entity) -> EntityKey) -> Int? {
    members.firstIndex { keys($0) == key }
  }

  /// Everything that hangs together with a method.
  func family(of key: EntityKey, keys: (Entity) -> EntityKey) -> [Entity] {
    guard let start = index(of: key, keys) else { return [] }
    var found: Set<Int> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      let near = above[next].union(members.indices.filter { above[$0].contains(next) })
      for index in near where found.insert(index).inserted { waiting.append(index) }
    }
    return found.sorted().map { members[$0] }
  }

  /// The method itself, what is above it and what is below it.
  func kin(of key: EntityKey, keys: (Entity) -> EntityKey) -> [Entity] {
    guard let start = index(of: key, keys) else { return [] }
    let below = members.indices.filter { above[$0].contains(start) }
    return above[start].union(below).union([start]).sorted().map { members[$0] }
  }

  func origins(of key: EntityKey, keys: (Entity) -> EntityKey) -> [Entity] {
    index(of: key, keys).map { above[$0].sorted().map { members[$0] } } ?? []
  }

  func implementations(of key: EntityKey, keys: (Entity) -> EntityKey) -> [Entity] {
    guard let start = index(of: key, keys) else { return [] }
    return members.indices.filter { above[$0].contains(start) }.map { members[$0] }
  }
}
