import XCSemantics
import XCSyntax

/// Statements that have to be taken apart before a method can be bound in front of its call.
extension OptionalCallFix {
  /// The change for a call in whose statement the receiver may become another one before the call is made.
  func detour(
    _ use: ProtocolUse, _ requirement: Requirement, _ call: SyntaxNode, ordinal: Int
  ) -> [TextEdit]? {
    guard let result = requirement.declaration.signature.results.first,
      let zero = ZeroValue(program: bodies.program).text(of: result, in: requirement.owner.file),
      let way = way(from: call), let name = freeName(requirement.name, ordinal)
    else { return nil }
    let call = TestedCall(
      use: use, requirement: requirement, node: call, name: name,
      choice: Choice(of: name, zero: zero, standsAlone: way.standsAlone))
    if way.isRepeated { return loopEdits(call, way) }
    if way.inner.range != way.statement.range, way.inner.kind == .ifStatement {
      return elseEdits(call, way)
    }
    if let edits = declarationEdits(call, way) { return edits }
    guard let place = Place(of: way.statement) else { return nil }
    return branchEdits(call, way, at: place) ?? operandEdits(call, way, at: place)
  }

  /// A call with what takes its place.
  struct TestedCall {
    let use: ProtocolUse
    let requirement: Requirement
    let node: SyntaxNode
    let name: String
    var choice: Choice

    /// The receiver and the name.
    var head: Range<Int> { use.receiver.lowerBound..<use.name.range.upperBound }
  }

  private func lines(of call: TestedCall, besides taken: Set<String> = [], onlyIf condition: String? = nil)
    -> [String]?
  {
    binding(
      call.use, call.requirement, call.node, to: call.name, besides: taken.union([call.name]),
      onlyIf: condition)
  }

  private func replacement(of call: TestedCall) -> [TextEdit] {
    let end = call.use.range.upperBound
    return [edit(call.head, call.choice.opening), edit(end..<end, call.choice.closing)]
      .filter { !$0.newText.isEmpty }
  }

  private func edit(_ range: Range<Int>, _ words: String) -> TextEdit {
    TextEdit(span: text.span(range), newText: words)
  }

  /// Whether a stretch is plain text: a comment or a directive has no place where it would go.
  private func isPlain(_ range: Range<Int>) -> Bool {
    let words = text.string(in: range)
    return !words.contains("//") && !words.contains("/*") && !words.contains("#")
  }

  // MARK: - Loops

  /// `while (d.ask())` asks anew each time: the loop goes on for ever, and its body begins with the way out.
  private func loopEdits(_ call: TestedCall, _ way: Way) -> [TextEdit]? {
    let loop = way.statement
    guard loop.kind == .whileStatement || loop.kind == .forStatement, let whole = loop.child(.condition),
      whole.range.contains(call.use.range.lowerBound), let body = loop.child(.body),
      !loop.children.contains(where: { $0.node.kind == .loopAnnotation })
    else { return nil }
    let condition =
      whole.kind == .parenthesizedExpression && loop.kind == .whileStatement
      ? (whole.range.lowerBound + 1)..<max(whole.range.upperBound - 1, whole.range.lowerBound + 1)
      : whole.range
    guard isPlain(condition), let new = exits(call, way, whole, condition) else { return nil }
    let start = body.range.lowerBound
    guard body.kind == .block else {
      guard body.kind != .variableDeclaration else { return nil }
      let end = body.range.upperBound
      return [
        edit(condition, "true"), edit(start..<start, "{ " + new.joined(separator: " ") + " "),
        edit(end..<end, " }"),
      ]
    }
    guard layout.isBraced(body.range) else { return nil }
    let inside = start + 1
    return [edit(condition, "true"), edit(inside..<inside, opening(new, of: body))]
  }

  /// The ways out of a loop; what is asked before `&&` has one of its own where it may change the receiver.
  private func exits(
    _ call: TestedCall, _ way: Way, _ whole: SyntaxNode, _ condition: Range<Int>
  ) -> [String]? {
    var once = way
    once.head = whole
    once.isRepeated = false
    if isUndisturbed(call.use, call.node, once), let lines = lines(of: call) {
      return lines + [exit(tested(call, in: condition))]
    }
    let core = whole.core
    guard core.kind == .binaryExpression, core.child(.operator)?.typeName == "&&",
      let left = core.child(.left), let right = core.child(.right),
      right.range.contains(call.use.range.lowerBound)
    else { return nil }
    once.head = right
    once.isConditional = pivot(of: call.node, below: right) != nil
    guard isUndisturbed(call.use, call.node, once), let lines = lines(of: call) else { return nil }
    var last = call
    if right.range == call.use.range { last.choice = call.choice.standingAlone }
    return [exit(text.string(in: left.range))] + lines + [exit(tested(last, in: right.range))]
  }

