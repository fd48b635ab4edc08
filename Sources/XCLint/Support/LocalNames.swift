import XCSyntax

/// The names of the parameters and local variables of one body: a field of such a name is reached by `self` alone.
struct LocalNames {
  private var names: Set<String>

  init(of function: FunctionDeclaration, _ body: SyntaxNode) {
    names = Set(function.signature.parameters.compactMap { $0.name?.text })
    var found: Set<String> = []
    body.walk { node in
      switch node.kind {
      case .variableDeclaration:
        found.formUnion(node.variables.map(\.name.text))
        return true
      case .forInStatement, .tupleVariable, .catchClause:
        if let name = node.child(.name) { found.insert(name.text) }
      default: break
      }
      return true
    }
    names.formUnion(found)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether an expression that looks like a field, or an element of one, is a local variable.
  func hide(_ expression: SyntaxNode) -> Bool {
    var core = expression.core
    while core.kind == .subscriptExpression, let collection = core.child(.collection) {
      core = collection.core
    }
    return core.kind == .identifier && names.contains(core.text)
  }
}
