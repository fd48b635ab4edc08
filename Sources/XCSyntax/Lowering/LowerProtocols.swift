extension Lowering {
  /// Reads the protocol under the cursor; nil where recovery left it without a name or body.
  mutating func lowerProtocol(_ documentation: [String]) -> ProtocolDeclaration? {
    var name: Identifier?
    var body: Range<Int>?
    var declaration = ProtocolDeclaration(
      name: Identifier("", at: cursor.range), bodyRange: cursor.range, range: cursor.range,
      condition: condition, documentation: documentation)
    eachChild { lowering, kind, field in
      switch field {
      case _ where kind == .comment && body == nil: declaration.documentation += lowering.commentLines()
      case .name: name = lowering.identifier()
      case .body:
        body = lowering.cursor.range
        let opening = lowering.eachItem { lowering, kind, documentation in
          lowering.lowerProtocolMember(kind, documentation, into: &declaration)
        }
        declaration.documentation += opening
      default: break
      }
    }
    guard let name, let body else { return nil }
    declaration.name = name
    declaration.bodyRange = body
    return declaration
  }

  private mutating func lowerProtocolMember(
    _ kind: SyntaxKind, _ documentation: [String], into declaration: inout ProtocolDeclaration
  ) {
    switch kind {
    case .methodDefinition, .methodDeclaration, .functionDefinition, .functionDeclaration:
      if let method = lowerFunction(documentation) { declaration.methods.append(method) }
    case .fieldDeclaration, .variableDeclaration:
      declaration.invalidMembers += lowerVariables(documentation).map {
        .init(kind: .field, name: $0.name, condition: $0.condition)
      }
    case .classDeclaration, .protocolDeclaration, .structDeclaration, .enumDeclaration, .typedefDeclaration:
      guard let name = cursor.node.child(.name) else { return }
      declaration.invalidMembers.append(
        .init(kind: .nestedDeclaration, name: Identifier(name.text, at: name.range), condition: condition))
    default: break
    }
  }
}
