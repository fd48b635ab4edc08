/// A word of the code with what it may be called with.
package struct WordUse: Hashable, Sendable {
  /// The word.
  package let name: Range<Int>
  /// The word with its arguments, as far as they were read.
  package let range: Range<Int>
  /// Whether a parenthesis follows it.
  package let isCall: Bool
}

extension SourceText {
  /// For each of some places, in order, the words that it has to do with: the one that begins there, the one that ends
  /// in front of it, the next one on its line, and those in whose arguments it lies, innermost first.
  package func wordUses(at offsets: [Int]) -> [[WordUse]] {
    var found: [[WordUse]] = []
    var places = offsets[...]
    var open: [Range<Int>?] = []
    var last: WordUse?
    func take(upTo token: Token?) {
      while let place = places.first, token.map({ place <= $0.range.lowerBound }) ?? true {
        places.removeFirst()
        var uses: [WordUse] = []
        if let token, token.kind == .word, token.range.lowerBound == place {
          uses.append(WordUse(name: token.range, range: token.range, isCall: false))
        }
        if let last, last.range.upperBound <= place { uses.append(last) }
        if let token, token.kind == .word, token.range.lowerBound > place,
          !bytes[place..<token.range.lowerBound].contains(UInt8(ascii: "\n"))
        {
          uses.append(WordUse(name: token.range, range: token.range, isCall: false))
        }
        for case let name? in open.reversed() {
          uses.append(WordUse(name: name, range: name.lowerBound..<place, isCall: true))
        }
        found.append(uses)
      }
    }
    var scanner = TokenScanner(bytes)
    while !places.isEmpty, let token = scanner.next() {
      guard token.kind != .directive else { continue }
      take(upTo: token)
      let before = last
      last = nil
      switch token.kind {
      case .word: last = WordUse(name: token.range, range: token.range, isCall: false)
      case .mark where token.range.count == 1:
        switch bytes[token.range.lowerBound] {
        case UInt8(ascii: "("): open.append(before.flatMap { $0.isCall ? nil : $0.name })
        case UInt8(ascii: ")"):
          if let name = open.popLast() ?? nil {
            last = WordUse(name: name, range: name.lowerBound..<token.range.upperBound, isCall: true)
          }
        case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): open.removeAll()
        default: break
        }
      default: break
      }
    }
    take(upTo: nil)
    return found
  }
}
