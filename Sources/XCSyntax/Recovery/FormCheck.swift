/// Finds what the grammar reads though the language does not have it.
///
/// The grammar is wider than the language where that keeps a tree whole: it takes reserved words for names where no
/// keyword may stand, and leaves to this check what depends on the place.
struct FormCheck: ~Copyable {
  private var cursor: SyntaxCursor
  private let text: SourceText

  /// The kinds of the nodes around the one under the cursor, outermost first.
  private var ancestors: [SyntaxKind] = []
  private var problems: [SyntaxProblem] = []
  private var macros: Set<String>?

  /// What is wrong at a node and below it, in order: a whole tree or one body. Stretches of errors are not looked into.
  static func problems(in node: SyntaxNode) -> [SyntaxProblem] {
    var check = FormCheck(node)
    check.walk()
    return check.problems
  }

  private init(_ node: SyntaxNode) {
    cursor = SyntaxCursor(at: node)
    text = node.tree.text
  }

  private mutating func walk() {
    while true {
      let kind = cursor.kind
      if enters(kind), cursor.goToFirstChild() {
        ancestors.append(kind)
        continue
      }
      while ancestors.isEmpty || !cursor.goToNextSibling() {
        guard ancestors.popLast() != nil, cursor.goToParent() else { return }
      }
    }
  }

