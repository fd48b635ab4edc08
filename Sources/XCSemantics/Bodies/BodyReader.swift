import XCSyntax

/// Walks one body and notes what several rules ask about. What is not certain is left out.
struct BodyReader {
  let program: Program
  let names: UnitNames
  let file: ProgramFile
  let owner: ClassSymbol?
  let hierarchy: ClassHierarchy?
  private(set) var results: [TypeReference]
  var scope: BodyScope
  var facts: BodyFacts
  /// Notes what names mean; nil where nobody asks.
  var recorder: NameRecorder?
  private var depth = 0

  /// What is nested deeper is not looked at.
  private static let deepestNesting = 150

  init(
    _ program: Program, _ names: UnitNames, file: ProgramFile, owner: ClassSymbol?,
    function: FunctionDeclaration, body: SyntaxNode
  ) {
    self.program = program
    self.names = names
    self.file = file
    self.owner = owner
    hierarchy = owner.map(program.hierarchy)
    scope = BodyScope(until: body.range.upperBound)
    results = function.signature.results
    facts = BodyFacts(file: file.id, owner: owner, function: function, body: body)
  }

  mutating func read() -> BodyFacts {
    declare(facts.function.signature)
    statement(facts.body)
    return facts
  }

  mutating func declare(_ signature: FunctionSignature) {
    for parameter in signature.parameters {
      guard let name = parameter.name else { continue }
      let type = program.staticType(of: parameter.type, from: file.id)
      declare(name, type, written: parameter.type, isParameter: true)
    }
  }

  /// Goes one level deeper, unless that is too deep.
  mutating func deeper(_ work: (inout BodyReader) -> StaticType) -> StaticType {
    depth += 1
    defer { depth -= 1 }
    return depth <= Self.deepestNesting ? work(&self) : .unknown
  }

  // MARK: - Statements

  mutating func statement(_ node: SyntaxNode) {
    _ = deeper { reader in
      reader.enter(node)
      return .unknown
    }
  }

  private mutating func enter(_ node: SyntaxNode) {
    guard !file.source.isDropped(node) else { return }
    switch node.kind {
    case .token, .comment, .asmStatement: break
    case .gotoStatement, .labeledStatement: notePlainWord(node.child(.label))
    case .loopAnnotation: notePlainWord(node.child(.name))
    case .goalDecorator: notePlainWord(node.child(.goal))
    case .block, .forStatement, .switchBody:
      scope.open(until: node.range.upperBound)
      eachPart(of: node)
      scope.close()
    case .variableDeclaration: variables(node)
    case .conditional: conditional(node)
    case .expressionStatement:
      for child in node.children where child.node.isNamed && child.node.kind != .comment {
        value(of: child.node, statement: node)
      }
    case .forInStatement: forIn(node)
    case .returnStatement:
      let values = node.children.filter { $0.field == .value }.map(\.node)
      for (index, child) in values.enumerated() {
        let result = values.count == results.count ? results[index] : nil
        let target = result.map { program.staticType(of: $0, from: file.id) } ?? .unknown
        bring(child, to: target, at: .result)
      }
    case .catchClause:
      scope.open(until: node.range.upperBound)
      if let name = node.child(.name) {
        declare(name.identifier, caught(node.child(.type)?.text ?? "Object"))
      }
      if let body = node.child(.body) { statement(body) }
      scope.close()
    case .tupleAssignment:
      if let right = node.child(.right) { value(of: right) }
      for child in node.children where child.field == .left {
        if child.node.kind == .tupleVariable, let name = child.node.child(.name),
          let type = child.node.child(.type)
        {
          let written = type.typeReference
          declare(name.identifier, program.staticType(of: written, from: file.id), written: written)
        } else {
          value(of: child.node)
          noteWrite(child.node)
        }
      }
    default:
      if Self.isExpression(node.kind) { value(of: node) } else { eachPart(of: node) }
    }
  }

  private mutating func eachPart(of node: SyntaxNode) {
    for child in node.children where child.node.isNamed { statement(child.node) }
  }

