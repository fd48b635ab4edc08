extension Lowering {
  /// Reads the arms of a conditional, each under its condition.
  mutating func lowerConditional(_ visit: (inout Lowering, SyntaxKind, [String]) -> Void) {
    let outer = condition
    let isGuard = isIncludeGuard()
    var earlier = Condition.always
    eachChild { lowering, kind, _ in
      guard kind == .ifArm || kind == .elifArm || kind == .elseArm else { return }
      let own = lowering.armCondition(kind)
      if !isGuard { lowering.condition = outer.and(earlier).and(own) }
      earlier = earlier.and(own.negated)
      lowering.eachItem(visit)
      lowering.condition = outer
    }
  }

  mutating func armCondition(_ kind: SyntaxKind) -> Condition {
    guard kind != .elseArm else { return .always }
    var word = ""
    var operand = ""
    eachChild { lowering, kind, field in
      if kind == .token, word.isEmpty { word = lowering.cursor.node.typeName }
      if field == .condition { operand = DirectiveText.joined(lowering.cursor.node.text) }
    }
    switch word {
    case "#ifdef": return Condition(ifDefined: operand)
    case "#ifndef": return .not(Condition(ifDefined: operand))
    default: return Condition(ifText: operand)
    }
  }

  /// `#ifndef X`, `#define X` and one arm: the usual way to include a file once, no condition of its content.
  mutating func isIncludeGuard() -> Bool {
    let conditional: SyntaxNode = cursor.node
    let arms = conditional.children.map(\.node).filter { (node: SyntaxNode) -> Bool in
      node.kind == .ifArm || node.kind == .elifArm || node.kind == .elseArm
    }
    guard arms.count == 1, let arm = arms.first, let name = arm.child(.condition)?.text else { return false }
    let parts = arm.children.map(\.node)
    guard parts.first?.typeName == "#ifndef" else { return false }
    let items = parts.filter { node in
      node.isNamed && node.kind != .directiveText && node.kind != .comment
    }
    guard let first = items.first, first.kind == .defineDirective else { return false }
    return first.child(.name)?.text == name && first.child(.value) == nil
  }
}
