/// Words for nodes in messages.
enum NodeNoun {
  /// What a person calls a node: `the arguments`, `the class's body`.
  static func phrase(for kind: SyntaxKind) -> String? {
    switch kind {
    case .argumentList: "the arguments"
    case .parameterList: "the parameters"
    case .parenthesizedExpression: "the parentheses"
    case .castExpression: "the cast"
    case .sizeofExpression: "'sizeof'"
    case .subscriptExpression, .arraySuffix, .arrayType: "the brackets"
    case .classBody: "the class's body"
    case .classDeclaration: "the class"
    case .category: "the category's name"
    case .protocolBody: "the protocol's body"
    case .protocolDeclaration: "the protocol"
    case .protocolList: "the list of protocols"
    case .structBody: "the struct's body"
    case .enumBody: "the enum's body"
    case .block: "the block"
    case .switchBody: "the switch"
    case .switchArm: "the arm of the switch"
    case .initializerList: "the list of values"
    case .typeArguments: "the type arguments"
    case .forStatement, .forInStatement: "the head of the loop"
    case .methodDeclaration, .methodDefinition: "the method"
    case .functionDeclaration, .functionDefinition: "the function"
    case .fieldDeclaration: "the field"
    case .variableDeclaration: "the variable"
    case .sourceFile: "the file"
    case .catchClause: "'catch'"
    default: nil
    }
  }

  /// `behind the method's parameters`: where in its parent a token was expected; nil where the token in front of it
  /// says it better.
  static func behind(_ node: SyntaxNode, in parent: SyntaxNode) -> String? {
    previousPart(of: node, in: parent).flatMap { behind($0, in: parent.kind) }
  }

  /// The same from the part in front.
  static func behind(_ previous: SyntaxNode, in parent: SyntaxKind) -> String? {
    switch (parent, previous.kind) {
    case (.methodDeclaration, .parameterList), (.methodDefinition, .parameterList):
      return " after the method's parameters"
    case (.functionDeclaration, .parameterList), (.functionDefinition, .parameterList):
      return " after the function's parameters"
    case (.fieldDeclaration, .variableDeclarator): return " after the field '\(name(of: previous))'"
    case (.variableDeclaration, .variableDeclarator): return " after the variable '\(name(of: previous))'"
    case (.expressionStatement, .callExpression): return " after the call"
    case (.expressionStatement, .assignmentExpression): return " after the assignment"
    case (.expressionStatement, _): return " after the expression"
    case (.returnStatement, .token): return " after 'return'"
    case (.returnStatement, _): return " after the returned value"
    case (.throwStatement, _): return " after the thrown value"
    case (.typedefDeclaration, _): return " after the typedef"
    case (.classDeclaration, _): return " in front of the class's body"
    case (.protocolDeclaration, _): return " in front of the protocol's body"
    default: return nil
    }
  }

  private static func previousPart(of node: SyntaxNode, in parent: SyntaxNode) -> SyntaxNode? {
    var last: SyntaxNode?
    for child in parent.children.map(\.node) {
      if child.range == node.range, child.typeName == node.typeName { return last }
      if child.kind != .comment { last = child }
    }
    return nil
  }

  private static func name(of declarator: SyntaxNode) -> String {
    declarator.child(.name)?.text ?? declarator.text
  }
}