  /// What arms declare is known inside each of them; behind them any one may have been kept.
  private mutating func conditional(_ node: SyntaxNode) {
    let before = scope.innermost
    var declared: [String: Int] = [:]
    var last: [String: LocalVariable] = [:]
    var places: [String: [LocalName]] = [:]
    for arm in node.children where arm.field == .arm && !file.source.isDropped(arm.node) {
      scope.innermost = before
      eachPart(of: arm.node)
      for (name, variable) in scope.innermost where before[name] == nil {
        declared[name, default: 0] += 1
        last[name] = variable
        places[name, default: []] += variable.declarations
      }
    }
    scope.innermost = before
    for (name, count) in declared {
      let isSure = count == 1 && program.hasNoField(named: name, in: hierarchy)
      scope.declare(
        name, isSure ? last[name]?.type ?? .unknown : .unknown, isWeak: last[name]?.isWeak ?? false,
        declarations: places[name] ?? [])
    }
  }

  private func caught(_ name: String) -> StaticType {
    guard case .class(let symbol)? = program.certainType(named: name, from: file.id) else { return .unknown }
    return .object(symbol, arguments: [], file: file.id)
  }

  private mutating func variables(_ node: SyntaxNode) {
    let variables = node.variables
    let declarators = node.children.filter { $0.field == .declarator }.map(\.node)
    for variable in variables {
      let declarator = declarators.first { $0.child(.name)?.range == variable.name.range }
      var type = program.staticType(of: variable.type, from: file.id)
      if recorder != nil, let size = declarator?.child(.suffix)?.child(.size) { value(of: size) }
      if let arguments = declarator?.child(.arguments) {
        eachPart(of: arguments)
      } else if let initial = declarator?.child(.value) ?? (declarator == nil ? node.child(.value) : nil) {
        if case .named(let base, _) = variable.type.shape, base.text == "auto" {
          type = value(of: initial)
          if case .null = type { type = .unknown }
        } else if initial.kind == .block {
          block(initial, of: variable.type)
        } else {
          let isWeak = variable.type.qualifiers.contains(.weak)
          bring(
            initial, to: type, at: .initializer(variable.name.text),
            weakHolder: isWeak ? variable.name.text : nil)
        }
      }
      declare(variable.name, type, written: variable.type)
    }
  }

  /// The body of a block: its parameters are names of its own, and what it returns is not the body's result.
  ///
  /// - Parameter name: the name by which a literal may call itself.
  mutating func block(_ body: SyntaxNode, of type: TypeReference, named name: Identifier? = nil) {
    scope.open(until: body.range.upperBound)
    if let name { declare(name, program.staticType(of: type, from: file.id), written: type) }
    // A `return` inside belongs to the block.
    let outer = results
    results = []
    if case .block(let signature) = type.shape { declare(signature) }
    for child in body.children where child.node.isNamed { statement(child.node) }
    results = outer
    scope.close()
  }

  private mutating func forIn(_ node: SyntaxNode) {
    scope.open(until: node.range.upperBound)
    var element = StaticType.unknown
    if let iterable = node.child(.iterable) {
      if Self.isExpression(iterable.kind) {
        let collection = value(of: iterable)
        if case .object(_, let arguments, let home) = collection, arguments.count == 1 {
          element = self.element(arguments[0], from: home)
        }
      } else {
        eachPart(of: iterable)
      }
    }
    let written = node.child(.type)?.typeReference
    if let written { element = program.staticType(of: written, from: file.id) }
    if let name = node.child(.name) { declare(name.identifier, element, written: written) }
    for child in node.children where child.node.kind == .loopAnnotation { statement(child.node) }
    if let body = node.child(.body) { statement(body) }
    scope.close()
  }

  /// The type of an element of a typed collection: classes and protocols are written without a star there.
  func element(_ argument: TypeReference, from home: FileID) -> StaticType {
    guard case .named(let name, let arguments) = argument.shape else {
      return program.staticType(of: argument, from: home)
    }
    switch program.certainType(named: name.text, from: home) {
    case .class(let symbol)?: return .object(symbol, arguments: arguments, file: home)
    case .protocol(let symbol)?: return .existential(symbol)
    default: return program.staticType(of: argument, from: home)
    }
  }

  static func isExpression(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .identifier, .integerLiteral, .floatLiteral, .characterLiteral, .stringLiteral, .concatenatedString,
      .trueLiteral, .falseLiteral, .nilLiteral, .parenthesizedExpression, .callExpression,
      .subscriptExpression, .memberExpression, .updateExpression, .newExpression, .inlineExpression,
      .blockLiteral, .vaArgExpression, .unaryExpression, .castExpression, .sizeofExpression,
      .binaryExpression, .conditionalExpression, .assignmentExpression, .initializerList:
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// The name that the node is.
  var identifier: Identifier { Identifier(text, at: range) }
}
