import XCSemantics
import XCSyntax

/// A pair of a protocol that some class conforms to.
struct DelegateRole: Hashable {
  let symbol: ProtocolSymbol
  let pair: DelegatePair
  let first: Requirement
  let second: Requirement
}

/// One half of a pair that a class has without the other.
struct LoneHalf {
  let present: Requirement
  let missing: Requirement
  /// When the half is alone.
  let condition: Condition
  /// What makes the class a delegate.
  let claim: Conformance
}

/// A class as far as pairs of methods are concerned.
struct DelegateView {
  let hierarchy: ClassHierarchy
  /// The pairs that the class is held to, in the order of its conformances.
  let roles: [DelegateRole]
  /// What makes the class take each of the roles, at the role's place.
  private let claims: [[(claim: Conformance, condition: Condition)]]
  private let program: Program

  init(_ symbol: ClassSymbol, in program: Program) {
    self.program = program
    hierarchy = program.hierarchy(of: symbol)
    var roles: [DelegateRole] = []
    var claims: [[(claim: Conformance, condition: Condition)]] = []
    for claim in program.conformances(of: hierarchy) {
      for (found, _, condition) in program.protocols(named: claim.name.text, from: claim.file) {
        for pair in program.pairs(of: found) {
          guard let first = found.requirement(named: pair.first),
            let second = found.requirement(named: pair.second)
          else { continue }
          let role = DelegateRole(symbol: found, pair: pair, first: first, second: second)
          let basis = (claim: claim, condition: claim.condition.and(condition))
          if let place = roles.firstIndex(of: role) {
            claims[place].append(basis)
          } else {
            roles.append(role)
            claims.append([basis])
          }
        }
      }
    }
    self.roles = roles
    self.claims = claims
  }

  /// The halves of a pair that stand alone under some condition.
  func loneHalves(of role: DelegateRole) -> [LoneHalf] {
    guard let claims = roles.firstIndex(of: role).map({ claims[$0] }), let claim = claims.first?.claim else {
      return []
    }
    let isDelegate = Self.any(claims.map(\.condition))
    let first = (role.first, implementations(of: role.first, role).map(\.condition))
    let second = (role.second, implementations(of: role.second, role).map(\.condition))
    return [(first, second), (second, first)].compactMap { present, missing in
      let ((present, having), (missing, lacking)) = (present, missing)
      guard !having.isEmpty,
        let condition = isDelegate.and(Self.any(having)).excluding(lacking),
        !program.mayGetByMacro(missing.name, in: hierarchy)
      else { return nil }
      return LoneHalf(present: present, missing: missing, condition: condition, claim: claim)
    }
  }

  /// What implements a half; where the root class has both, only overrides count.
  func implementations(of requirement: Requirement, _ role: DelegateRole) -> [ClassMethod] {
    let found = program.implementations(of: requirement, in: hierarchy)
    return role.pair.isSuppliedByRoot ? found.filter { !program.isRoot($0.owner) } : found
  }

  private static func any(_ conditions: [Condition]) -> Condition {
    guard let first = conditions.first else { return .always }
    return conditions.dropFirst().reduce(first) { $0.or($1) }
  }
}