  /// Looks at the node under the cursor.
  /// - Returns: whether to look into it.
  private mutating func enters(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .token, .comment, .error, .asmBody, .clobbers: return false
    case let kind where kind.isDirective:
      checkDirective()
      return false
    case let kind where kind.isArm: checkDirective()
    case .identifier, .typeIdentifier: checkName(kind)
    case .escapeSequence: checkEscape()
    case .characterLiteral: checkCharacter()
    case .arrayType, .pointerType, .boundMethodType: checkNesting(kind)
    case .typeArguments: checkTypeArguments()
    case .writeBackType, .tupleType: checkPlace(of: kind)
    case .parameterList: checkParameters()
    case .variableDeclarator, .parameter: checkDimensions()
    case .variableDeclaration, .fieldDeclaration: checkVariables(kind)
    case .modifier, .sinceModifier: checkModifier()
    case .methodDeclaration, .functionDeclaration: checkEnd()
    case .methodDefinition: checkResult()
    case .expressionStatement: checkEndOfStatement()
    case .macroInvocation: checkMacro()
    case .macroStatement: checkMacroStatement()
    case .goalDecorator: checkGoal()
    case .labeledStatement: checkLabel()
    case .forInStatement: checkStep()
    case .unaryExpression: checkAddress()
    case .elseClause, .catchClause, .tryStatement: checkBranch()
    default: break
    }
    return true
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    problems.append(SyntaxProblem(message, at: range))
  }

  private mutating func checkDirective() {
    if let problem = DirectiveForm.problem(of: cursor.node) { problems.append(problem) }
  }

  // MARK: - Names

  private mutating func checkName(_ kind: SyntaxKind) {
    let range = cursor.range
    guard ReservedWords.contains(text.bytes[range]) else { return }
    let word = text.string(in: range)
    if ReservedWords.allowedAsFunctionNames.contains(word), kind == .identifier, namesFunction() { return }
    guard !isNearError() else { return }
    if cursor.field == .name, ReservedWords.beginningStatements.contains(word),
      ancestors.last == .methodDefinition || ancestors.last == .macroInvocation,
      cursor.node.parent?.child(.result) == nil
    {
      report("a statement stands outside a method", at: range)
      return
    }
    switch word {
    case "else" where beginsStatement(kind): report("'else' without an 'if' of its own", at: range)
    case "catch" where beginsStatement(kind): report("'catch' without a 'try' of its own", at: range)
    case "case" where beginsStatement(kind), "default" where beginsStatement(kind):
      report("'\(word)' stands outside a 'switch'", at: range)
    case "use" where beginsStatement(kind): report("'use' stands at top level only", at: range)
    default: report("'\(word)' is a reserved word and can not be a name", at: range)
    }
  }

  /// Whether a word that reads as a name could be the keyword that it is.
  private mutating func beginsStatement(_ kind: SyntaxKind) -> Bool {
    switch ancestors.last {
    case .labeledStatement, .expressionStatement, .callExpression: true
    default: kind == .typeIdentifier
    }
  }

  /// Whether the statement or member around the node is broken: what it holds may be misread.
  private mutating func isNearError() -> Bool {
    // To ask for a parent costs as much as the node is deep; nobody writes this deep.
    guard ancestors.count < 2 * Lowering.deepestNesting else { return true }
    var node = cursor.node
    for kind in ancestors.reversed() {
      guard !kind.isList, let parent = node.parent else { break }
      node = parent
    }
    return node.hasError
  }

  private mutating func namesFunction() -> Bool {
    switch (ancestors.last, cursor.field) {
    case (.methodDefinition, .name), (.methodDeclaration, .name), (.functionDefinition, .name),
      (.functionDeclaration, .name), (.memberExpression, .member), (.callExpression, .function):
      true
    default: false
    }
  }

  // MARK: - Literals

  private mutating func checkEscape() {
    let range = cursor.range
    guard let value = Self.value(ofEscape: text.bytes[range]) else { return }
    let word = text.string(in: range)
    switch text.bytes[range.lowerBound + 1] {
    case UInt8(ascii: "x") where value > 0x7F:
      report("'\(word)' goes beyond '\\x7F', the last byte that stands for a character alone", at: range)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      if Unicode.Scalar(value) == nil { report("'\(word)' is no character of Unicode", at: range) }
    default: break
    }
  }

  private mutating func checkCharacter() {
    let range = cursor.range
    let inner = range.dropFirst().dropLast()
    guard inner.count > 2, text.bytes[inner.startIndex + 1] == UInt8(ascii: "u"),
      let value = Self.value(ofEscape: text.bytes[inner.startIndex..<inner.endIndex]), value > 0xFF
    else { return }
    report("a character is one byte, and \(text.string(in: range)) does not fit", at: range)
  }

  /// The number in `\xNN`, `\uNNNN` or `\UNNNNNNNN`; nil for any other escape.
  private static func value(ofEscape bytes: ArraySlice<UInt8>) -> UInt32? {
    guard bytes.count > 3 else { return nil }
    return UInt32(String(decoding: bytes.dropFirst(2), as: UTF8.self), radix: 16)
  }

  // MARK: - Types

  /// Stars follow `^`, and brackets come last.
  private mutating func checkNesting(_ kind: SyntaxKind) {
    let range = cursor.range
    switch (ancestors.last, kind) {
    case (.arrayType, .arrayType) where cursor.field == .element:
      let end = cursor.node.parent?.range.upperBound ?? range.upperBound
      report("an array has one dimension", at: range.upperBound..<end)
    case (.pointerType, .arrayType), (.boundMethodType, .arrayType):
      report("brackets end a type: nothing follows them", at: range)
    case (.boundMethodType, .pointerType):
      report("'^' stands in front of the stars", at: range)
    case (.argumentList, .pointerType), (.argumentList, .boundMethodType): checkTypeArgument(kind)
    default: break
    }
  }

  /// `f(a *, b)`: among the arguments of a macro it is a type, of anything else an operation without its right side.
  private mutating func checkTypeArgument(_ kind: SyntaxKind) {
    let node = cursor.node
    guard let call = node.parent?.parent, call.kind == .callExpression, let function = call.child(.function),
      function.kind != .identifier
        || !MacroTable.isLikelyMacro(function.text) && !isDefinedHere(function.text, in: node.tree)
    else { return }
    let end = node.range.upperBound
    report("expected an expression after '\(kind == .pointerType ? "*" : "^")'", at: end..<end)
  }

  private func isDefinedHere(_ name: String, in tree: SyntaxTree) -> Bool {
    var isDefined = false
    tree.root.walk { node in
      let declares: [SyntaxKind] = [
        .defineDirective, .typedefDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration,
        .protocolDeclaration,
      ]
      if declares.contains(node.kind), node.child(.name)?.text == name { isDefined = true }
      return !isDefined && node.kind != .block
    }
    return isDefined
  }

  /// The longest sign is one token: `>>` closes two lists, `>>>` is an operator.
  private mutating func checkClosers() {
    let end = cursor.range.upperBound
    guard text.bytes[..<end].suffix(3).elementsEqual(">>>".utf8),
      end == text.bytes.count || text.bytes[end] != UInt8(ascii: ">")
    else { return }
    report("'>>>' is an operator: three lists of type arguments are closed by '>> >'", at: (end - 3)..<end)
  }

  /// Whether a node is a name, or a call of one, that is written as macros are or that the file itself defines as one.
  private mutating func isMacro(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .identifier:
      let name = node.text
      return MacroTable.isLikelyMacro(name) || namesOfMacros(in: node.tree).contains(name)
    case .callExpression: return node.child(.function).map { isMacro($0) } ?? false
    default: return false
    }
  }

  /// The names that the file defines as macros. They are looked for once, and only where one of them could excuse what
  /// would be a mistake.
  private mutating func namesOfMacros(in tree: SyntaxTree) -> Set<String> {
    if let macros { return macros }
    var names: Set<String> = []
    if tree.text.holds("define".utf8, in: tree.text.bytes.indices) {
      tree.root.walk { node in
        if node.kind == .defineDirective, let name = node.child(.name) { names.insert(name.text) }
        return true
      }
    }
    macros = names
    return names
  }

  private mutating func checkTypeArguments() {
    checkClosers()
    let arguments = cursor.node.children.filter { $0.node.isNamed && $0.node.kind != .comment }
    guard arguments.count > 2 else { return }
    report("a typed collection has one or two type arguments, not \(arguments.count)", at: cursor.range)
  }

  /// The grammar reads both wherever a type may stand.
  private mutating func checkPlace(of kind: SyntaxKind) {
    if kind == .writeBackType {
      guard ancestors.last != .variableDeclaration else { return }
      report("'block:' marks a local variable only", at: cursor.range)
    } else if cursor.field != .result {
      report("only a function has several results", at: cursor.range)
    }
  }

  /// A suffix behind a name whose type is an array already.
  private mutating func checkDimensions() {
    guard text.holds("[".utf8, in: cursor.range) else { return }
    let node = cursor.node
    guard let suffix = node.child(.suffix) else { return }
    let type = node.kind == .parameter ? node.child(.type) : node.parent?.child(.type)
    if type?.kind == .arrayType { report("an array has one dimension", at: suffix.range) }
  }

  // MARK: - Declarations

  private mutating func checkParameters() {
    // Most lists are free of both; `(void)` is the usual one without parameters.
    let range = cursor.range
    guard text.holds("...".utf8, in: range) || range.count > 6 && text.holds("void".utf8, in: range) else {
      return
    }
    let children = cursor.node.children.map(\.node)
    let parameters = children.filter { $0.kind == .parameter || $0.kind == .variadicParameter }
    for (index, parameter) in parameters.enumerated() {
      if parameter.kind == .variadicParameter, index < parameters.count - 1 {
        report("'...' stands behind all parameters", at: parameter.range)
      }
      guard let type = parameter.child(.type), type.isKeyword("void") else { continue }
      if parameters.count > 1 || parameter.child(.name) != nil {
        report("a parameter can not be 'void'", at: type.range)
      }
    }
  }

  private mutating func checkVariables(_ kind: SyntaxKind) {
    // Most fields are of a named type and have no value: nothing below concerns them.
    if kind == .fieldDeclaration,
      !["void", "auto", "callback", "block", "="].contains(where: { text.holds($0.utf8, in: cursor.range) })
    {
      return
    }
    let node = cursor.node
    guard let type = node.child(.type) else { return }
    if type.isKeyword("void"), let construction = node.construction, construction.takesVoid {
      report("a function can not be declared inside a function", at: node.range)
    } else if type.isKeyword("void") {
      report("a variable can not be 'void'", at: type.range)
    }
    checkHeader(of: node, type)
    if kind == .variableDeclaration { checkMeantStatement(node, type) }
    for declarator in node.children.map(\.node) where declarator.kind == .variableDeclarator {
      if type.isKeyword("auto"), declarator.child(.value) == nil {
        report("'auto' takes its type from a value, and '\(declarator.text)' has none", at: declarator.range)
      }
      if kind == .fieldDeclaration, isInStruct, let value = declarator.child(.value) {
        report("a field of a struct takes no value", at: value.range)
      }
    }
  }

  /// A callback or a block has its name inside of its type.
  private mutating func checkHeader(of node: SyntaxNode, _ type: SyntaxNode) {
    let header = type.kind == .qualifiedType ? type.child(.type) ?? type : type
    guard header.kind == .callbackType || header.kind == .blockType, header.child(.name) == nil,
      !node.hasError
    else { return }
    let word = header.kind == .callbackType ? "callback" : "block"
    let place = header.range.lowerBound + word.utf8.count
    report("expected the name of a variable after '\(word)'", at: place..<place)
  }

  /// `retrun value;`: as a declaration, it declares a variable of a type that nobody would call so.
  private mutating func checkMeantStatement(_ node: SyntaxNode, _ type: SyntaxNode) {
    guard type.kind == .typeIdentifier, ancestors.contains(.block),
      let keyword = MisspeltStatements.keyword(near: type.text, among: ["return"]),
      case let parts = node.children.map(\.node).filter({ $0.isNamed && $0.kind != .comment }),
      parts.count == 2, parts[1].children.count == 1, !isDefinedHere(type.text, in: node.tree)
    else { return }
    problems.append(MisspeltStatements.problem(with: type.text, meaning: keyword, at: type.range))
  }

  private var isInStruct: Bool {
    ancestors.last { $0 != .conditional && !$0.isArm } == .structBody
  }

  private mutating func checkModifier() {
    let range = cursor.range
    let word = cursor.kind == .modifier ? text.string(in: range) : "since"
    switch ancestors.last {
    case .variableDeclaration:
      if word == "extern", ancestors.contains(.block) {
        report("'extern' stands at top level only", at: range)
      } else if ["final", "optional", "inline", "since"].contains(word) {
        report("'\(word)' can not stand in front of a variable", at: range)
      }
    case .functionDefinition, .functionDeclaration:
      // A misplaced `optional` has a rule of its own.
      if !["extern", "static", "inline", "optional"].contains(word) {
        report("'\(word)' can not stand in front of a function outside a class", at: range)
      }
    default: break
    }
  }

  /// The compilers do without the semicolon; a reader does not.
  private mutating func checkEnd() {
    let node = cursor.node
    guard !node.hasError, text.bytes[node.range].last != UInt8(ascii: ";") else { return }
    problems.append(Expectation.problem(forOmittedEndOf: node))
  }

  private mutating func checkResult() {
    let node = cursor.node
    // A macro with arguments may make the whole head.
    guard node.child(.result) == nil, let name = node.child(.name),
      !ReservedWords.beginningStatements.contains(name.text), !isMacro(name)
    else { return }
    report("the result type is missing in front of '\(name.text)'", at: name.range)
  }

  /// Only behind a macro the semicolon may be left out.
  private mutating func checkEndOfStatement() {
    guard text.bytes[cursor.range].last != UInt8(ascii: ";") else { return checkLoneName() }
    let node = cursor.node
    if let name = node.children.first?.node, name.kind == .identifier,
      let keyword = MisspeltStatements.keyword(near: name.text, among: ["else", "try", "defer"])
    {
      problems.append(MisspeltStatements.problem(with: name.text, meaning: keyword, at: name.range))
      return
    }
    guard !node.hasError, !mayBeType(node), !node.children.contains(where: { isMacro($0.node) }) else {
      return
    }
    problems.append(Expectation.problem(forOmittedEndOf: node))
  }

  /// `brek;`: a name alone does nothing.
  private mutating func checkLoneName() {
    // Most statements are longer, and this is asked of each.
    guard cursor.range.count <= 40 else { return }
    if ancestors.contains(.block), let problem = cursor.node.variableBehindBody { problems.append(problem) }
    guard cursor.range.count <= 12, let name = cursor.node.children.first?.node, name.kind == .identifier,
      let keyword = MisspeltStatements.keyword(near: name.text, among: ["break", "continue", "return"]),
      !isDefinedHere(name.text, in: name.tree)
    else { return }
    problems.append(MisspeltStatements.problem(with: name.text, meaning: keyword, at: name.range))
  }

  /// `defualt:`: in a switch, nothing goes to a label of that name.
  private mutating func checkLabel() {
    guard ancestors.last == .switchArm, let name = cursor.node.child(.label),
      let keyword = MisspeltStatements.keyword(near: name.text, among: ["default"])
    else { return }
    problems.append(MisspeltStatements.problem(with: name.text, meaning: keyword, at: name.range))
  }

  /// A name alone on its line could be the type of what is assigned or made on the next.
  private func mayBeType(_ node: SyntaxNode) -> Bool {
    var sibling = node.nextSibling
    while let comment = sibling, comment.kind == .comment { sibling = comment.nextSibling }
    guard node.children.first?.node.kind == .identifier, let next = sibling,
      next.kind == .expressionStatement, let value = next.children.first?.node
    else { return false }
    switch value.kind {
    case .callExpression: return value.child(.function)?.kind == .identifier
    case .assignmentExpression: return value.child(.left)?.kind == .identifier
    default: return false
    }
  }

  /// A call with a body behind it, which only a macro can be.
  private mutating func checkMacroStatement() {
    let node = cursor.node
    guard !node.hasError, let call = node.child(.macro), let name = call.child(.function),
      !isMacro(name), !ReservedWords.all.contains(name.text)
    else { return }
    let keywords = ["if", "while", "switch", "for", "else if"]
    if let keyword = MisspeltStatements.keyword(near: name.text, among: keywords) {
      problems.append(MisspeltStatements.problem(with: name.text, meaning: keyword, at: name.range))
    } else if name.kind == .identifier, !ancestors.contains(.block) {
      report("the result type is missing in front of '\(name.text)'", at: name.range)
    } else {
      let end = call.range.upperBound
      report("expected ';' after the call", at: end..<end)
    }
  }

  /// Among members, a name without a type.
  private mutating func checkMacro() {
    let node = cursor.node
    guard !node.hasError, let name = node.child(.name),
      !ReservedWords.beginningStatements.contains(name.text), !isMacro(name)
    else { return }
    if node.child(.body) != nil {
      report("expected a result in front of '\(name.text)', and its parameters behind it", at: name.range)
    } else if node.child(.arguments) == nil {
      problems.append(Expectation.problem(forNameMissingBehind: name))
    } else {
      report("the result type is missing in front of '\(name.text)'", at: name.range)
    }
  }

  /// What the signs in front of an operand are with a sign that touches them. Two addresses of are one token, the
  /// operator `&&`: behind one that touches it no value begins.
  private mutating func checkAddress() {
    let start = cursor.range.lowerBound
    // A slash and a star that touch begin a comment, unless the slash ends one. A comment that nothing ends is read as if
    // they were operators.
    if text.bytes[start] == UInt8(ascii: "*"), start > 0, text.bytes[start - 1] == UInt8(ascii: "/"),
      start == 1 || text.bytes[start - 2] != UInt8(ascii: "*")
    {
      report("this comment is never closed", at: (start - 1)..<(start + 1))
    }
    guard text.bytes[start...].prefix(2).elementsEqual("&&".utf8) else { return }
    report("expected an expression in front of '&&'", at: start..<(start + 2))
  }

  /// A step is a number by itself, or a macro that stands for one.
  private mutating func checkStep() {
    guard let step = cursor.node.child(.step), step.kind == .identifier, !isMacro(step) else { return }
    report("a step is an integer literal, not an expression", at: step.range)
  }

  private mutating func checkBranch() {
    let node = cursor.node
    guard !node.hasError, let problem = BranchCheck.problem(of: node) else { return }
    problems.append(problem)
  }

  private mutating func checkGoal() {
    guard let goal = cursor.node.child(.goal), goal.text != "speed", goal.text != "accuracy" else { return }
    report("a goal is 'speed' or 'accuracy', not '\(goal.text)'", at: goal.range)
  }
}

