import XCSemantics
import XCSyntax

/// Binds an optional method in front of the statement that calls it, and tests what was bound where it was called.
///
/// A call that is a statement runs only if the method is there; a call whose value is used gives zero, false or null
/// otherwise. In the condition of a loop and behind `else if` the method is bound once, in front of the whole
/// statement. Where the receiver would be looked at too early there, the statement is taken apart first. There is no
/// such change in a value outside of bodies, and where nothing can stand for the value, such as a struct.
struct OptionalCallFix {
  let bodies: ProgramBodies
  let facts: BodyFacts
  let file: ProgramFile
  let text: SourceText
  let layout: SourceLayout

  init(_ facts: BodyFacts, in bodies: ProgramBodies) {
    self.bodies = bodies
    self.facts = facts
    file = bodies.program.file(facts.file)
    text = file.source.text
    layout = SourceLayout(text: text)
  }

  /// The change for a call.
  ///
  /// - Parameter ordinal: how many calls of that name stand before it in the body, so that no two bind one name.
  func fix(_ use: ProtocolUse, of requirement: Requirement, ordinal: Int) -> FixIt? {
    guard requirement.declaration.signature.results.count == 1, use.arguments != nil,
      let call = node(of: use),
      !between(use).contains("/"), !text.string(in: use.receiver).contains("//")
    else { return nil }
    let edits =
      isWholeStatement(use)
      ? statementEdits(use, requirement, call, isAlone: isAlone(use))
      : valueEdits(use, requirement, call, ordinal: ordinal)
        ?? detour(use, requirement, call, ordinal: ordinal)
    return edits.map { FixIt(title: "Bind '\(requirement.name)' and test it", edits: $0) }
  }

  private func node(of use: ProtocolUse) -> SyntaxNode? {
    var next = facts.body.descendant(covering: use.range)
    while let node = next, node.range == use.range {
      if node.kind == .callExpression { return node }
      next = node.parent
    }
    return nil
  }

  /// What stands between the receiver and the name.
  private func between(_ use: ProtocolUse) -> String {
    layout.slice(use.receiver.upperBound, use.name.range.lowerBound)
  }

  // MARK: - A call that is a statement

  private func isWholeStatement(_ use: ProtocolUse) -> Bool {
    guard let statement = use.statement else { return false }
    return text.string(in: use.range.upperBound..<statement.range.upperBound).allSatisfy {
      $0 == ";" || $0.isWhitespace
    }
  }

  private func isAlone(_ use: ProtocolUse) -> Bool {
    facts.protocolUses.filter { $0.kind == .call && $0.name.text == use.name.text }.count == 1
  }

  private func statementEdits(
    _ use: ProtocolUse, _ requirement: Requirement, _ call: SyntaxNode, isAlone: Bool
  ) -> [TextEdit]? {
    guard let statement = use.statement, let arguments = use.arguments else { return nil }
    let sentence = words(text.string(in: use.receiver) + " " + text.string(in: arguments))
    guard
      let name = Self.candidates(requirement.name).first(where: { !sentence.contains($0) && isFree($0) })
    else { return nil }
    let isPlain = isAlone && name == requirement.name && !isNamedInBody(name)
    guard let lines = binding(use, requirement, call, to: name, besides: sentence.union([name])) else {
      return nil
    }
    let test = "if (\(name)) { \(name)\(text.string(in: arguments)); }"
    let isInBlock = statement.isInBlock
    let words: String
    if layout.beginsLine(statement.range.lowerBound), isInBlock, isPlain {
      let indent = text.lineEnding + layout.indentation(at: statement.range.lowerBound)
      words = (lines + [test]).joined(separator: indent)
    } else {
      let line = (lines + [test]).joined(separator: " ")
      words = isInBlock && isPlain ? line : "{ " + line + " }"
    }
    return [TextEdit(span: text.span(statement.range), newText: words)]
  }

  // MARK: - A call whose value is used

