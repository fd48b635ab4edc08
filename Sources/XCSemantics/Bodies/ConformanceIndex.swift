import XCSyntax

/// Which class may conform to which protocol, for questions about every class of a program.
///
/// A class of which an ancestor can't be seen may be anything and conform to anything.
public struct ConformanceIndex: Sendable {
  /// The names of protocols that each class claims, itself or by an ancestor.
  private var claims: [ClassSymbol: Set<String>] = [:]
  /// The same for a class and all below it.
  private var claimsBelow: [ClassSymbol: Set<String>] = [:]
  private var unseen: Set<ClassSymbol> = []

  init(_ program: Program) {
    for symbol in program.classes {
      let hierarchy = program.hierarchy(of: symbol)
      var names: Set<String> = []
      for member in hierarchy.members {
        for part in member.symbol.parts {
          names.formUnion(part.declaration.protocols.map { program.meant($0).text })
        }
      }
      for name in Program.designableNames where program.isSynthesized(name, for: hierarchy) {
        names.insert(name)
      }
      claims[symbol] = names
      if !hierarchy.unseen.isEmpty { unseen.insert(symbol) }
      for member in hierarchy.members { claimsBelow[member.symbol, default: []].formUnion(names) }
    }
  }

  /// Whether a class or an ancestor says that it conforms to a protocol, under any condition.
  public func mayConform(_ symbol: ClassSymbol, to wanted: ProtocolSymbol) -> Bool {
    unseen.contains(symbol) || claims[symbol]?.contains(wanted.name) ?? true
  }

  /// Whether a class or one below it may conform to a protocol.
  public func mayConformBelow(_ symbol: ClassSymbol, to wanted: ProtocolSymbol) -> Bool {
    !unseen.isEmpty || claimsBelow[symbol]?.contains(wanted.name) ?? true
  }

  /// Whether some class may conform to both of two protocols.
  public func mayConformToBoth(_ first: ProtocolSymbol, _ second: ProtocolSymbol) -> Bool {
    !unseen.isEmpty || claims.values.contains { $0.contains(first.name) && $0.contains(second.name) }
  }
}
