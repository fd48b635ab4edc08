import XCSyntax

/// Walks one body and notes what several rules ask about. What is not certain is left out.
struct BodyReader {
  let program: Program
  let names: UnitNames
  let file: ProgramFile
  let owner: ClassSymbol?
  let hierarchy: ClassHierarchy?
  /// What `return` gives back here: the results of the body, of a block inside it those of the block.
  private(set) var results: [StaticType]
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
    results = function.signature.results.map { program.staticType(of: $0, from: file.id) }
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
    case .variableDeclaration, .fieldDeclaration: variables(node)
    case .conditional: conditional(node)
    case .expressionStatement:
      for child in node.children where child.node.isNamed && child.node.kind != .comment {
        value(of: child.node, statement: node)
      }
    case .forInStatement: forIn(node)
    case .returnStatement:
      let values = node.children.filter { $0.field == .value }.map(\.node)
      for (index, child) in values.enumerated() {
        bring(child, to: values.count == results.count ? results[index] : .unknown, at: .result)
      }
    case .catchClause:
      scope.open(until: node.range.upperBound)
      if let name = node.child(.name) {
        declare(name.identifier, caught(node.child(.type)?.text ?? "Object"))
      }
      if let body = node.child(.body) { statement(body) }
      scope.close()
    case .tupleAssignment: tuple(node)
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
        let symbol: ClassSymbol? = if case .instance(let symbol) = type { symbol } else { nil }
        construct(symbol, parts(of: arguments))
      } else if let initial = declarator?.child(.value) ?? (declarator == nil ? node.child(.value) : nil) {
        if variable.type.isInferred {
          type = value(of: initial)
          if case .null = type { type = .unknown }
        } else if initial.kind == .block {
          block(initial, of: type)
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

  /// `(a, T b) = f();`: each result of the call comes to a place.
  private mutating func tuple(_ node: SyntaxNode) {
    let given = node.child(.right).map { results(ofCall: $0) } ?? []
    let places = node.children.filter { $0.field == .left }.map(\.node)
    for (index, place) in places.enumerated() {
      let source = given.count == places.count ? given[index] : .unknown
      if place.kind == .tupleVariable, let name = place.child(.name), let type = place.child(.type) {
        let written = type.typeReference
        let target = program.staticType(of: written, from: file.id)
        note(source, of: place, to: target, at: .initializer(name.text))
        declare(name.identifier, target, written: written)
      } else {
        note(source, of: place, to: value(of: place), at: .assignment(place.text))
        noteWrite(place)
      }
    }
  }

  /// The body of a block: its parameters are names of its own, and what it returns is not the body's result.
  ///
  /// - Parameter literal: the name by which a literal may call itself, and its type as it is written.
  mutating func block(
    _ body: SyntaxNode, of type: StaticType, named literal: (name: Identifier, written: TypeReference)? = nil
  ) {
    let outer = results
    scope.open(until: body.range.upperBound)
    if let literal { declare(literal.name, type, written: literal.written) }
    results = []
    if case .block(let signature, let home) = type {
      // The header of a variable that is set later has noted its names itself.
      let asked = recorder
      if body.parent?.kind == .assignmentExpression { recorder = nil }
      declare(signature)
      recorder = asked
      results = signature.results.map { program.staticType(of: $0, from: home) }
    }
    eachPart(of: body)
    scope.close()
    results = outer
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
    if let written, !written.isInferred { element = program.staticType(of: written, from: file.id) }
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

extension TypeReference {
  /// Whether it stands for the type of what the variable is given: `auto`.
  fileprivate var isInferred: Bool {
    if case .named(let base, _) = shape { base.text == "auto" } else { false }
  }
}
