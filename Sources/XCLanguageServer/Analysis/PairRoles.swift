import XCSemantics
import XCSyntax

/// A method that a delegate is told something by, as one class implements it.
struct PairRole: Sendable {
  let requirement: Requirement
  /// What the method is paired with; nil where it stands alone.
  let partner: Requirement?
  /// Whether the class lacks the partner, under some condition at least.
  let isPartnerMissing: Bool
}

/// Answers what the methods of a class are to its protocols.
struct PairRoles {
  private let program: Program
  private let hierarchy: ClassHierarchy
  private let protocols: [ProtocolSymbol]

  init(_ symbol: ClassSymbol, in program: Program) {
    self.program = program
    hierarchy = program.hierarchy(of: symbol)
    var protocols: [ProtocolSymbol] = []
    for claim in program.conformances(of: hierarchy) {
      for (found, _, _) in program.protocols(named: claim.name.text, from: claim.file)
      where !protocols.contains(found) {
        protocols.append(found)
      }
    }
    self.protocols = protocols
  }

  /// The requirements of the class's protocols that a method implements.
  func roles(of method: FunctionDeclaration, in file: FileID) -> [PairRole] {
    let parameters = program.canonicalParameters(of: method, from: file)
    return protocols.flatMap { symbol in
      symbol.requirements.filter {
        $0.name == method.name.text
          && program.canonicalParameters(of: $0.declaration, from: symbol.file) == parameters
      }.map { role(of: $0, method) }
    }
  }

  private func role(of requirement: Requirement, _ method: FunctionDeclaration) -> PairRole {
    let symbol = requirement.owner
    for pair in program.pairs(of: symbol) where pair.methods.contains(requirement.name) {
      let other = pair.first == requirement.name ? pair.second : pair.first
      guard let partner = symbol.requirement(named: other) else { continue }
      let having = program.implementations(of: partner, in: hierarchy).filter {
        !pair.isSuppliedByRoot || !program.isRoot($0.owner)
      }
      let missing = method.condition.excluding(having.map(\.condition)) != nil
      return PairRole(requirement: requirement, partner: partner, isPartnerMissing: missing)
    }
    return PairRole(requirement: requirement, partner: nil, isPartnerMissing: false)
  }
}
