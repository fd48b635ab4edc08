import XCSemantics
import XCSyntax

/// What receivers are called in one of the two visibility methods, so that the same thing bears the same name in both:
/// a local variable that of its value, a parameter that of its place, a field its own.
struct ReceiverNames {
  /// The name of the form.
  let content: String?
  private var meanings: [String: String] = [:]

  init(in facts: BodyFacts) {
    let parameters = facts.function.signature.parameters
    for (index, parameter) in parameters.enumerated() {
      if let name = parameter.name { meanings[name.text] = "parameter \(index)" }
    }
    content =
      parameters.indices.contains(1) ? parameters[1].name.flatMap { [meanings] in meanings[$0.text] } : nil
    var locals: [(String, SyntaxNode)] = []
    facts.body.walk { node in
      if node.kind == .variableDeclarator, let name = node.child(.name), let value = node.child(.value) {
        locals.append((name.text, value))
      }
      return true
    }
    for (name, value) in locals { meanings[name] = self.name(of: value) }
  }

  /// The name of an expression, without `self.`.
  func name(of node: SyntaxNode) -> String {
    let text = node.core.text.filter { !$0.isWhitespace }
    if text.hasPrefix("self.") { return String(text.dropFirst(5)) }
    let root = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return meanings[String(root)].map { $0 + text.dropFirst(root.count) } ?? text
  }
}
