extension SyntaxNode {
  /// The type that the node writes.
  public var typeReference: TypeReference {
    var lowering = Lowering(at: self)
    return lowering.lowerType().type
  }

  /// The variables that a declaration of fields, globals or locals declares, one a declarator.
  public var variables: [VariableDeclaration] {
    var lowering = Lowering(at: self)
    return lowering.lowerVariables([])
  }

  /// The signature of a block's or callback's header, with the name it carries.
  public var header: (signature: FunctionSignature, name: Identifier?)? {
    var lowering = Lowering(at: self)
    let lowered = lowering.lowerType()
    switch lowered.type.shape {
    case .block(let signature), .callback(let signature): return (signature, lowered.declaredName)
    default: return nil
    }
  }

  /// Visits the node and all below it in order; `visit` says whether to go into one. Depth costs no stack.
  public func walk(_ visit: (SyntaxNode) -> Bool) {
    var cursor = SyntaxCursor(at: self)
    var depth = 0
    while true {
      if visit(cursor.node), cursor.goToFirstChild() {
        depth += 1
        continue
      }
      repeat {
        if depth == 0 { return }
        if cursor.goToNextSibling() { break }
        _ = cursor.goToParent()
        depth -= 1
      } while true
    }
  }
}
