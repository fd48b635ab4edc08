extension Lowering {
  /// Reads the variable or field line under the cursor: one declaration a declarator.
  mutating func lowerVariables(_ documentation: [String]) -> [VariableDeclaration] {
    let range = cursor.range
    var lowered: LoweredType?
    var isStatic = false
    var isExtern = false
    var since: String?
    var hasHeaderValue = false
    var declarators: [Declarator] = []
    eachChild { lowering, kind, field in
      switch (field, kind) {
      case (.type, _): lowered = lowering.lowerType()
      case (.declarator, _):
        if let declarator = lowering.lowerDeclarator() { declarators.append(declarator) }
      case (.value, _): hasHeaderValue = true
      case (_, .modifier):
        let word = lowering.cursor.node.text
        if word == "static" { isStatic = true }
        if word == "extern" { isExtern = true }
      case (_, .sinceModifier): since = lowering.lowerSince()
      default: break
      }
    }
    guard let lowered else { return [] }
    if let name = lowered.declaredName {
      declarators.insert(Declarator(name: name, hasValue: hasHeaderValue), at: 0)
    }
    return declarators.map { declarator in
      var type = lowered.type
      if let suffix = declarator.suffix {
        // `T[2] a[3]` is no form of the language, so at most one suffix is there.
        type = TypeReference(.array(type, length: suffix), range: type.range)
      }
      return VariableDeclaration(
        name: declarator.name, type: type, isStatic: isStatic, isExtern: isExtern, since: since,
        hasInitializer: declarator.hasValue, range: range, condition: condition, documentation: documentation)
    }
  }

  private struct Declarator {
    var name: Identifier
    /// The length text of an array suffix; the inner nil is an empty pair of brackets.
    var suffix: String??
    var hasValue = false
  }

  private mutating func lowerDeclarator() -> Declarator? {
    var name: Identifier?
    var suffix: String??
    var hasValue = false
    eachChild { lowering, _, field in
      switch field {
      case .name: name = lowering.identifier()
      case .suffix: suffix = .some(lowering.arrayLength())
      case .value, .arguments: hasValue = true
      default: break
      }
    }
    return name.map { Declarator(name: $0, suffix: suffix, hasValue: hasValue) }
  }
}
