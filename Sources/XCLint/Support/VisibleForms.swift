import XCSemantics
import XCSyntax

/// For which forms a place in one of the two visibility methods is reached: what the content is compared with.
struct VisibleForms {
  let receivers: ReceiverNames
  let body: SyntaxNode

  /// Whether an expression is the form that comes or goes: the parameter, or what it is known to be at a place.
  func isForm(_ expression: SyntaxNode, at node: SyntaxNode) -> Bool {
    let name = receivers.name(of: expression)
    return name == receivers.content || forms(around: node)?.contains(name) ?? false
  }

  /// The forms that conditions around a node leave; nil for all.
  func forms(around node: SyntaxNode) -> Set<String>? {
    guard receivers.content != nil else { return nil }
    var inner = node
    while let outer = inner.parent, inner.range != body.range {
      switch outer.kind {
      case .ifStatement:
        guard let condition = outer.child(.condition) else { break }
        if outer.child(.consequence)?.range == inner.range, let forms = forms(where: condition, holds: true) {
          return forms
        }
        if outer.child(.alternative)?.range == inner.range, let forms = forms(where: condition, holds: false)
        {
          return forms
        }
      case .block:
        if let forms = formsLeft(in: outer, before: inner) { return forms }
      default: break
      }
      inner = outer
    }
    return nil
  }

  /// The forms for which a node is certainly not reached, where `forms` leaves all: `if (content != detail) { … }`.
  func exceptions(around node: SyntaxNode) -> Set<String> {
    guard receivers.content != nil else { return [] }
    var found: Set<String> = []
    var inner = node
    while let outer = inner.parent, inner.range != body.range {
      switch outer.kind {
      case .ifStatement:
        guard let condition = outer.child(.condition) else { break }
        if outer.child(.consequence)?.range == inner.range {
          found.formUnion(exceptions(where: condition, holds: true))
        }
        if outer.child(.alternative)?.range == inner.range {
          found.formUnion(exceptions(where: condition, holds: false))
        }
      case .block:
        for condition in waysOut(of: outer, before: inner) {
          found.formUnion(exceptions(where: condition, holds: false))
        }
      default: break
      }
      inner = outer
    }
    return found
  }

  /// The forms that get past the ways out in front of a statement: `if (content != detail) return;`.
  private func formsLeft(in block: SyntaxNode, before statement: SyntaxNode) -> Set<String>? {
    for condition in waysOut(of: block, before: statement) {
      if let forms = forms(where: condition, holds: false) { return forms }
    }
    return nil
  }

  /// The conditions under which a block is left in front of a statement.
  private func waysOut(of block: SyntaxNode, before statement: SyntaxNode) -> [SyntaxNode] {
    block.children.map(\.node).prefix { $0.range.lowerBound < statement.range.lowerBound }.compactMap {
      node in
      guard node.kind == .ifStatement, node.child(.alternative) == nil,
        let condition = node.child(.condition),
        let consequence = node.child(.consequence), leaves(consequence)
      else { return nil }
      return condition
    }
  }

  private func leaves(_ statement: SyntaxNode) -> Bool {
    switch statement.kind {
    case .returnStatement, .throwStatement: return true
    case .block:
      let last = statement.children.last { $0.node.isNamed && $0.node.kind != .comment }
      return last.map { [.returnStatement, .throwStatement].contains($0.node.kind) } ?? false
    default: return false
    }
  }

  /// The forms for which a condition certainly has no such outcome.
  private func exceptions(where condition: SyntaxNode, holds: Bool, depth: Int = 0) -> Set<String> {
    let node = condition.core
    guard depth < 50 else { return [] }
    if node.kind == .unaryExpression, node.child(.operator)?.typeName == "!",
      let argument = node.child(.argument)
    {
      return exceptions(where: argument, holds: !holds, depth: depth + 1)
    }
    guard node.kind == .binaryExpression, let left = node.child(.left), let right = node.child(.right) else {
      return []
    }
    switch (node.child(.operator)?.typeName, holds) {
    case ("!=", true), ("==", false): return Set([other(left, right)].compactMap { $0 })
    case ("&&", true), ("||", false):
      return exceptions(where: left, holds: holds, depth: depth + 1)
        .union(exceptions(where: right, holds: holds, depth: depth + 1))
    case ("||", true), ("&&", false):
      return exceptions(where: left, holds: holds, depth: depth + 1)
        .intersection(exceptions(where: right, holds: holds, depth: depth + 1))
    default: return []
    }
  }

  /// What the content is compared with.
  private func other(_ left: SyntaxNode, _ right: SyntaxNode) -> String? {
    if receivers.name(of: left) == receivers.content { return receivers.name(of: right) }
    return receivers.name(of: right) == receivers.content ? receivers.name(of: left) : nil
  }

  /// The forms for which a condition has an outcome; nil where it may have it for any.
  private func forms(where condition: SyntaxNode, holds: Bool, depth: Int = 0) -> Set<String>? {
    let node = condition.core
    guard depth < 50 else { return nil }
    if node.kind == .unaryExpression, node.child(.operator)?.typeName == "!",
      let argument = node.child(.argument)
    {
      return forms(where: argument, holds: !holds, depth: depth + 1)
    }
    guard node.kind == .binaryExpression, let left = node.child(.left), let right = node.child(.right) else {
      return nil
    }
    switch (node.child(.operator)?.typeName, holds) {
    case ("==", true), ("!=", false): return other(left, right).map { [$0] }
    case ("||", true), ("&&", false):
      // Either may be the reason.
      guard let first = forms(where: left, holds: holds, depth: depth + 1),
        let second = forms(where: right, holds: holds, depth: depth + 1)
      else { return nil }
      return first.union(second)
    case ("&&", true), ("||", false):
      let first = forms(where: left, holds: holds, depth: depth + 1)
      return first ?? forms(where: right, holds: holds, depth: depth + 1)
    default: return nil
    }
  }
}