  private func exit(_ condition: String) -> String { "if (!(\(condition))) { break; }" }

  private func tested(_ call: TestedCall, in range: Range<Int>) -> String {
    text.string(in: range.lowerBound..<call.head.lowerBound) + call.choice.opening
      + text.string(in: call.head.upperBound..<call.use.range.upperBound) + call.choice.closing
      + text.string(in: call.use.range.upperBound..<range.upperBound)
  }

  /// Lines behind the opening brace of a block.
  private func opening(_ lines: [String], of block: SyntaxNode) -> String {
    let inside = block.range.lowerBound + 1
    guard layout.endOfLine(inside) < block.range.upperBound,
      SourceLayout.isBlank(layout.slice(inside, layout.endOfLine(inside)))
    else { return " " + lines.joined(separator: " ") }
    let outer = layout.indentation(at: block.range.lowerBound)
    let inner = layout.indentation(inside: block.range, outer: outer) ?? outer + layout.unit
    return lines.map { text.lineEnding + inner + $0 }.joined()
  }

  // MARK: - Behind `else`

  /// `else if (d.ask())` becomes an `else` with a block of its own.
  private func elseEdits(_ call: TestedCall, _ way: Way) -> [TextEdit]? {
    guard let condition = way.inner.child(.condition) else { return nil }
    var own = way
    own.statement = way.inner
    own.head = condition
    own.isConditional = pivot(of: call.node, below: condition) != nil
    guard isUndisturbed(call.use, call.node, own), let lines = lines(of: call) else {
      return branchEdits(call, own, at: .unbraced)
    }
    let (start, end) = (way.inner.range.lowerBound, way.inner.range.upperBound)
    return [edit(start..<start, "{ " + lines.joined(separator: " ") + " ")] + replacement(of: call)
      + [edit(end..<end, " }")]
  }

  // MARK: - Declarations

  /// `i32 a = d.x(), b = d.y();`: the second one becomes a declaration of its own.
  private func declarationEdits(_ call: TestedCall, _ way: Way) -> [TextEdit]? {
    guard way.statement.kind == .variableDeclaration, Place(of: way.statement) == .inBlock else { return nil }
    let declarators = way.statement.children.filter { $0.field == .declarator }.map(\.node)
    guard let index = declarators.firstIndex(where: { $0.range.contains(call.use.range.lowerBound) }),
      index > 0
    else { return nil }
    let (start, first) = (way.statement.range.lowerBound, declarators[0].range.lowerBound)
    let gap = declarators[index - 1].range.upperBound..<declarators[index].range.lowerBound
    let type = text.string(in: start..<first)
    var own = way
    own.head = declarators[index]
    guard text.string(in: gap).filter({ !$0.isWhitespace }) == ",", isPlain(start..<first),
      !["static", "global", "extern"].contains(where: type.contains),
      isUndisturbed(call.use, call.node, own), let lines = lines(of: call)
    else { return nil }
    let separator =
      layout.beginsLine(start) ? text.lineEnding + layout.indentation(at: start) : " "
    let front = ";" + (lines + [type]).map { separator + $0 }.joined()
    return [edit(gap, front)] + replacement(of: call)
  }

  // MARK: - Branches of a value

  /// The outermost choice on the way up from a call that may leave it out.
  private func pivot(of node: SyntaxNode, below top: SyntaxNode) -> (choice: SyntaxNode, branch: SyntaxNode)?
  {
    var found: (choice: SyntaxNode, branch: SyntaxNode)?
    var node = node
    while node.range != top.range, let parent = node.parent {
      switch parent.kind {
      case .binaryExpression:
        let isJoined = ["&&", "||"].contains(parent.child(.operator)?.typeName)
        if isJoined, parent.child(.right)?.range == node.range { found = (parent, node) }
      case .conditionalExpression:
        if parent.child(.condition)?.range != node.range { found = (parent, node) }
      default: break
      }
      node = parent
    }
    return found
  }

  /// `a() && d.ask()`: what is asked first is kept, so that the method can be bound behind it.
  private func branchEdits(_ call: TestedCall, _ way: Way, at place: Place) -> [TextEdit]? {
    guard let (choice, branch) = pivot(of: call.node, below: way.head),
      let first = choice.child(.condition) ?? choice.child(.left), isFirst(first, in: way.head),
      isPlain(first.range), let kept = keptName(for: call),
      let receiver = call.node.child(.function)?.child(.object)
    else { return nil }
    var own = way
    own.head = branch
    own.isConditional = pivot(of: call.node, below: branch) != nil
    guard isUndisturbed(call.use, call.node, own) else { return nil }
    let isElse =
      choice.kind == .conditionalExpression
      ? choice.child(.alternative)?.range == branch.range : choice.child(.operator)?.typeName == "||"
    // A variable can be looked at in any case.
    let condition = receiver.variableName == nil ? (isElse ? "!" : "") + kept : nil
    guard let bound = lines(of: call, besides: [kept], onlyIf: condition) else { return nil }
    let asked = text.string(in: first.range) + (Self.isTruth(first) ? "" : " ? true : false")
    return edits(keeping: first, as: kept, "bool \(kept) = \(asked);", bound, call, way, at: place)
  }