  /// The way from a call up to the statement that uses its value.
  struct Way {
    /// The statement in front of which the binding stands.
    var statement: SyntaxNode
    /// The statement itself, where that is one behind `else`.
    var inner: SyntaxNode
    /// What of the statement is evaluated once, right there.
    var head: SyntaxNode
    /// Whether the call is made under a condition only.
    var isConditional = false
    /// Whether the call is made again and again.
    var isRepeated = false
    /// Whether the value stands by itself, so that a choice needs no parentheses.
    var standsAlone = false
  }

  private func valueEdits(
    _ use: ProtocolUse, _ requirement: Requirement, _ call: SyntaxNode, ordinal: Int
  ) -> [TextEdit]? {
    guard let result = requirement.declaration.signature.results.first,
      let zero = ZeroValue(program: bodies.program).text(of: result, in: requirement.owner.file),
      let way = way(from: call), isUndisturbed(use, call, way), let place = Place(of: way.statement)
    else { return nil }
    guard let name = freeName(requirement.name, ordinal),
      let lines = binding(use, requirement, call, to: name, besides: [name])
    else { return nil }
    let choice = Choice(of: name, zero: zero, standsAlone: way.standsAlone)
    let start = way.statement.range.lowerBound
    let front = front(lines, at: start, place)
    let head = use.receiver.lowerBound..<use.name.range.upperBound
    var edits: [TextEdit] = []
    func add(_ range: Range<Int>, _ words: String) {
      if !words.isEmpty || !range.isEmpty { edits.append(TextEdit(span: text.span(range), newText: words)) }
    }
    if head.lowerBound == start {
      add(head, front + choice.opening)
    } else {
      add(start..<start, front)
      add(head, choice.opening)
    }
    let end = use.range.upperBound
    add(end..<end, choice.closing)
    if place == .unbraced {
      let last = way.statement.range.upperBound
      guard last > end else { return nil }
      add(last..<last, " }")
    }
    return edits
  }

  /// The words around the arguments of a call that choose between what it gives and nothing.
  struct Choice {
    let opening: String
    let closing: String
    private let name: String
    private let zero: String

    /// The same without parentheses.
    var standingAlone: Choice { Choice(of: name, zero: zero, standsAlone: true) }

    init(of name: String, zero: String, standsAlone: Bool) {
      (self.name, self.zero) = (name, zero)
      let isBool = zero == "false"
      opening = (standsAlone ? "" : "(") + name + (isBool ? " && " : " ? ") + name
      closing = (isBool ? "" : " : " + zero) + (standsAlone ? "" : ")")
    }
  }

  func freeName(_ name: String, _ ordinal: Int) -> String? {
    Self.candidates(name).lazy.filter { !isNamedInBody($0) && isFree($0) }.dropFirst(ordinal).first
  }

  /// Lines as they stand in front of a statement.
  func front(_ lines: [String], at start: Int, _ place: Place) -> String {
    if place == .unbraced { return "{ " + lines.joined(separator: " ") + " " }
    guard layout.beginsLine(start) else { return lines.joined(separator: " ") + " " }
    let indent = text.lineEnding + layout.indentation(at: start)
    return lines.map { $0 + indent }.joined()
  }

  enum Place {
    case inBlock, unbraced

    /// How a statement stands where it is; nil where nothing can be put in front of it.
    init?(of statement: SyntaxNode) {
      switch statement.parent?.kind {
      case .block, .ifArm, .elifArm, .elseArm: self = .inBlock
      case .ifStatement, .whileStatement, .forStatement, .forInStatement, .deferStatement, .switchArm:
        guard statement.kind != .variableDeclaration else { return nil }
        self = .unbraced
      default: return nil
      }
    }
  }

