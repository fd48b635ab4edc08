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

  /// Looks at a class; nil where it is no such delegate, or has no bodies for the methods in requested files.
  init?(of symbol: ClassSymbol, in bodies: ProgramBodies) {
    guard symbol.parts.contains(where: { $0.declaration.methods.contains(where: Self.isHalf) }) else {
      return nil
    }
    let halves = bodies.bodies(of: symbol).filter { Self.isHalf($0.function) }
    hierarchy = bodies.program.hierarchy(of: symbol)
    guard !halves.isEmpty, Self.isDelegate(hierarchy, bodies.program) else { return nil }
    self.symbol = symbol
    func half(named name: String) -> Half? {
      guard let facts = halves.last(where: { $0.function.name.text == name }).flatMap(bodies.facts) else {
        return nil
      }
      return Half(facts: facts, content: facts.function.signature.parameters[1].name?.text)
    }
    show = half(named: Self.showName)
    hide = half(named: Self.hideName)
  }

  private static func isDelegate(_ hierarchy: ClassHierarchy, _ program: Program) -> Bool {
    program.conformances(of: hierarchy).contains { $0.name.text == protocolName }
  }

  private static func isHalf(_ function: FunctionDeclaration) -> Bool {
    function.signature.parameters.count == 3 && [showName, hideName].contains(function.name.text)
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

  /// The name of a variable, or of the array of which the expression is an element.
  var elementName: String? {
    let node = core
    return node.kind == .subscriptExpression ? node.child(.collection)?.elementName : node.variableName
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
