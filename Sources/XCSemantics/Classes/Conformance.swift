import XCSyntax

/// A statement that a class is what a protocol asks for, and where it is made.
public struct Conformance: Sendable {
  /// How the statement is made.
  public enum Basis: Sendable, Hashable {
    /// In the protocol clause of the class itself.
    case clause
    /// In the clause of a category or extension.
    case category
    /// By a cast of `self` in a method.
    case selfCast
  }

  /// The protocol's name where it is stated.
  public let name: Identifier

  /// The file of the statement.
  public let file: FileID

  /// How it is made.
  public let basis: Basis

  /// The class that makes it: the class itself or an ancestor.
  public let owner: ClassSymbol

  /// 0 where the class itself makes the statement, 1 for its parent.
  public let depth: Int

  /// When it is made.
  public let condition: Condition

  /// Whether an ancestor makes it.
  public var isInherited: Bool { depth > 0 }
}

extension Program {
  /// Everything that makes a class conform to protocols, nearest first.
  ///
  /// Of statements that say the same in one file under one condition only the nearest is among them.
  public func conformances(of hierarchy: ClassHierarchy) -> [Conformance] {
    var seen: Set<StatedConformance> = []
    return hierarchy.members.flatMap { member in
      member.symbol.parts.flatMap { conformances(statedIn: $0, member: member) }
    }.filter { claim in
      seen.insert(StatedConformance(name: claim.name.text, file: claim.file, condition: claim.condition))
        .inserted
    }
  }

  private struct StatedConformance: Hashable {
    let name: String
    let file: FileID
    let condition: Condition
  }

  private func conformances(
    statedIn part: ClassSymbol.Part, member: ClassHierarchy.Member
  ) -> [Conformance] {
    let condition = member.condition.and(part.declaration.condition)
    guard member.condition.overlaps(part.declaration.condition) else { return [] }
    let basis: Conformance.Basis = part.declaration.part == .primary ? .clause : .category
    func conformance(_ name: Identifier, _ basis: Conformance.Basis, _ condition: Condition) -> Conformance {
      Conformance(
        name: meant(name), file: part.file, basis: basis, owner: member.symbol, depth: member.depth,
        condition: condition)
    }
    var found = part.declaration.protocols.enumerated().compactMap { index, name -> Conformance? in
      let own = part.declaration.condition(ofProtocol: index)
      guard own != .always else { return conformance(name, basis, condition) }
      return condition.overlaps(own) ? conformance(name, basis, condition.and(own)) : nil
    }
    for method in part.declaration.methods {
      for cast in method.selfCasts where !protocols(named: cast.text, from: part.file).isEmpty {
        found.append(conformance(cast, .selfCast, condition.and(method.condition)))
      }
    }
    return found
  }
}
