import XCSyntax

extension Program {
  /// The pairs of a protocol: the known ones, those that its comments declare, those of the configuration.
  ///
  /// A protocol that merely bears a known name has the known pair where it declares both methods.
  public func pairs(of symbol: ProtocolSymbol) -> [DelegatePair] {
    var found: [DelegatePair] = []
    var seen: Set<Set<String>> = []
    let name = symbol.name
    let named = [DelegatePair.known, declaredPairs(of: symbol), configuredPairs].flatMap { pairs in
      pairs.indices.filter { pairs[$0].protocolName == name }.map { pairs[$0] }
    }
    for pair in named where pair.isWhole(in: symbol) {
      if seen.insert(Set(pair.methods)).inserted {
        found.append(pair)
      } else if let name = pair.name,
        let index = found.firstIndex(where: { Set($0.methods) == Set(pair.methods) })
      {
        // The configuration may call it otherwise.
        found[index].name = name
      }
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
  fileprivate func isWhole(in symbol: ProtocolSymbol) -> Bool {
    first != second && symbol.requirement(named: first) != nil && symbol.requirement(named: second) != nil
  }
}
