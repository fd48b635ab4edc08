import XCSyntax

/// Which class is directly below which, and which class says that it conforms to which protocol.
public struct ClassRelatives: Sendable {
  private var below: [ClassSymbol: [ClassSymbol]] = [:]
  private var conforming: [ProtocolSymbol: [ClassSymbol]] = [:]

  init(_ program: Program) {
    for symbol in program.classes {
      let hierarchy = program.hierarchy(of: symbol)
      for parent in hierarchy.members where parent.depth == 1 {
        below[parent.symbol, default: []].append(symbol)
      }
      for claim in program.conformances(of: hierarchy) where !claim.isInherited {
        for found in program.protocols(named: claim.name.text, from: claim.file)
        where conforming[found.symbol]?.last != symbol {
          conforming[found.symbol, default: []].append(symbol)
        }
      }
    }
  }

  /// The classes whose parent a class is.
  public func children(of symbol: ClassSymbol) -> [ClassSymbol] { below[symbol] ?? [] }

  /// The classes that say themselves that they conform to a protocol.
  public func conformers(to symbol: ProtocolSymbol) -> [ClassSymbol] { conforming[symbol] ?? [] }
}
