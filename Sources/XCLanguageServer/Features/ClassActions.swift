import XCLint
import XCSemantics
import XCSyntax

/// What a class lacks of its protocols, as actions on the class itself: nothing need be wrong with it.
struct ClassActions {
  private let place: Analysis.Place

  init(_ place: Analysis.Place) { self.place = place }

  /// Changes that implement protocols of the class around an offset; none inside of its methods.
  func fixes(at offset: Int) -> [FixIt] {
    guard let symbol = owner(at: offset) else { return [] }
    let program = place.program
    let hierarchy = program.hierarchy(of: symbol)
    let writer = ProtocolImplementation(program)
    var seen: Set<ProtocolSymbol> = []
    var fixes: [FixIt?] = []
    for claim in program.conformances(of: hierarchy) where !program.isRoot(claim.owner) {
      for (asked, _, _) in program.protocols(named: claim.name.text, from: claim.file)
      where seen.insert(asked).inserted && !program.isSynthesized(asked.name, for: hierarchy) {
        let missing = asked.requirements.filter { requirement in
          !requirement.declaration.isStatic
            && program.implementations(of: requirement, in: hierarchy).allSatisfy {
              program.isRoot($0.owner)
            }
        }
        let required = missing.filter { !$0.declaration.isOptional && !isSupplied($0, hierarchy) }
        if !required.isEmpty {
          fixes.append(
            writer.fix(adding: required, to: symbol, title: "Implement the protocol '\(asked.name)'"))
        }
        for pair in program.pairs(of: asked) {
          let halves = missing.filter { pair.methods.contains($0.name) && !required.contains($0) }
          // Who overrides neither has both from the root class.
          let isSupplied =
            pair.isSuppliedByRoot && pair.methods.allSatisfy { name in halves.contains { $0.name == name } }
          guard !halves.isEmpty, !isSupplied else { continue }
          let names = halves.map { "'\($0.name)'" }.joined(separator: " and ")
          fixes.append(writer.fix(adding: halves, to: symbol, title: "Add \(names) of '\(asked.name)'"))
        }
      }
    }
    return fixes.compactMap { $0 }
  }

  /// Whether the root class has the method already.
  private func isSupplied(_ requirement: Requirement, _ hierarchy: ClassHierarchy) -> Bool {
    !place.program.implementations(of: requirement, in: hierarchy).isEmpty
  }

  /// The class whose declaration holds an offset outside of its methods.
  private func owner(at offset: Int) -> ClassSymbol? {
    guard let (owner, part) = place.program.classPart(around: offset, in: place.file.id),
      !part.methods.contains(where: { $0.bodyRange?.contains(offset) == true })
    else { return nil }
    return owner
  }
}
