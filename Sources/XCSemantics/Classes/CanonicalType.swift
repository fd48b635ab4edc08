import XCSyntax

extension Program {
  /// Longer chains of typedefs are taken as they stand.
  private static let longestChain = 32

  /// A type in the one spelling by which signatures are compared (`dialect.md` 10.2): typedefs resolved,
  /// `string` written `u8*`, qualifiers and type arguments left out.
  public func canonicalSpelling(of type: TypeReference, from file: FileID) -> String {
    canonical(type, file, remaining: Self.longestChain)
  }

  private func canonical(_ type: TypeReference, _ file: FileID, remaining: Int) -> String {
    switch type.shape {
    case .named(let name, _):
      return canonicalName(name.text, file, remaining: remaining)
    case .pointer(let target):
      return canonical(target, file, remaining: remaining) + "*"
    case .boundMethod(let target):
      if let signature = functionTypedef(target, file, remaining: remaining) {
        return "callback " + signature
      }
      return canonical(target, file, remaining: remaining) + "^"
    case .callback(let signature):
      return "callback " + canonical(signature, file, remaining: remaining)
    case .block(let signature):
      return "block " + canonical(signature, file, remaining: remaining)
    case .array(let element, let length):
      let size = length.map { $0.filter { !$0.isWhitespace } } ?? ""
      return canonical(element, file, remaining: remaining) + "[" + size + "]"
    case .function(let signature):
      return canonical(signature, file, remaining: remaining)
    }
  }

  private func canonical(_ signature: FunctionSignature, _ file: FileID, remaining: Int) -> String {
    let results = signature.results.map { canonical($0, file, remaining: remaining) }
    var parameters = signature.parameters.map { canonical($0.type, file, remaining: remaining) }
    if signature.isVariadic { parameters.append("...") }
    return results.joined(separator: ",") + "(" + parameters.joined(separator: ",") + ")"
  }

  private func canonicalName(_ name: String, _ file: FileID, remaining: Int) -> String {
    if name == "string" { return "u8*" }
    guard remaining > 0, let typedef = typedef(named: name, from: file) else { return name }
    return canonical(typedef.declaration.target, typedef.file, remaining: remaining - 1)
  }

  private func functionTypedef(_ type: TypeReference, _ file: FileID, remaining: Int) -> String? {
    guard remaining > 0, case .named(let name, _) = type.shape,
      let typedef = typedef(named: name.text, from: file)
    else { return nil }
    if case .function(let signature) = typedef.declaration.target.shape {
      return canonical(signature, typedef.file, remaining: remaining - 1)
    }
    return functionTypedef(typedef.declaration.target, typedef.file, remaining: remaining - 1)
  }

  private func typedef(named name: String, from file: FileID) -> TypedefSymbol? {
    guard table.hasTypedef(name), case .typedef(let symbol) = type(named: name, from: file) else {
      return nil
    }
    return symbol
  }
}
