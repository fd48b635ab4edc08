extension Lowering {
  /// Reads the struct under the cursor.
  mutating func lowerStruct(_ documentation: [String]) -> StructDeclaration {
    var declaration = StructDeclaration(
      name: nil, isForward: true, range: cursor.range, condition: condition, documentation: documentation)
    eachChild { lowering, kind, field in
      switch (field, kind) {
      case (_, .comment) where declaration.isForward: declaration.documentation += lowering.commentLines()
      case (.name, _): declaration.name = lowering.identifier()
      case (.attribute, _): declaration.isPacked = true
      case (.body, _):
        declaration.isForward = false
        let opening = lowering.eachItem { lowering, kind, documentation in
          guard kind == .fieldDeclaration || kind == .variableDeclaration else { return }
          declaration.fields += lowering.lowerVariables(documentation)
        }
        declaration.documentation += opening
      default: break
      }
    }
    return declaration
  }

  /// Reads the typedef under the cursor. One that names a struct or an enum gives that declaration, and a typedef
  /// beside it where the struct or enum has a name of its own.
  mutating func lowerTypedef(_ documentation: [String]) -> [Declaration] {
    let range = cursor.range
    var name: Identifier?
    var target: LoweredType?
    var result: TypeReference?
    var signature: FunctionSignature?
    var structure: StructDeclaration?
    var enumeration: EnumDeclaration?
    var suffix: String??
    eachChild { lowering, kind, field in
      switch (field, kind) {
      case (.name, _): name = lowering.identifier()
      case (.type, .structSpecifier): structure = lowering.lowerStruct(documentation)
      case (.type, .enumSpecifier): enumeration = lowering.lowerEnum(documentation)
      case (.type, _): target = lowering.lowerType()
      case (.result, _): result = lowering.lowerType().type
      case (.suffix, _): suffix = .some(lowering.arrayLength())
      case (.parameters, _):
        var lowered = FunctionSignature(results: [], parameters: [])
        lowering.lowerParameters(into: &lowered)
        signature = lowered
      default: break
      }
    }
    name = name ?? target?.declaredName
    guard let name else { return [] }
    func typedef(_ target: TypeReference) -> Declaration {
      .typedef(
        TypedefDeclaration(
          name: name, target: target, range: range, condition: condition, documentation: documentation))
    }
    if var structure {
      let own = structure.name
      structure.name = own ?? name
      if own == nil { structure.range = range }
      return [.struct(structure)] + alias(of: own).map(typedef)
    }
    if var enumeration {
      let own = enumeration.name
      enumeration.name = own ?? name
      if own == nil { enumeration.range = range }
      return [.enum(enumeration)] + alias(of: own).map(typedef)
    }
    if var signature, let result {
      signature.results = [result]
      return [typedef(TypeReference(.function(signature), range: range))]
    }
    guard var type = target?.type else { return [] }
    if let suffix { type = TypeReference(.array(type, length: suffix), range: type.range) }
    return [typedef(type)]
  }

  private func alias(of name: Identifier?) -> [TypeReference] {
    guard let name else { return [] }
    return [TypeReference(.named(name, arguments: []), range: name.range)]
  }
}
