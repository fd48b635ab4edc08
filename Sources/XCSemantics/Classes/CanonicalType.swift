import XCSyntax

extension Program {
  /// Longer chains of typedefs are taken as they stand.
  private static let longestChain = 32

  /// A type in the one spelling by which signatures are compared (`dialect.md` 10.2): typedefs resolved,
  /// `string` written `u8*`, qualifiers and type arguments left out.
  public func canonicalSpelling(of type: TypeReference, from file: FileID) -> String {
    var choices = TypedefChoices()
    return canonicalSpelling(of: type, from: file, &choices)
  }

  /// The same, where it matters which of several typedefs a name is taken for.
  func canonicalSpelling(
    of type: TypeReference, from file: FileID, _ choices: inout TypedefChoices
  ) -> String {
    canonical(type, file, &choices, remaining: Self.longestChain)
  }

  private func canonical(
    _ type: TypeReference, _ file: FileID, _ choices: inout TypedefChoices, remaining: Int
  ) -> String {
    switch type.shape {
    case .named(let name, _):
      return canonicalName(name.text, file, &choices, remaining: remaining)
    case .pointer(let target):
      return canonical(target, file, &choices, remaining: remaining) + "*"
    case .boundMethod(let target):
      if let signature = functionTypedef(target, file, &choices, remaining: remaining) {
        return "callback " + signature
      }
      return canonical(target, file, &choices, remaining: remaining) + "^"
    case .callback(let signature):
      return "callback " + canonical(signature, file, &choices, remaining: remaining)
    case .block(let signature):
      return "block " + canonical(signature, file, &choices, remaining: remaining)
    case .array(let element, let length):
      let size = length.map { $0.filter { !$0.isWhitespace } } ?? ""
      return canonical(element, file, &choices, remaining: remaining) + "[" + size + "]"
    case .function(let signature):
      return canonical(signature, file, &choices, remaining: remaining)
    }
  }

  private func canonical(
    _ signature: FunctionSignature, _ file: FileID, _ choices: inout TypedefChoices, remaining: Int
  ) -> String {
    let results = signature.results.map { canonical($0, file, &choices, remaining: remaining) }
    var parameters = signature.parameters.map { canonical($0.type, file, &choices, remaining: remaining) }
    if signature.isVariadic { parameters.append("...") }
    return results.joined(separator: ",") + "(" + parameters.joined(separator: ",") + ")"
  }

  private func canonicalName(_ name: String, _ file: FileID, _ choices: inout TypedefChoices, remaining: Int)
    -> String
  {
    if name == "string" { return "u8*" }
    guard remaining > 0, let typedef = typedef(named: name, from: file, &choices) else {
      guard remaining > 0, table.isMacro(name), let macro = typeOfMacro(name) else { return name }
      return canonicalName(macro.base, file, &choices, remaining: remaining - 1)
        + String(repeating: "*", count: macro.stars)
    }
    return canonical(typedef.declaration.target, typedef.file, &choices, remaining: remaining - 1)
  }

  private func functionTypedef(
    _ type: TypeReference, _ file: FileID, _ choices: inout TypedefChoices, remaining: Int
  ) -> String? {
    guard remaining > 0, case .named(let name, _) = type.shape,
      let typedef = typedef(named: name.text, from: file, &choices)
    else { return nil }
    if case .function(let signature) = typedef.declaration.target.shape {
      return canonical(signature, typedef.file, &choices, remaining: remaining - 1)
    }
    return functionTypedef(typedef.declaration.target, typedef.file, &choices, remaining: remaining - 1)
  }

  private func typedef(
    named name: String, from file: FileID, _ choices: inout TypedefChoices
  ) -> TypedefSymbol? {
    guard table.hasTypedef(name) else { return nil }
    let found = typedefs(named: name, from: file)
    guard !found.isEmpty else { return nil }
    let pick = choices.pick(name, in: file, of: found.count)
    return found.indices.contains(pick) ? found[pick].symbol : nil
  }

  /// Whether two types are one, where their words alone say so; nil where it takes what the words stand for.
  func areSame(_ type: TypeReference, _ other: TypeReference) -> Bool? {
    switch (type.shape, other.shape) {
    case (.named(let name, _), .named(let otherName, _)):
      guard isPlain(name.text) else { return nil }
      if name.text == otherName.text { return true }
      return isPlain(otherName.text) ? false : nil
    case (.pointer(let target), .pointer(let otherTarget)): return areSame(target, otherTarget)
    default: return nil
    }
  }

  /// Whether a name stands for nothing but itself.
  private func isPlain(_ name: String) -> Bool {
    name != "string" && !table.hasTypedef(name) && !table.isMacro(name)
  }
}
