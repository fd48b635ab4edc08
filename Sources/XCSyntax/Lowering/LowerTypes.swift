/// A type with the name that a `callback` or `block` header carries inside.
struct LoweredType {
  var type: TypeReference
  var declaredName: Identifier?
}

extension Lowering {
  /// Reads the type under the cursor.
  mutating func lowerType() -> LoweredType {
    let range = cursor.range
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else {
      problems.append(SyntaxProblem("this type is nested too deeply to be read", at: range))
      return LoweredType(
        type: TypeReference(.named(Identifier("void", at: range), arguments: []), range: range))
    }
    switch cursor.kind {
    case .pointerType: return wrap(range) { .pointer($0) }
    case .boundMethodType: return wrap(range) { .boundMethod($0) }
    case .arrayType: return lowerArray(range)
    case .qualifiedType: return lowerQualified(range)
    case .writeBackType: return lowerWriteBack()
    case .callbackType: return lowerHeader(range) { .callback($0) }
    case .blockType: return lowerHeader(range) { .block($0) }
    case .genericType: return lowerGeneric(range)
    default:
      return LoweredType(type: TypeReference(.named(identifier(), arguments: []), range: range))
    }
  }

  private mutating func wrap(
    _ range: Range<Int>, _ shape: (TypeReference) -> TypeReference.Shape
  ) -> LoweredType {
    var inner: LoweredType?
    eachChild { lowering, _, field in
      if field == .target || field == .function { inner = lowering.lowerType() }
    }
    let target =
      inner?.type ?? TypeReference(.named(Identifier("void", at: range), arguments: []), range: range)
    return LoweredType(type: TypeReference(shape(target), range: range), declaredName: inner?.declaredName)
  }

  private mutating func lowerArray(_ range: Range<Int>) -> LoweredType {
    var element = TypeReference(.named(Identifier("void", at: range), arguments: []), range: range)
    var length: String?
    eachChild { lowering, _, field in
      switch field {
      case .element: element = lowering.lowerType().type
      case .size: length = lowering.cursor.node.text
      default: break
      }
    }
    return LoweredType(type: TypeReference(.array(element, length: length), range: range))
  }

  private mutating func lowerQualified(_ range: Range<Int>) -> LoweredType {
    var qualifiers: PointerQualifiers = []
    var inner: LoweredType?
    eachChild { lowering, kind, field in
      if kind == .qualifier {
        qualifiers.formUnion(PointerQualifiers(word: lowering.cursor.node.text.prefix { $0.isLetter }))
      } else if field == .type {
        inner = lowering.lowerType()
      }
    }
    var result =
      inner
      ?? LoweredType(type: TypeReference(.named(Identifier("void", at: range), arguments: []), range: range))
    result.type.qualifiers = qualifiers
    result.type.range = range
    return result
  }

  private mutating func lowerWriteBack() -> LoweredType {
    var inner: LoweredType?
    let range = cursor.range
    eachChild { lowering, _, field in
      if field == .type { inner = lowering.lowerType() }
    }
    return inner
      ?? LoweredType(type: TypeReference(.named(Identifier("void", at: range), arguments: []), range: range))
  }

  private mutating func lowerGeneric(_ range: Range<Int>) -> LoweredType {
    var name = Identifier("", at: range)
    var arguments: [TypeReference] = []
    eachChild { lowering, _, field in
      if field == .name { name = lowering.identifier() }
      if field == .arguments {
        lowering.eachChild { lowering, kind, _ in
          if kind != .token, kind != .comment { arguments.append(lowering.lowerType().type) }
        }
      }
    }
    return LoweredType(type: TypeReference(.named(name, arguments: arguments), range: range))
  }

  private mutating func lowerHeader(
    _ range: Range<Int>, _ shape: (FunctionSignature) -> TypeReference.Shape
  ) -> LoweredType {
    var name: Identifier?
    var suffix: (length: String?, range: Range<Int>)?
    var signature = FunctionSignature(results: [], parameters: [])
    eachChild { lowering, _, field in
      switch field {
      case .name: name = lowering.identifier()
      case .suffix: suffix = (lowering.arrayLength(), lowering.cursor.range)
      case .result: signature.results = [lowering.lowerType().type]
      case .parameters: lowering.lowerParameters(into: &signature)
      default: break
      }
    }
    var type = TypeReference(shape(signature), range: range)
    if let suffix { type = TypeReference(.array(type, length: suffix.length), range: range) }
    return LoweredType(type: type, declaredName: name)
  }

  /// The text between the brackets of an array suffix, nil where there is none.
  mutating func arrayLength() -> String? {
    var length: String?
    eachChild { lowering, _, field in
      if field == .size { length = lowering.cursor.node.text }
    }
    return length
  }

  /// Reads a parameter list into a signature; `(void)` and `()` are the same.
  mutating func lowerParameters(into signature: inout FunctionSignature) {
    var parameters: [Parameter] = []
    var isVariadic = false
    eachChild { lowering, kind, _ in
      if kind == .variadicParameter { isVariadic = true }
      if kind == .parameter, let parameter = lowering.lowerParameter() { parameters.append(parameter) }
    }
    if parameters.count == 1, parameters[0].name == nil, parameters[0].type.spelling == "void" {
      parameters = []
    }
    signature.parameters = parameters
    signature.isVariadic = isVariadic
  }

  private mutating func lowerParameter() -> Parameter? {
    let range = cursor.range
    var lowered: LoweredType?
    var name: Identifier?
    var suffix: (length: String?, range: Range<Int>)?
    eachChild { lowering, _, field in
      switch field {
      case .type: lowered = lowering.lowerType()
      case .name: name = lowering.identifier()
      case .suffix: suffix = (lowering.arrayLength(), lowering.cursor.range)
      default: break
      }
    }
    guard var type = lowered?.type else { return nil }
    if let suffix {
      type = TypeReference(
        .array(type, length: suffix.length), range: type.range.lowerBound..<suffix.range.upperBound)
    }
    return Parameter(name: name ?? lowered?.declaredName, type: type, range: range)
  }
}

extension PointerQualifiers {
  /// The qualifier of a word; empty for any other word.
  public init(word: some StringProtocol) {
    switch word {
    case "main": self = .main
    case "shadow": self = .shadow
    case "banked": self = .banked
    case "raw": self = .raw
    case "weak": self = .weak
    case "outlet": self = .outlet
    default: self = []
    }
  }
}