  // MARK: - Operands

  /// `d.lead() + d.trail()`: what is computed first is kept, so that the second method can be bound behind it.
  private func operandEdits(_ call: TestedCall, _ way: Way, at place: Place) -> [TextEdit]? {
    guard let kept = keptName(for: call), let bound = lines(of: call, besides: [kept]) else { return nil }
    for (first, rest) in operands(around: call.node, below: way.head)
    where isFirst(first, in: way.head) && isPlain(first.range) {
      var own = way
      own.head = rest
      own.isConditional = pivot(of: call.node, below: rest) != nil
      guard isUndisturbed(call.use, call.node, own) else { continue }
      let declaration = "auto \(kept) = \(text.string(in: first.range));"
      return edits(keeping: first, as: kept, declaration, bound, call, way, at: place)
    }
    return nil
  }

  /// The operands of the operators that have a call on their right, inner ones first, where both are always computed.
  private func operands(around node: SyntaxNode, below top: SyntaxNode) -> [(SyntaxNode, SyntaxNode)] {
    var found: [(SyntaxNode, SyntaxNode)] = []
    var node = node
    while node.range != top.range, let parent = node.parent {
      if parent.kind == .binaryExpression, parent.child(.right)?.range == node.range,
        !["&&", "||"].contains(parent.child(.operator)?.typeName), let left = parent.child(.left)
      {
        found.append((left, node))
      }
      node = parent
    }
    return found
  }

  /// What the value in front of a call is kept in: no two calls of a body are bound to one name, and so no two such
  /// variables have one.
  private func keptName(for call: TestedCall) -> String? {
    let name = "before" + call.name.prefix(1).uppercased() + call.name.dropFirst()
    return ([name] + (2...99).map { "\(name)\($0)" }).first { !isNamedInBody($0) && isFree($0) }
  }

  /// The changes that put the value of a part into a variable, and the lines of a binding behind that.
  private func edits(
    keeping first: SyntaxNode, as kept: String, _ declaration: String, _ bound: [String],
    _ call: TestedCall, _ way: Way, at place: Place
  ) -> [TextEdit]? {
    let start = way.statement.range.lowerBound
    var edits = [
      edit(start..<start, front([declaration] + bound, at: start, place)), edit(first.range, kept),
    ]
    if first.range.lowerBound == start {
      edits = [edit(first.range, edits[0].newText + kept)]
    }
    edits += replacement(of: call)
    if place == .unbraced {
      let end = way.statement.range.upperBound
      guard end > call.use.range.upperBound else { return nil }
      edits.append(edit(end..<end, " }"))
    }
    return edits
  }

  /// Whether nothing of a statement is done before a part of it, nor asked for that the part may change.
  private func isFirst(_ part: SyntaxNode, in head: SyntaxNode) -> Bool {
    var isFound = false
    head.walk { node in
      guard !isFound, node.range.lowerBound < part.range.lowerBound else { return false }
      switch node.kind {
      case .callExpression, .newExpression, .updateExpression:
        if node.range.upperBound <= part.range.lowerBound { isFound = true }
      case .assignmentExpression:
        // What is on the left may be looked at first.
        if node.child(.left)?.variableName == nil { isFound = true }
      case .blockLiteral: isFound = true
      case .binaryExpression, .conditionalExpression:
        // Another choice may leave it out.
        if node.range.upperBound > part.range.lowerBound,
          node.child(.left)?.range.contains(part.range.lowerBound)
            != true, node.child(.condition)?.range.contains(part.range.lowerBound) != true
        {
          isFound = true
        }
      default: break
      }
      return !isFound
    }
    return !isFound && !(Self.doesAnything(part) && isAnythingRead(before: part, in: head))
  }

  /// Whether an expression gives nothing but true or false.
  private static func isTruth(_ node: SyntaxNode) -> Bool {
    let core = node.core
    switch core.kind {
    case .trueLiteral, .falseLiteral: return true
    case .unaryExpression: return core.child(.operator)?.typeName == "!"
    case .binaryExpression:
      let truths = ["&&", "||", "==", "!=", "<", ">", "<=", ">="]
      return core.child(.operator).map { truths.contains($0.typeName) } ?? false
    default: return false
    }
  }
}
