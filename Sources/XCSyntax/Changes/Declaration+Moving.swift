extension Declaration {
  /// The declaration as it stands after an edit that leaves its words alone, but for those of a body.
  func moved(by edit: SyntaxEdit) -> Declaration {
    if range.upperBound <= edit.range.lowerBound { return self }
    switch self {
    case .class(let inner): return .class(inner.moved(by: edit))
    case .protocol(let inner): return .protocol(inner.moved(by: edit))
    case .struct(let inner): return .struct(inner.moved(by: edit))
    case .enum(let inner): return .enum(inner.moved(by: edit))
    case .typedef(let inner): return .typedef(inner.moved(by: edit))
    case .function(let inner): return .function(inner.moved(by: edit))
    case .global(let inner): return .global(inner.moved(by: edit))
    case .use(let inner): return .use(inner.moved(by: edit))
    }
  }
}

extension Identifier {
  func moved(by edit: SyntaxEdit) -> Identifier { Identifier(text, at: edit.moved(range)) }
}

extension ClassDeclaration {
  fileprivate func moved(by edit: SyntaxEdit) -> ClassDeclaration {
    var copy = self
    copy.name = name.moved(by: edit)
    if case .category(let inner) = part { copy.part = .category(inner.moved(by: edit)) }
    copy.parent = parent?.moved(by: edit)
    copy.protocols = protocols.map { $0.moved(by: edit) }
    for index in methods.indices { copy.methods[index] = methods[index].moved(by: edit) }
    for index in fields.indices { copy.fields[index] = fields[index].moved(by: edit) }
    copy.bodyRange = edit.moved(bodyRange)
    copy.range = edit.moved(range)
    return copy
  }
}

extension ProtocolDeclaration {
  fileprivate func moved(by edit: SyntaxEdit) -> ProtocolDeclaration {
    var copy = self
    copy.name = name.moved(by: edit)
    copy.methods = methods.map { $0.moved(by: edit) }
    for index in invalidMembers.indices {
      copy.invalidMembers[index].name = invalidMembers[index].name.moved(by: edit)
    }
    copy.pairs = pairs.map { pair in
      PairDirective(methods: pair.methods.map { $0.moved(by: edit) }, range: edit.moved(pair.range))
    }
    copy.bodyRange = edit.moved(bodyRange)
    copy.range = edit.moved(range)
    return copy
  }
}

extension StructDeclaration {
  fileprivate func moved(by edit: SyntaxEdit) -> StructDeclaration {
    var copy = self
    copy.name = name?.moved(by: edit)
    copy.fields = fields.map { $0.moved(by: edit) }
    copy.range = edit.moved(range)
    return copy
  }
}

extension EnumDeclaration {
  fileprivate func moved(by edit: SyntaxEdit) -> EnumDeclaration {
    var copy = self
    copy.name = name?.moved(by: edit)
    for index in members.indices {
      copy.members[index].name = members[index].name.moved(by: edit)
      copy.members[index].range = edit.moved(members[index].range)
    }
    copy.range = edit.moved(range)
    return copy
  }
}

extension TypedefDeclaration {
  fileprivate func moved(by edit: SyntaxEdit) -> TypedefDeclaration {
    var copy = self
    copy.name = name.moved(by: edit)
    copy.target = target.moved(by: edit)
    copy.range = edit.moved(range)
    return copy
  }
}

extension UseDeclaration {
  fileprivate func moved(by edit: SyntaxEdit) -> UseDeclaration {
    UseDeclaration(name: name.moved(by: edit), range: edit.moved(range), condition: condition)
  }
}

extension VariableDeclaration {
  fileprivate func moved(by edit: SyntaxEdit) -> VariableDeclaration {
    if range.upperBound <= edit.range.lowerBound { return self }
    var copy = self
    copy.name = name.moved(by: edit)
    copy.type = type.moved(by: edit)
    copy.range = edit.moved(range)
    return copy
  }
}

extension FunctionDeclaration {
  func moved(by edit: SyntaxEdit) -> FunctionDeclaration {
    if range.upperBound <= edit.range.lowerBound { return self }
    var copy = self
    copy.name = name.moved(by: edit)
    copy.signature = signature.moved(by: edit)
    for index in annotations.indices { copy.annotations[index] = annotations[index].moved(by: edit) }
    copy.bodyRange = bodyRange.map(edit.moved)
    copy.parameterListRange = edit.moved(parameterListRange)
    copy.range = edit.moved(range)
    for index in selfCasts.indices { copy.selfCasts[index] = selfCasts[index].moved(by: edit) }
    return copy
  }
}

extension FunctionSignature {
  fileprivate func moved(by edit: SyntaxEdit) -> FunctionSignature {
    var copy = self
    for index in results.indices { copy.results[index] = results[index].moved(by: edit) }
    for index in parameters.indices {
      copy.parameters[index] = Parameter(
        name: parameters[index].name?.moved(by: edit), type: parameters[index].type.moved(by: edit),
        range: edit.moved(parameters[index].range))
    }
    return copy
  }
}

extension TypeReference {
  fileprivate func moved(by edit: SyntaxEdit) -> TypeReference {
    if range.upperBound <= edit.range.lowerBound { return self }
    return TypeReference(shape.moved(by: edit), qualifiers: qualifiers, range: edit.moved(range))
  }
}

extension TypeReference.Shape {
  fileprivate func moved(by edit: SyntaxEdit) -> TypeReference.Shape {
    switch self {
    case .named(let name, let arguments):
      .named(name.moved(by: edit), arguments: arguments.map { $0.moved(by: edit) })
    case .pointer(let target): .pointer(target.moved(by: edit))
    case .boundMethod(let target): .boundMethod(target.moved(by: edit))
    case .callback(let signature): .callback(signature.moved(by: edit))
    case .block(let signature): .block(signature.moved(by: edit))
    case .array(let element, let length): .array(element.moved(by: edit), length: length)
    case .function(let signature): .function(signature.moved(by: edit))
    }
  }
}