  func way(from call: SyntaxNode) -> Way? {
    var node = call
    var isConditional = false
    var standsAlone: Bool?
    // Whether something else comes of the value before it gets where it is now.
    var isInside = false
    while let parent = node.parent {
      let part = parent.children.first { $0.node.range == node.range && $0.node.kind == node.kind }?.field
      var isAlone = false
      switch parent.kind {
      case .parenthesizedExpression, .initializerList: isAlone = true
      case .argumentList: (isAlone, isInside) = (true, true)
      case .binaryExpression:
        let isJoined = ["&&", "||"].contains(parent.child(.operator)?.typeName)
        if isJoined, part == .right { isConditional = true }
      case .conditionalExpression: if part != .condition { isConditional = true }
      case .castExpression, .newExpression, .range: break
      case .unaryExpression:
        guard isInside || parent.child(.operator)?.typeName != "&" else { return nil }
      case .assignmentExpression:
        // Which side is looked at first is nobody's to rely on.
        guard part == .right || isInside && !(parent.child(.right).map(Self.doesAnything) ?? true) else {
          return nil
        }
        isAlone = true
      case .callExpression where node.kind == .argumentList: break
      case .subscriptExpression where part == .index: (isAlone, isInside) = (true, true)
      case .callExpression, .subscriptExpression, .memberExpression, .updateExpression:
        guard isInside else { return nil }
      case .variableDeclarator:
        guard let declaration = parent.parent, declaration.kind == .variableDeclaration else { return nil }
        return finished(declaration, head: declaration, isConditional, standsAlone ?? true)
      case .variableDeclaration:
        return finished(parent, head: parent, isConditional, standsAlone ?? true)
      case .expressionStatement, .returnStatement, .tupleAssignment, .throwStatement, .deleteStatement:
        return finished(parent, head: parent, isConditional, standsAlone ?? true)
      case .ifStatement where part == .condition, .switchStatement where part == .subject,
        .forInStatement where part == .iterable, .forStatement where part == .initializer:
        return finished(parent, head: node, isConditional, standsAlone ?? true)
      case .whileStatement where part == .condition,
        .forStatement where part == .condition || part == .update:
        var way = finished(parent, head: parent, isConditional, standsAlone ?? true)
        way?.isRepeated = true
        return way
      default: return nil
      }
      standsAlone = standsAlone ?? isAlone
      node = parent
    }
    return nil
  }

  private func finished(
    _ statement: SyntaxNode, head: SyntaxNode, _ isConditional: Bool, _ standsAlone: Bool
  ) -> Way? {
    var way = Way(
      statement: statement, inner: statement, head: head, isConditional: isConditional,
      standsAlone: standsAlone)
    if statement.kind == .variableDeclaration, let loop = statement.parent, loop.kind == .forStatement {
      way.statement = loop
    }
    // In front of `else if` nothing can stand: the binding goes in front of the whole chain.
    while way.statement.kind == .ifStatement, let parent = way.statement.parent, parent.kind == .ifStatement,
      parent.child(.alternative)?.range == way.statement.range
    {
      way.statement = parent
      way.head = parent
      way.isConditional = true
    }
    return way
  }

  /// Whether the receiver is the same when it is looked at in front of the statement.
  func isUndisturbed(_ use: ProtocolUse, _ call: SyntaxNode, _ way: Way) -> Bool {
    guard let receiver = call.child(.function)?.child(.object) else { return false }
    let isSimple = receiver.variableName != nil
    guard isSimple || !way.isConditional else { return false }
    guard !Self.doesAnything(receiver) || !isAnythingRead(before: call, in: way.head) else { return false }
    let isLocal = receiver.core.kind == .identifier && isNamedLocally(receiver.core.text)
    if way.isRepeated { return isLocal && !isAssigned(receiver.core.text, in: way.head) }
    var isDisturbed = false
    way.head.walk { node in
      // What another branch does is not done on the way to this one.
      if let parent = node.parent, parent.kind == .ifStatement,
        parent.child(.consequence)?.range == node.range
      {
        return false
      }
      guard node.range.upperBound <= call.range.lowerBound else {
        return node.range.lowerBound < call.range.lowerBound
      }
      switch node.kind {
      case .assignmentExpression, .updateExpression: isDisturbed = true
      case .callExpression, .newExpression: if !isLocal { isDisturbed = true }
      default: break
      }
      return !isDisturbed
    }
    return !isDisturbed
  }

