import XCSemantics
import XCSyntax

/// A view that a method pushes: by its own name, or by a local one that stands for it, `UXView* v = form;`.
struct KeptView {
  /// What is pushed, without the local name.
  let value: SyntaxNode
  /// Where the local name is declared.
  private let alias: SyntaxNode?

  init(_ pushed: SyntaxNode, in facts: BodyFacts) {
    alias = Self.declarator(of: pushed, in: facts)
    value = alias?.child(.value) ?? pushed
  }

  /// The one declaration of a local name.
  private static func declarator(of pushed: SyntaxNode, in facts: BodyFacts) -> SyntaxNode? {
    let core = pushed.core
    guard core.kind == .identifier else { return nil }
    var found: [SyntaxNode] = []
    facts.body.walk { node in
      if node.kind == .variableDeclarator, node.child(.name)?.text == core.text { found.append(node) }
      return true
    }
    guard found.count == 1, found[0].child(.value)?.variableName != nil else { return nil }
    return found[0]
  }

  /// Whether the method does anything else with the view than to push it: makes it, or prepares it. Asking whether it
  /// is there is nothing of the kind, and what is done only where it is not happens once.
  func isPrepared(for push: SyntaxNode, among pushes: [SyntaxNode], in facts: BodyFacts) -> Bool {
    let names = Set([value.variableName, alias?.child(.name)?.text].compactMap(\.self))
    var isPrepared = false
    facts.body.walk { node in
      guard !isPrepared, node.range != alias?.range else { return false }
      if node.kind == .ifStatement, let condition = node.child(.condition),
        let made = node.child(.consequence), !made.range.contains(push.range.lowerBound),
        isMissing(condition, names)
      {
        // Whatever stands behind `else` has the view as it was left.
        if let other = node.child(.alternative) {
          other.walk { inner in
            isPrepared = isPrepared || isMention(inner, of: names, besides: pushes)
            return !isPrepared
          }
        }
        return false
      }
      isPrepared = isMention(node, of: names, besides: pushes)
      return !isPrepared
    }
    return isPrepared
  }

  private func isMention(_ node: SyntaxNode, of names: Set<String>, besides pushes: [SyntaxNode]) -> Bool {
    node.kind == .identifier && names.contains(node.text) && !isAsked(node)
      && !pushes.contains { $0.range.contains(node.range.lowerBound) }
  }

  /// Whether a name only asks whether there is a view.
  private func isAsked(_ name: SyntaxNode) -> Bool {
    var node = name
    while let parent = node.parent {
      switch parent.kind {
      case .parenthesizedExpression, .castExpression: node = parent
      case .memberExpression where parent.variableName == name.text: node = parent
      case .unaryExpression: return parent.child(.operator)?.typeName == "!"
      case .binaryExpression: return isComparisonWithNull(parent)
      case .ifStatement: return true
      default: return false
      }
    }
    return false
  }

  private func isComparisonWithNull(_ node: SyntaxNode) -> Bool {
    guard let sign = node.child(.operator)?.typeName, ["==", "!="].contains(sign) else { return false }
    return [node.child(.left), node.child(.right)].contains { $0?.isNull ?? false }
  }

  /// Whether a condition holds only where there is no view yet.
  private func isMissing(_ condition: SyntaxNode, _ names: Set<String>) -> Bool {
    let core = condition.core
    func isView(_ node: SyntaxNode?) -> Bool { node?.variableName.map(names.contains) ?? false }
    switch core.kind {
    case .unaryExpression:
      return core.child(.operator)?.typeName == "!" && isView(core.child(.argument))
    case .binaryExpression:
      return core.child(.operator)?.typeName == "==" && isComparisonWithNull(core)
        && (isView(core.child(.left)) || isView(core.child(.right)))
    default: return false
    }
  }
}
