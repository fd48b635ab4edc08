import XCSyntax

extension Program {
  /// Longer chains of typedefs are not followed.
  private static let longestTypedefChain = 32

  private static let primitives: Set<String> = [
    "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "float", "double", "bool", "void",
  ]

  /// What a type that stands in a file means.
  public func staticType(of type: TypeReference, from file: FileID) -> StaticType {
    meaning(type, file, remaining: Self.longestTypedefChain)
  }

  /// The one type that a name means in a file under every condition; nil where that is not certain.
  public func certainType(named name: String, from file: FileID) -> TypeSymbol? {
    let found = types(named: name, from: file)
    guard found.count == 1, let only = found.first, only.visibility.isSeen else { return nil }
    return only.symbol
  }

  private func meaning(_ type: TypeReference, _ file: FileID, remaining: Int) -> StaticType {
    switch type.shape {
    case .named(let name, _): return meaning(ofName: name.text, file, remaining: remaining)
    case .pointer(let target): return meaning(ofPointerTo: target, file, remaining: remaining)
    case .boundMethod(let target):
      guard case .function(let signature, let home) = meaning(target, file, remaining: remaining) else {
        return .unknown
      }
      return .callback(signature, file: home)
    case .callback(let signature): return .callback(signature, file: file)
    case .block(let signature): return .block(signature, file: file)
    case .function(let signature): return .function(signature, file: file)
    case .array(let element, _): return .array(element, file: file)
    }
  }

  private func meaning(ofName name: String, _ file: FileID, remaining: Int) -> StaticType {
    if Self.primitives.contains(name) { return .scalar(name) }
    if name == "pointer" { return .untypedPointer }
    if name == "string" {
      let byte = TypeReference(.named(Identifier("u8", at: 0..<0), arguments: []), range: 0..<0)
      return .pointer(byte, file: file)
    }
    guard remaining > 0, let symbol = certainType(named: name, from: file) else { return .unknown }
    switch symbol {
    case .class(let symbol): return .instance(symbol)
    case .structure(let symbol): return .structure(symbol)
    case .enumeration(let symbol): return .scalar(symbol.declaration.name?.text ?? name)
    case .protocol: return .unknown
    case .typedef(let symbol):
      return meaning(symbol.declaration.target, symbol.file, remaining: remaining - 1)
    }
  }

  private func meaning(ofPointerTo target: TypeReference, _ file: FileID, remaining: Int) -> StaticType {
    guard case .named(let name, let arguments) = target.shape else { return .pointer(target, file: file) }
    if case .protocol(let symbol)? = certainType(named: name.text, from: file) { return .existential(symbol) }
    switch meaning(ofName: name.text, file, remaining: remaining) {
    case .instance(let symbol): return .object(symbol, arguments: arguments, file: file)
    case .structure(let symbol): return .structure(symbol)
    case .function(let signature, let home): return .function(signature, file: home)
    case .unknown: return .unknown
    default: return .pointer(target, file: file)
    }
  }
}
