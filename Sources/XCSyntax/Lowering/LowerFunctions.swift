extension Lowering {
  /// Reads the function, method or requirement under the cursor; nil where recovery left it without a name, or where a
  /// macro makes one.
  mutating func lowerFunction(_ documentation: [String]) -> FunctionDeclaration? {
    var name: Identifier?
    var isNamedByMacro = false
    var declaration = FunctionDeclaration(
      name: Identifier("", at: cursor.range), signature: FunctionSignature(results: [], parameters: []),
      parameterListRange: cursor.range, range: cursor.range, condition: condition,
      documentation: documentation)
    eachChild { lowering, kind, field in
      switch (field, kind) {
      // What name a macro makes of its arguments can not be told.
      case (.name, .callExpression): isNamedByMacro = true
      case (.name, _): name = lowering.identifier()
      case (.result, .tupleType):
        lowering.eachChild { lowering, kind, _ in
          if kind != .token, kind != .comment {
            declaration.signature.results.append(lowering.lowerType().type)
          }
        }
      case (.result, let kind) where kind != .token:
        declaration.signature.results.append(lowering.lowerType().type)
      case (.parameters, _):
        declaration.parameterListRange = lowering.cursor.range
        lowering.lowerParameters(into: &declaration.signature)
      case (.body, _):
        declaration.bodyRange = lowering.cursor.range
        declaration.selfCasts = lowering.selfCasts()
      case (_, .modifier):
        declaration.modifiers.formUnion(.init(word: lowering.cursor.node.text))
      case (_, .sinceModifier): declaration.since = lowering.lowerSince()
      case (_, .throws): declaration.isThrowing = true
      case (_, .annotationList): declaration.annotations += lowering.lowerAnnotations()
      case (_, .macroAnnotation):
        lowering.eachChild { lowering, _, field in
          if field == .name { declaration.annotations.append(lowering.identifier()) }
        }
      default: break
      }
    }
    guard !isNamedByMacro, var name else { return nil }
    // `init(void) { }`: what reads as the result is the name.
    if name.text.isEmpty, let first = declaration.signature.results.first, let word = first.baseName {
      name = word
      declaration.signature.results = []
    }
    if declaration.signature.results.isEmpty {
      declaration.signature.results = [
        TypeReference(.named(Identifier("void", at: name.range), arguments: []), range: name.range)
      ]
    }
    declaration.name = name
    return declaration
  }

  /// The version in `since("…")`; nil where a macro gives it.
  mutating func lowerSince() -> String? {
    var version: String?
    eachChild { lowering, kind, field in
      if field == .version, kind == .stringLiteral {
        version = String(lowering.cursor.node.text.dropFirst().dropLast())
      }
    }
    return version
  }

  private mutating func lowerAnnotations() -> [Identifier] {
    var names: [Identifier] = []
    eachChild { lowering, kind, _ in
      guard kind == .annotation else { return }
      lowering.eachChild { lowering, _, field in
        if field == .name { names.append(lowering.identifier()) }
      }
    }
    return names
  }
}

extension FunctionDeclaration.Modifiers {
  /// The modifier of a word; empty for a word that says nothing about functions.
  init(word: String) {
    switch word {
    case "static": self = .static
    case "final": self = .final
    case "optional": self = .optional
    case "inline": self = .inline
    case "extern": self = .extern
    default: self = []
    }
  }
}
