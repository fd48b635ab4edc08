extension Lowering {
  /// Reads the class, category or extension under the cursor; nil where recovery left it without a name or body.
  mutating func lowerClass(_ documentation: [String]) -> ClassDeclaration? {
    var name: Identifier?
    var body: Range<Int>?
    var declaration = ClassDeclaration(
      name: Identifier("", at: cursor.range), bodyRange: cursor.range, range: cursor.range,
      condition: condition, documentation: documentation)
    eachChild { lowering, _, field in
      switch field {
      case .name: name = lowering.identifier()
      case .category: declaration.part = lowering.lowerPart()
      case .parent: declaration.parent = lowering.identifier()
      case .protocols:
        lowering.eachChild { lowering, kind, _ in
          if kind == .typeIdentifier { declaration.protocols.append(lowering.identifier()) }
        }
      case .body:
        body = lowering.cursor.range
        lowering.eachItem { lowering, kind, documentation in
          switch kind {
          case .methodDefinition, .methodDeclaration, .functionDefinition, .functionDeclaration:
            if let method = lowering.lowerFunction(documentation) { declaration.methods.append(method) }
          case .fieldDeclaration, .variableDeclaration:
            declaration.fields += lowering.lowerVariables(documentation)
          case .classDeclaration, .protocolDeclaration, .structDeclaration, .enumDeclaration,
            .typedefDeclaration:
            lowering.lowerNested(kind, documentation)
          default: break
          }
        }
      default: break
      }
    }
    guard let name, let body else { return nil }
    declaration.name = name
    declaration.bodyRange = body
    return declaration
  }

  /// What stands in a class by mistake is declared all the same, so that its uses are no mistakes too.
  private mutating func lowerNested(_ kind: SyntaxKind, _ documentation: [String]) {
    let start = cursor.range.lowerBound
    let word = cursor.node.children.first?.node.text ?? ""
    problems.append(
      SyntaxProblem("a class holds fields and methods, no '\(word)'", at: start..<(start + word.utf8.count)))
    lowerTopLevel(kind, documentation)
  }

  private mutating func lowerPart() -> ClassDeclaration.Part {
    var name: Identifier?
    eachChild { lowering, _, field in
      if field == .name { name = lowering.identifier() }
    }
    return name.map { .category($0) } ?? .extension
  }
}