  /// Whether a part of a statement asks for a value before it comes to a call: what the receiver does must not change
  /// that value first.
  func isAnythingRead(before call: SyntaxNode, in head: SyntaxNode) -> Bool {
    var isRead = false
    head.walk { node in
      guard !isRead, node.range.lowerBound < call.range.lowerBound else { return false }
      switch node.kind {
      case .assignmentExpression:
        guard node.range.upperBound > call.range.lowerBound else { break }
        if node.child(.operator)?.typeName ?? "=" != "=" || node.child(.left)?.variableName == nil {
          isRead = true
        }
      case .tupleAssignment:
        isRead = node.children.contains { $0.field == .left && $0.node.variableName == nil }
      case .identifier: isRead = !Self.isNameOnly(node)
      default: break
      }
      return !isRead
    }
    return isRead
  }

  /// Whether an identifier is what is declared, called or given something, and not asked for its value.
  private static func isNameOnly(_ node: SyntaxNode) -> Bool {
    guard let parent = node.parent, node.text != "self" else { return true }
    func isPart(_ field: SyntaxField, of whole: SyntaxNode) -> Bool {
      whole.child(field)?.range == node.range
    }
    switch parent.kind {
    case .variableDeclarator, .forInStatement, .tupleVariable, .parameter: return isPart(.name, of: parent)
    case .callExpression: return isPart(.function, of: parent)
    case .assignmentExpression: return isPart(.left, of: parent)
    case .tupleAssignment:
      return parent.children.contains { $0.field == .left && $0.node.range == node.range }
    case .memberExpression:
      guard parent.child(.object)?.text == "self", let outer = parent.parent else { return false }
      return outer.kind == .assignmentExpression && outer.child(.left)?.range == parent.range
        || outer.kind == .callExpression && outer.child(.function)?.range == parent.range
    default: return false
    }
  }

  /// Whether an expression may change something.
  static func doesAnything(_ node: SyntaxNode) -> Bool {
    var isFound = false
    node.walk { inner in
      switch inner.kind {
      case .callExpression, .newExpression, .assignmentExpression, .updateExpression: isFound = true
      default: break
      }
      return !isFound
    }
    return isFound
  }

  /// Whether a variable is declared in a node, or given something.
  private func isAssigned(_ name: String, in node: SyntaxNode) -> Bool {
    var isFound = false
    node.walk { inner in
      switch inner.kind {
      case .assignmentExpression: if inner.child(.left)?.text == name { isFound = true }
      case .tupleAssignment:
        if inner.children.contains(where: { $0.field == .left && $0.node.text == name }) { isFound = true }
      case .variableDeclarator, .tupleVariable, .forInStatement, .catchClause:
        if inner.child(.name)?.text == name { isFound = true }
      default: break
      }
      return !isFound
    }
    return isFound
  }

  // MARK: - The binding

