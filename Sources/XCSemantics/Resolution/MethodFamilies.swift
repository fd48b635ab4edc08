import XCSyntax

/// The methods of one name of a whole program, and which of them override or implement which.
struct MethodFamilies: Sendable {
  /// All of them.
  private var members: [Entity] = []
  private var indexes: [Place: Int] = [:]
  /// For each method those that it overrides or implements, however indirectly.
  private var above: [Set<Int>] = []
  /// For each method those that override or implement it, in their order.
  private var below: [[Int]] = []

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
    below = Array(repeating: [], count: members.count)
    for (lower, uppers) in above.enumerated() {
      for upper in uppers { below[upper].append(lower) }
    }
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

  private func index(of entity: Entity) -> Int? { indexes[Self.place(of: entity)] }

  /// Everything that hangs together with a method.
  func family(of entity: Entity) -> [Entity] {
    guard let start = index(of: entity) else { return [] }
    var found: Set<Int> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      for index in above[next] where found.insert(index).inserted { waiting.append(index) }
      for index in below[next] where found.insert(index).inserted { waiting.append(index) }
    }
    return found.sorted().map { members[$0] }
  }

  /// The method itself, what is above it and what is below it.
  func kin(of entity: Entity) -> [Entity] {
    guard let start = index(of: entity) else { return [] }
    return above[start].union(below[start]).union([start]).sorted().map { members[$0] }
  }

  /// What a method overrides or implements.
  func origins(of entity: Entity) -> [Entity] {
    index(of: entity).map { above[$0].sorted().map { members[$0] } } ?? []
  }

  /// What overrides or implements a method.
  func implementations(of entity: Entity) -> [Entity] {
    index(of: entity).map { below[$0].map { members[$0] } } ?? []
  }
}
