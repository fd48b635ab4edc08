import XCSemantics
import XCSyntax

/// What receivers are called in one of the two visibility methods, so that the same thing bears the same name in both:
/// a local variable that of its value, one of a loop that of what it runs over, a parameter that of its place, a field
/// its own.
struct ReceiverNames {
  private struct Local {
    /// Where the name means it.
    let reach: Range<Int>
    let meaning: String
  }

  /// The name of the form.
  let content: String?
  private var locals: [String: [Local]] = [:]

  /// Longer meanings are left as they are written: values may name other values twice, again and again.
  private static let longestMeaning = 300

  init(in facts: BodyFacts) {
    let parameters = facts.function.signature.parameters
    for (index, parameter) in parameters.enumerated() {
      guard let name = parameter.name else { continue }
      locals[name.text] = [Local(reach: facts.body.range, meaning: "parameter \(index)")]
    }
    content =
      parameters.indices.contains(1)
      ? parameters[1].name.flatMap { [locals] in locals[$0.text]?.first?.meaning } : nil
    facts.body.walk { node in
      declare(node)
      return true
    }
  }

  private mutating func declare(_ node: SyntaxNode) {
    switch node.kind {
    case .variableDeclarator:
      guard let name = node.child(.name) else { return }
      let scope = Self.scope(around: node)
      // What counts a loop is another thing in each round, and the same in both methods.
      let isCounter = scope.kind == .forStatement
      let meaning = isCounter ? "counter" : node.child(.value).map(self.name) ?? name.text
      add(name.text, Local(reach: node.range.upperBound..<scope.range.upperBound, meaning: meaning))
    case .forInStatement:
      guard let name = node.child(.name), let iterable = node.child(.iterable) else { return }
      add(name.text, Local(reach: node.range, meaning: "each of " + self.name(of: iterable)))
    default: return
    }
  }

  private mutating func add(_ name: String, _ local: Local) {
    locals[name, default: []].append(local)
  }

  private static func scope(around node: SyntaxNode) -> SyntaxNode {
    var scope = node
    while let parent = scope.parent {
      scope = parent
      if VariableScopes.isScope(scope.kind) { break }
    }
    return scope
  }

  /// The name of an expression, without `self.`.
  func name(of node: SyntaxNode) -> String {
    let core = node.core
    var text = ""
    append(core, to: &text)
    if text.utf8.count > Self.longestMeaning { text = core.text.filter { !$0.isWhitespace } }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  private func append(_ root: SyntaxNode, to text: inout String) {
    var end = root.range.lowerBound
    root.walk { node in
      guard node.range.lowerBound >= end, text.utf8.count <= Self.longestMeaning else { return false }
      switch node.kind {
      case .castExpression where node.range != root.range,
        .parenthesizedExpression where node.range != root.range:
        // `((Clock*)list.get(i))` is `list.get(i)`, wherever it stands.
        let inner = node.core
        guard inner.range != node.range else { return true }
        append(inner, to: &text)
        end = node.range.upperBound
        return false
      case .comment:
        end = node.range.upperBound
        return false
      case .identifier:
        text += isMember(node) ? node.text : meaning(of: node.text, at: node.range.lowerBound)
      default:
        guard node.children.isEmpty else { return true }
        text += node.text.filter { !$0.isWhitespace }
      }
      end = node.range.upperBound
      return false
    }
  }

  private func isMember(_ node: SyntaxNode) -> Bool {
    guard let parent = node.parent, parent.kind == .memberExpression else { return false }
    return parent.child(.member)?.range == node.range
  }

  private func meaning(of name: String, at offset: Int) -> String {
    let found = locals[name]?.filter { $0.reach.contains(offset) }
    // The innermost scope that has the name, and there the declaration that comes last.
    let nearest = found?.max { left, right in left.reach.lowerBound < right.reach.lowerBound }
    return nearest?.meaning ?? name
  }
}
