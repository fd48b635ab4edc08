import XCSemantics
import XCSyntax

/// The two methods in which a delegate of a navigation controller hears that a form comes and goes.
struct VisibilityMethods {
  /// One of them with what it says.
  struct Half {
    let facts: BodyFacts
    /// The name of the parameter that is the form.
    let content: String?
  }

  /// The class.
  let symbol: ClassSymbol
  let hierarchy: ClassHierarchy
  let show: Half?
  let hide: Half?

  /// The name of the protocol, and those of its two methods.
  static let protocolName = "UXNavigationDelegate"
  static let showName = "formWillShow"
  static let hideName = "formDidHide"

  /// The classes of a program that are such delegates and have bodies for the methods in requested files.
  static func all(in bodies: ProgramBodies) -> [VisibilityMethods] {
    var byOwner: [ClassSymbol: (show: Half?, hide: Half?)] = [:]
    var order: [ClassSymbol] = []
    for facts in bodies.facts {
      guard let owner = facts.owner, let half = half(of: facts) else { continue }
      if byOwner[owner] == nil { order.append(owner) }
      var halves = byOwner[owner] ?? (nil, nil)
      if facts.function.name.text == showName { halves.show = half } else { halves.hide = half }
      byOwner[owner] = halves
    }
    return order.compactMap { symbol in
      let hierarchy = bodies.program.hierarchy(of: symbol)
      guard isDelegate(hierarchy, bodies.program), let halves = byOwner[symbol] else { return nil }
      return VisibilityMethods(symbol: symbol, hierarchy: hierarchy, show: halves.show, hide: halves.hide)
    }
  }

  private static func isDelegate(_ hierarchy: ClassHierarchy, _ program: Program) -> Bool {
    program.conformances(of: hierarchy).contains { $0.name.text == protocolName }
  }

  private static func half(of facts: BodyFacts) -> Half? {
    let function = facts.function
    guard [showName, hideName].contains(function.name.text), function.signature.parameters.count == 3 else {
      return nil
    }
    return Half(facts: facts, content: function.signature.parameters[1].name?.text)
  }
}

extension SyntaxNode {
  /// The expression without parentheses and casts around it.
  var core: SyntaxNode {
    var node = self
    while true {
      switch node.kind {
      case .parenthesizedExpression:
        guard let inner = node.children.first(where: { $0.node.isNamed && $0.node.kind != .comment })?.node
        else { return node }
        node = inner
      case .castExpression:
        guard let value = node.child(.value) else { return node }
        node = value
      default: return node
      }
    }
  }

  /// The field or variable that an expression names: `x`, or `x` in `self.x`.
  var variableName: String? {
    let node = core
    switch node.kind {
    case .identifier: return node.text
    case .memberExpression:
      return node.child(.object)?.text == "self" ? node.child(.member)?.text : nil
    default: return nil
    }
  }

  /// Whether the expression is null, cast or not.
  var isNull: Bool {
    let node = core
    return node.kind == .nilLiteral || node.kind == .integerLiteral && node.text.allSatisfy { $0 == "0" }
  }

  /// The nearest statement around an expression.
  var statement: SyntaxNode {
    var node = self
    while let parent = node.parent {
      switch node.kind {
      case .expressionStatement, .deleteStatement, .variableDeclaration, .returnStatement, .ifStatement,
        .tupleAssignment, .whileStatement:
        return node
      default: node = parent
      }
    }
    return self
  }
}
