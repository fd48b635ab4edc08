import XCSyntax

extension Program {
  /// The pairs of a protocol: the known ones, those that its comments declare, those of the configuration.
  ///
  /// A protocol that merely bears a known name has the known pair where it declares both methods.
  public func pairs(of symbol: ProtocolSymbol) -> [DelegatePair] {
    var found: [DelegatePair] = []
    let name = symbol.name
    let named = [DelegatePair.known, declaredPairs(of: symbol), configuredPairs].flatMap { pairs in
      pairs.indices.filter { pairs[$0].protocolName == name }.map { pairs[$0] }
    }
    for pair in named where pair.isWhole(in: symbol) {
      guard let index = found.firstIndex(where: { $0.joinsTheSame(as: pair) }) else {
        found.append(pair)
        continue
      }
      // The configuration may call it otherwise.
      if let name = pair.name { found[index].name = name }
    }
    return found
  }

  private func declaredPairs(of symbol: ProtocolSymbol) -> [DelegatePair] {
    symbol.declaration.pairs.compactMap { directive in
      guard directive.methods.count == 2, let first = directive.methods.first,
        let second = directive.methods.last
      else { return nil }
      return DelegatePair(protocolName: symbol.name, first: first.text, second: second.text)
    }
  }
}

extension DelegatePair {
  fileprivate func joinsTheSame(as other: DelegatePair) -> Bool {
    first == other.first && second == other.second || first == other.second && second == other.first
  }

  fileprivate func isWhole(in symbol: ProtocolSymbol) -> Bool {
    first != second && symbol.requirement(named: first) != nil && symbol.requirement(named: second) != nil
  }
}