  /// The lines that bind the method, the receiver kept in front of them where a call gives it: a callback keeps
  /// nobody alive.
  func binding(
    _ use: ProtocolUse, _ requirement: Requirement, _ call: SyntaxNode, to name: String,
    besides taken: Set<String>, onlyIf condition: String? = nil
  ) -> [String]? {
    guard let object = call.child(.function)?.child(.object) else { return nil }
    var receiver = text.string(in: use.receiver)
    var lines: [String] = []
    if condition != nil || Self.makesAnything(object) {
      let kept = Self.variableName(for: use.symbol.name)
      let free = ([kept, kept + "Receiver"] + (2...99).map { "\(kept)\($0)" }).filter {
        !taken.contains($0) && !isNamedInBody($0) && isFree($0)
      }
      // Every call before this one may keep a receiver of its own.
      let ordinal = facts.protocolUses.filter {
        $0.kind == .call && $0.symbol == use.symbol && $0.range.lowerBound < use.range.lowerBound
          && text.string(in: $0.receiver).contains("(")
      }.count
      guard ordinal < free.count else { return nil }
      let holder = free[ordinal]
      let type = use.symbol.name + "*"
      if let condition {
        lines += ["\(type) \(holder) = (\(type))0;", "if (\(condition)) { \(holder) = \(receiver); }"]
      } else {
        lines.append("\(type) \(holder) = \(receiver);")
      }
      receiver = holder
    }
    let signature = requirement.declaration.signature
    let result = signature.results.map(\.spelling).joined()
    let parameters =
      signature.parameters.isEmpty && !signature.isVariadic ? "void" : signature.parameterSpelling
    lines.append("callback \(name) \(result)(\(parameters)) = &\(receiver).\(requirement.name);")
    return lines
  }

  /// What somebody writes by hand where there is no fix.
  func advice(on use: ProtocolUse, _ requirement: Requirement) -> String {
    let signature = requirement.declaration.signature
    guard signature.results.count == 1, let result = signature.results.first else {
      return "there is no callback of several results: ask for '\(requirement.name)' in another way"
    }
    let parameters =
      signature.parameters.isEmpty && !signature.isVariadic ? "void" : signature.parameterSpelling
    let name = requirement.name
    let receiver = text.string(in: use.receiver).split { $0.isWhitespace }.joined(separator: " ")
    return
      "by hand: 'callback \(name) \(result.spelling)(\(parameters)) = &\(receiver).\(name);' right before it, "
      + "the call where 'if (\(name))' holds, and whatever a missing method means where it does not"
  }

  static func makesAnything(_ node: SyntaxNode) -> Bool {
    var isFound = false
    node.walk { inner in
      if inner.kind == .callExpression || inner.kind == .newExpression { isFound = true }
      return !isFound
    }
    return isFound
  }

  /// `UXTableDelegate` gives `tableDelegate`.
  static func variableName(for type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }
    let rest =
      capitals.count > 1 && capitals.count < type.count ? type.dropFirst(capitals.count - 1) : type[...]
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  // MARK: - Names

  private static func candidates(_ name: String) -> [String] {
    [name, name + "Callback", name + "Bound"] + (2...99).map { "\(name)\($0)" }
  }

  private func words(_ text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// Whether a name stands in the body in any other way than behind a dot.
  func isNamedInBody(_ name: String) -> Bool {
    var isFound = false
    facts.body.walk { node in
      if node.kind == .identifier || node.kind == .typeIdentifier, node.text == name,
        !(node.parent?.kind == .memberExpression && node.parent?.child(.member)?.range == node.range)
      {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }

  /// Whether a name is that of a parameter or of a variable that the body declares.
  private func isNamedLocally(_ name: String) -> Bool {
    if facts.function.signature.parameters.contains(where: { $0.name?.text == name }) { return true }
    var isFound = false
    facts.body.walk { node in
      switch node.kind {
      case .variableDeclarator, .tupleVariable, .forInStatement, .catchClause, .parameter:
        if node.child(.name)?.text == name { isFound = true }
      default: break
      }
      return !isFound
    }
    return isFound
  }

  /// Whether a name means nothing else where the call stands.
  func isFree(_ name: String) -> Bool {
    let parameters = Set(facts.function.signature.parameters.compactMap { $0.name?.text })
    guard !parameters.contains(name), !bodies.isTaken(name),
      bodies.program.types(named: name, from: facts.file).isEmpty
    else { return false }
    guard let owner = facts.owner else { return true }
    let hierarchy = bodies.program.hierarchy(of: owner)
    return bodies.program.field(named: name, in: hierarchy) == nil
      && bodies.program.nearestMethods(named: name, in: hierarchy).isEmpty
  }
}
