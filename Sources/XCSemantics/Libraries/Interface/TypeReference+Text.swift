import XCSyntax

extension TypeReference {
  /// The type as one would write it today, qualifiers included.
  var text: String { qualifiers.prefix + unqualifiedText }

  /// The type without its own qualifiers; those of types inside it stay.
  var unqualifiedText: String {
    switch shape {
    case .named(let name, let arguments):
      arguments.isEmpty ? name.text : name.text + "<" + arguments.map(\.text).joined(separator: ", ") + ">"
    case .pointer(let target): target.text + "*"
    case .boundMethod(let target): target.text + "^"
    case .callback(let signature): "callback " + signature.text
    case .block(let signature): "block " + signature.text
    case .array(let element, let length): element.text + "[" + (length ?? "") + "]"
    case .function(let signature): signature.text
    }
  }

  /// The type with everything in it at one place.
  func placed(at range: Range<Int>) -> TypeReference {
    let shape: Shape =
      switch self.shape {
      case .named(let name, let arguments):
        .named(Identifier(name.text, at: range), arguments: arguments.map { $0.placed(at: range) })
      case .pointer(let target): .pointer(target.placed(at: range))
      case .boundMethod(let target): .boundMethod(target.placed(at: range))
      case .callback(let signature): .callback(signature.placed(at: range))
      case .block(let signature): .block(signature.placed(at: range))
      case .array(let element, let length): .array(element.placed(at: range), length: length)
      case .function(let signature): .function(signature.placed(at: range))
      }
    return TypeReference(shape, qualifiers: qualifiers, range: range)
  }
}

extension FunctionSignature {
  /// Results and parameter types: `void(Object*)`.
  var text: String { resultText + "(" + parameterText + ")" }

  /// The results, separated by commas.
  var resultText: String { results.map(\.text).joined(separator: ", ") }

  /// The parameter types, separated by commas.
  var parameterText: String {
    (parameters.map(\.type.text) + (isVariadic ? ["..."] : [])).joined(separator: ", ")
  }

  fileprivate func placed(at range: Range<Int>) -> FunctionSignature {
    FunctionSignature(
      results: results.map { $0.placed(at: range) },
      parameters: parameters.map { Parameter(name: $0.name, type: $0.type.placed(at: range), range: range) },
      isVariadic: isVariadic)
  }
}

extension PointerQualifiers {
  /// The words as they stand in front of a type, each with its colon.
  var prefix: String {
    let words: [(PointerQualifiers, String)] = [
      (.outlet, "outlet:"), (.weak, "weak:"), (.main, "main:"), (.shadow, "shadow:"), (.banked, "banked:"),
      (.raw, "raw:"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined()
  }
}
