import XCSemantics

/// The declarations that mapped types came down to.
struct Mentions: Sendable {
  /// A struct, enum or typedef, told apart by its place.
  struct ValueKey: Hashable, Sendable {
    var file: FileID
    var start: Int
  }

  /// Names of classes, with the parent's name for those that the program declares.
  private(set) var classes: [String: ClassSymbol?] = [:]
  /// Protocols by name.
  private(set) var protocols: [String: ProtocolSymbol] = [:]
  /// Structs, enums and typedefs in the order in which they were met.
  private(set) var values: [(key: ValueKey, symbol: TypeSymbol)] = []
  private var keys: Set<ValueKey> = []

  mutating func addClass(_ name: String, _ symbol: ClassSymbol?) {
    if classes[name] == nil { classes[name] = .some(symbol) }
  }

  mutating func addProtocol(_ symbol: ProtocolSymbol) {
    protocols[symbol.declaration.name.text] = symbol
  }

  mutating func addValue(_ symbol: TypeSymbol) {
    guard let key = symbol.valueKey, keys.insert(key).inserted else { return }
    values.append((key, symbol))
  }
}

extension TypeSymbol {
  /// The place of a struct, enum or typedef.
  var valueKey: Mentions.ValueKey? {
    switch self {
    case .structure(let symbol):
      Mentions.ValueKey(file: symbol.file, start: symbol.declaration.range.lowerBound)
    case .enumeration(let symbol):
      Mentions.ValueKey(file: symbol.file, start: symbol.declaration.range.lowerBound)
    case .typedef(let symbol):
      Mentions.ValueKey(file: symbol.file, start: symbol.declaration.range.lowerBound)
    case .class, .protocol: nil
    }
  }
}