extension SyntaxKind {
  /// Whether nodes of this kind hold statements, members or items.
  fileprivate var isList: Bool {
    switch self {
    case .sourceFile, .classBody, .protocolBody, .structBody, .enumBody, .block, .switchBody, .switchArm,
      .ifArm, .elifArm, .elseArm:
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// Whether the node is a keyword for a type, and nothing more.
  fileprivate func isKeyword(_ word: String) -> Bool { kind == .primitiveType && text == word }

  /// The arguments of `A b(c);`, where the node is such a declaration.
  fileprivate var construction: SyntaxNode? { child(.declarator)?.child(.arguments) }

  /// Whether a list of arguments is `(void)`.
  fileprivate var takesVoid: Bool { children.contains { $0.node.isKeyword("void") } }
}

extension SyntaxNode {
  /// `struct P { i32 x; } p;`: what a statement of a name alone is behind the body of a struct or an enum, on its line.
  var variableBehindBody: SyntaxProblem? {
    guard let name = children.first?.node, name.kind == .identifier, let body = previousSibling,
      body.kind == .structDeclaration || body.kind == .enumDeclaration
    else { return nil }
    let text = tree.text
    let end = body.range.upperBound
    guard text.bytes[body.range].last == UInt8(ascii: "}"),
      text.lineIndex(at: end) == text.lineIndex(at: range.lowerBound)
    else { return nil }
    let noun = body.kind == .structDeclaration ? "a struct" : "an enum"
    let type = body.child(.name)?.text
    let hint = type.map { ": '\($0) \(name.text);' declares a variable of it" } ?? ", a typedef does"
    return SyntaxProblem("\(noun) declares no variable behind its body\(hint)", at: name.range)
  }
}
