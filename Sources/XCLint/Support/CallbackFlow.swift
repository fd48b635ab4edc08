import XCSemantics
import XCSyntax

/// Follows a body and finds calls of callbacks that nothing proved to be filled.
struct CallbackFlow {
  private let watched: [Int: CallbackCall]
  private let source: SourceFile
  private var found: [CallbackCall] = []
  private var breaks: [[CallbackProof]] = []
  private var continues: [[CallbackProof]] = []
  private var scopes = VariableScopes()
  private var depth = 0
  /// What holds where the body jumps to a label: as far as it was walked, and as the walk before this one found it.
  private var jumps: [String: CallbackProof] = [:]
  private var knownJumps: [String: CallbackProof] = [:]
  /// What a field of the body's own class may be named through: `self`, its class and the ancestors.
  private let owners: Set<String>
  private let macros: (String) -> [MacroDefinition]
  private var wordsOfMacros: [String: Set<String>] = [:]
  /// The whole conditions of the arms in the body, by where they begin.
  private var conditions: [Int: Condition] = [:]

  /// What is nested deeper is taken as proved.
  private static let deepestNesting = 150

  /// Jumps backwards are followed until they teach nothing new, but not more often than this.
  private static let mostWalks = 5

  /// - Parameters:
  ///   - classes: the names of the class whose method the body is, and of its ancestors.
  ///   - macros: the definitions of a macro; none where a name is no macro.
  init(
    watching calls: [CallbackCall], in source: SourceFile, parameters: [Parameter], classes: [String],
    macros: @escaping (String) -> [MacroDefinition]
  ) {
    self.macros = macros
    owners = Set(classes + ["self"])
    for name in parameters.compactMap(\.name) { scopes.declare(name.text, at: name.range.lowerBound) }
    watched = Dictionary(calls.map { ($0.range.lowerBound, $0) }) { first, _ in first }
    self.source = source
  }

  /// The calls without a proof, in order, each once.
  mutating func unguarded(in body: SyntaxNode) -> [CallbackCall] {
    let outermost = scopes
    for arm in source.arms(beginningIn: body.range) {
      conditions[arm.range.lowerBound] = arm.condition
    }
    for _ in 0..<Self.mostWalks {
      (found, jumps, scopes) = ([], [:], outermost)
      _ = run(body, CallbackProof())
      if jumps == knownJumps { break }
      knownJumps = jumps
    }
    var seen: Set<Range<Int>> = []
    return found.filter { seen.insert($0.range).inserted }
  }

  // MARK: - Statements

  private mutating func run(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { return .nowhere }
    switch node.kind {
    case .token, .comment, .asmStatement: return proof
    case .defineDirective:
      noteMacro(node)
      return proof
    case .block: return inScope { $0.runParts(node, proof) }
    case .ifStatement: return runIf(node, proof)
    case .whileStatement: return runWhile(node, proof)
    case .forStatement: return inScope { $0.runFor(node, proof) }
    case .forInStatement: return inScope { $0.runForIn(node, proof) }
    case .switchStatement: return inScope { $0.runSwitch(node, proof) }
    case .tryStatement: return runTry(node, proof)
    case .elseClause, .catchClause: return runLooseBranch(node, proof)
    case .variableDeclaration: return declare(node, proof)
    case .tupleAssignment: return runTuple(node, proof)
    case .conditional: return runConditional(node, proof)
    case .deferStatement:
      // It runs when the scope is left, whatever was assigned until then.
      let entry = proof.forgetting(assigned(behind: node, in: scopeAround(node)))
      if let body = node.child(.body) { _ = run(body, entry) }
      return proof
    case .gotoStatement:
      if let label = node.child(.label)?.text { jumps[label] = proof.joined(with: jumps[label] ?? .nowhere) }
      return .nowhere
    case .labeledStatement:
      let label = node.child(.label)?.text ?? ""
      return proof.joined(with: jumps[label] ?? .nowhere).joined(with: knownJumps[label] ?? .nowhere)
    case .returnStatement, .throwStatement:
      var proof = proof
      for child in node.children where child.field == .value { proof = value(child.node, proof) }
      return .nowhere
    case .breakStatement:
      if !breaks.isEmpty { breaks[breaks.count - 1].append(proof) }
      return .nowhere
    case .continueStatement:
      if !continues.isEmpty { continues[continues.count - 1].append(proof) }
      return .nowhere
    case .parStatement:
      let entry = proof.forgetting(assigned(in: node))
      if let body = node.child(.body) { _ = run(body, entry) }
      return entry
    default:
      return BodyKinds.isExpression(node.kind) ? value(node, proof) : runParts(node, proof)
    }
  }

  private mutating func inScope(_ work: (inout CallbackFlow) -> CallbackProof) -> CallbackProof {
    scopes.open()
    defer { scopes.close() }
    return work(&self)
  }

  private mutating func runParts(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    var proof = proof
    var parts = node.children.lazy.map(\.node).filter(\.isNamed).makeIterator()
    var next = parts.next()
    while let part = next {
      next = parts.next()
      guard part.kind == .ifStatement else {
        proof = run(part, proof)
        continue
      }
      // A directive may stand in front of its `else`.
      while let between = next, between.kind == .comment || between.kind.isDirective { next = parts.next() }
      if let branch = next, branch.kind == .elseClause {
        proof = runIf(part, proof, else: branch.child(.body))
        next = parts.next()
      } else {
        proof = run(part, proof)
      }
    }
    return proof
  }

  /// A branch that an arm of a conditional holds. What the statement in front of that proves is not known for it, so
  /// that nothing is said of what it calls.
  private mutating func runLooseBranch(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    let known = found
    defer { found = known }
    return proof.joined(with: inScope { $0.runBranch(node, proof) })
  }

  /// - Parameter last: what its `else` does, where that stands by itself.
  private mutating func runIf(
    _ node: SyntaxNode, _ proof: CallbackProof, else last: SyntaxNode? = nil
  ) -> CallbackProof {
    // A chain of `else if` is walked, not followed down.
    var last = last
    var ends = CallbackProof.nowhere
    var proof = proof
    var next = node
    while true {
      let (yes, no) = next.child(.condition).map { test($0, proof) } ?? (proof, proof)
      if let consequence = next.child(.consequence) { ends = ends.joined(with: run(consequence, yes)) }
      let own = next.child(.alternative)
      guard let alternative = own ?? last else { return ends.joined(with: no) }
      if own == nil { last = nil }
      proof = no
      guard alternative.kind == .ifStatement else { return ends.joined(with: run(alternative, no)) }
      next = alternative
    }
  }

  private mutating func loop(_ work: (inout CallbackFlow) -> CallbackProof) -> (
    end: CallbackProof, left: CallbackProof
  ) {
    breaks.append([])
    continues.append([])
    let end = work(&self)
    let left = (breaks.popLast() ?? []).reduce(CallbackProof.nowhere) { $0.joined(with: $1) }
    let next = (continues.popLast() ?? []).reduce(end) { $0.joined(with: $1) }
    return (next, left)
  }

  private mutating func runWhile(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    let entry = proof.forgetting(assignedForNextRound(in: node))
    let (yes, no) = node.child(.condition).map { test($0, entry) } ?? (entry, entry)
    let (_, left) = loop { flow in node.child(.body).map { flow.run($0, yes) } ?? yes }
    return no.joined(with: left)
  }

  private mutating func runFor(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    var proof = proof
    if let initializer = node.child(.initializer) { proof = run(initializer, proof) }
    let entry = proof.forgetting(assignedForNextRound(in: node))
    let (yes, no) = node.child(.condition).map { test($0, entry) } ?? (entry, .nowhere)
    let (end, left) = loop { flow in node.child(.body).map { flow.run($0, yes) } ?? yes }
    if let update = node.child(.update) { _ = value(update, end) }
    return no.joined(with: left)
  }

  private mutating func runForIn(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    var proof = proof
    if let iterable = node.child(.iterable) { proof = run(iterable, proof) }
    var entry = proof.forgetting(assignedForNextRound(in: node))
    if let name = node.child(.name) { entry.forget(declared(name)) }
    let (_, left) = loop { flow in node.child(.body).map { flow.run($0, entry) } ?? entry }
    return entry.joined(with: left)
  }

  private mutating func runSwitch(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    let start = node.child(.subject).map { value($0, proof) } ?? proof
    breaks.append([])
    var hasDefault = false
    var last = CallbackProof.nowhere
    for arm in arms(of: node) {
      last = start.joined(with: last)
      for child in arm.children where child.node.isNamed {
        if child.node.kind == .defaultLabel { hasDefault = true }
        if child.field != .label { last = run(child.node, last) }
      }
    }
    if !hasDefault { last = last.joined(with: start) }
    return (breaks.popLast() ?? []).reduce(last) { $0.joined(with: $1) }
  }

  private func arms(of node: SyntaxNode) -> [SyntaxNode] {
    guard let body = node.child(.body) else { return [] }
    var arms: [SyntaxNode] = []
    source.walk(body) { inner in
      switch inner.kind {
      case .switchArm:
        arms.append(inner)
        return false
      case .switchBody, .conditional, .ifArm, .elifArm, .elseArm: return true
      default: return false
      }
    }
    return arms
  }

  private mutating func runTry(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    guard let body = node.child(.body) else { return proof }
    var end = run(body, proof)
    let entry = proof.forgetting(assigned(in: body))
    for handler in node.children where handler.field == .handler {
      end = end.joined(with: inScope { $0.runBranch(handler.node, entry) })
    }
    return end
  }

  /// The body of an `else` or a `catch`.
  private mutating func runBranch(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    var start = proof
    if let name = node.child(.name) { start.forget(declared(name)) }
    return node.child(.body).map { run($0, start) } ?? start
  }

  private mutating func runConditional(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    var ends: [(condition: Condition, end: CallbackProof)] = []
    var isComplete = false
    // Of a conditional whose arms nobody lists nothing is known but that it has arms.
    var rest = Condition.always
    for arm in node.children where arm.field == .arm && !source.isDropped(arm.node) {
      if arm.node.kind == .elseArm { isComplete = true }
      let condition = condition(of: arm.node)
      let end = runParts(arm.node, condition.map(proof.assuming) ?? proof)
      ends.append((condition ?? .always, end))
      rest = rest.and((condition ?? .always).negated)
    }
    if !isComplete { ends.append((rest, proof)) }
    return CallbackProof.joining(ends)
  }

  /// When the preprocessor keeps an arm, the arms around it included.
  private func condition(of arm: SyntaxNode) -> Condition? { conditions[arm.range.lowerBound] }

  private mutating func declare(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    var proof = proof
    for child in node.children {
      switch child.field {
      case .declarator:
        guard let name = child.node.child(.name) else { continue }
        proof = assign(child.node.child(.value), to: Self.key(of: name), proof)
        if let arguments = child.node.child(.arguments) { proof = runParts(arguments, proof) }
        _ = declared(name)
      case .type:
        if let name = child.node.child(.name), child.node.kind != .genericType {
          proof = assign(node.child(.value), to: Self.key(of: name), proof)
          _ = declared(name)
        }
      default: continue
      }
    }
    return proof
  }

  private mutating func assign(_ initial: SyntaxNode?, to name: String, _ proof: CallbackProof)
    -> CallbackProof
  {
    guard let initial else {
      var proof = proof
      proof.forget(name)
      return proof
    }
    if initial.kind == .block {
      _ = apart { $0.run(initial, CallbackProof()) }
      var proof = proof
      proof.forget(name)
      return proof
    }
    let (yes, no) = test(initial, proof)
    var after = yes.joined(with: no)
    after.forget(name)
    guard !yes.isUnreachable, !no.isUnreachable else { return after }
    let test = CallbackProof.Test(
      ifTrue: yes.filled.subtracting(after.filled).subtracting([name]),
      ifFalse: no.filled.subtracting(after.filled).subtracting([name]))
    if !test.ifTrue.isEmpty || !test.ifFalse.isEmpty { after.tests[name] = test }
    return after
  }

  private mutating func runTuple(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    var proof = node.child(.right).map { value($0, proof) } ?? proof
    for child in node.children where child.field == .left {
      if let name = child.node.child(.name) {
        proof.forget(declared(name))
      } else if let name = variable(child.node, scopes) {
        proof.forget(name)
      } else {
        proof = value(child.node, proof)
      }
    }
    return proof
  }

  // MARK: - Conditions

  /// What holds where an expression is true, and where it is false.
  private mutating func test(_ node: SyntaxNode, _ proof: CallbackProof) -> (
    yes: CallbackProof, no: CallbackProof
  ) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { return (.nowhere, .nowhere) }
    switch node.kind {
    case .parenthesizedExpression:
      guard let inner = Self.parts(of: node).first else { return (proof, proof) }
      return test(inner, proof)
    case .castExpression where node.child(.type)?.text == "bool":
      guard let inner = node.child(.value) else { return (proof, proof) }
      return test(inner, proof)
    case .trueLiteral: return (proof, .nowhere)
    case .falseLiteral: return (.nowhere, proof)
    case .identifier, .memberExpression:
      let after = value(node, proof)
      guard let name = variable(node, scopes) else { return (after, after) }
      return tested(name, after)
    case .unaryExpression where node.child(.operator)?.typeName == "!":
      guard let argument = node.child(.argument) else { return (proof, proof) }
      let (yes, no) = test(argument, proof)
      return (no, yes)
    case .binaryExpression: return testBinary(node, proof)
    case .conditionalExpression:
      guard let condition = node.child(.condition), let first = node.child(.consequence),
        let second = node.child(.alternative)
      else { return (proof, proof) }
      let (yes, no) = test(condition, proof)
      let (firstYes, firstNo) = test(first, yes)
      let (secondYes, secondNo) = test(second, no)
      return (firstYes.joined(with: secondYes), firstNo.joined(with: secondNo))
    case .assignmentExpression where node.child(.operator)?.typeName == "=":
      let after = value(node, proof)
      guard let left = node.child(.left), let name = variable(left, scopes) else { return (after, after) }
      return tested(name, after)
    default:
      let after = value(node, proof)
      return (after, after)
    }
  }

  private func tested(_ name: String, _ proof: CallbackProof) -> (yes: CallbackProof, no: CallbackProof) {
    guard !proof.isUnreachable else { return (proof, proof) }
    var (yes, no) = (proof, proof)
    yes.prove(name)
    no.disprove(name)
    if let kept = proof.tests[name] {
      yes.prove(kept.ifTrue)
      no.prove(kept.ifFalse)
    }
    return (yes, no)
  }

  private mutating func testBinary(_ node: SyntaxNode, _ proof: CallbackProof) -> (
    yes: CallbackProof, no: CallbackProof
  ) {
    guard let left = node.child(.left), let right = node.child(.right) else { return (proof, proof) }
    switch node.child(.operator)?.typeName {
    case "&&":
      let (leftYes, leftNo) = test(left, proof)
      let (yes, no) = test(right, leftYes)
      return (yes, leftNo.joined(with: no))
    case "||":
      let (leftYes, leftNo) = test(left, proof)
      let (yes, no) = test(right, leftNo)
      return (leftYes.joined(with: yes), no)
    case "!=", "==":
      let after = value(right, value(left, proof))
      let tested: SyntaxNode? = Self.isNull(right) ? left : Self.isNull(left) ? right : nil
      guard let tested, let name = variable(Self.target(of: tested), scopes) else { return (after, after) }
      let (filled, empty) = self.tested(name, after)
      return node.child(.operator)?.typeName == "!=" ? (filled, empty) : (empty, filled)
    default:
      let after = value(right, value(left, proof))
      return (after, after)
    }
  }

  /// What holds the value that is tested: of `(f = g)` it is `f`.
  private static func target(of node: SyntaxNode) -> SyntaxNode {
    let core = node.core
    guard core.kind == .assignmentExpression, core.child(.operator)?.typeName == "=" else { return core }
    return core.child(.left) ?? core
  }

  private static func isNull(_ node: SyntaxNode) -> Bool {
    var node = node
    for _ in 0..<20 {
      switch node.kind {
      case .nilLiteral: return true
      case .integerLiteral: return node.text.allSatisfy { $0 == "0" }
      case .castExpression:
        guard let value = node.child(.value) else { return false }
        node = value
      case .parenthesizedExpression:
        guard let inner = parts(of: node).first else { return false }
        node = inner
      default: return false
      }
    }
    return false
  }

  // MARK: - Values

  private mutating func value(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { return .nowhere }
    switch node.kind {
    case .callExpression:
      var proof = proof
      if let function = node.child(.function), function.kind != .identifier { proof = value(function, proof) }
      if let arguments = node.child(.arguments) { proof = runParts(arguments, proof) }
      if let call = watched[node.range.lowerBound], call.range == node.range, !proof.isUnreachable,
        !proof.filled.contains(scopes.key(of: call.name))
      {
        found.append(call)
      }
      return provedByMacro(node, proof)
    case .conditionalExpression, .unaryExpression:
      guard node.kind == .conditionalExpression || node.child(.operator)?.typeName == "!" else { break }
      let (yes, no) = test(node, proof)
      return yes.joined(with: no)
    case .binaryExpression:
      guard ["&&", "||"].contains(node.child(.operator)?.typeName) else { break }
      let (yes, no) = testBinary(node, proof)
      return yes.joined(with: no)
    case .assignmentExpression:
      guard let left = node.child(.left), let right = node.child(.right) else { return proof }
      guard let name = variable(left, scopes) else {
        let after = value(left, proof)
        return right.kind == .block ? after : run(right, after)
      }
      return assign(right, to: name, proof)
    case .blockLiteral:
      if let body = node.child(.body) { _ = apart { $0.run(body, CallbackProof()) } }
      return proof
    case .identifier: return provedByMacro(node, proof)
    default: break
    }
    return runParts(node, proof)
  }

  /// What a macro is given, or names itself, counts as tested: what it makes of it is not looked into.
  private mutating func provedByMacro(_ node: SyntaxNode, _ proof: CallbackProof) -> CallbackProof {
    let name = node.kind == .identifier ? node : node.child(.function)
    guard let name, name.kind == .identifier, !proof.isUnreachable else { return proof }
    let words = wordsOfMacro(name.text)
    guard !words.isEmpty else { return proof }
    var proof = proof
    for call in watched.values where words.contains(call.name) { proof.prove(scopes.key(of: call.name)) }
    if let arguments = node.child(.arguments) {
      for argument in Self.parts(of: arguments) {
        if let name = variable(argument, scopes) { proof.prove(name) }
      }
    }
    return proof
  }

  private mutating func wordsOfMacro(_ name: String) -> Set<String> {
    if let known = wordsOfMacros[name] { return known }
    let bodies = macros(name).map(\.body)
    // A macro is known by its name, whatever it holds.
    let words = bodies.isEmpty ? [] : Set(bodies.flatMap(Self.words) + [name])
    wordsOfMacros[name] = words
    return words
  }

  /// Takes in a macro that the body itself defines.
  private mutating func noteMacro(_ node: SyntaxNode) {
    guard let name = node.child(.name)?.text else { return }
    let body = node.child(.value)?.text ?? ""
    wordsOfMacros[name] = wordsOfMacro(name).union(Self.words(in: body) + [name])
  }

  private static func words(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// A block's body is one of its own: what stands in it leads nowhere outside.
  private mutating func apart(_ work: (inout CallbackFlow) -> CallbackProof) -> CallbackProof {
    let (outerBreaks, outerContinues) = (breaks, continues)
    (breaks, continues) = ([], [])
    defer { (breaks, continues) = (outerBreaks, outerContinues) }
    return work(&self)
  }

  // MARK: - Names

  private static func parts(of node: SyntaxNode) -> [SyntaxNode] {
    node.children.map(\.node).filter { $0.isNamed && $0.kind != .comment }
  }

  private static func key(of name: SyntaxNode) -> String {
    VariableScopes.key(of: name.text, declaredAt: name.range.lowerBound)
  }

  /// Lets a name mean the variable that is declared there, and tells its key.
  private mutating func declared(_ name: SyntaxNode) -> String {
    scopes.declare(name.text, at: name.range.lowerBound)
    return Self.key(of: name)
  }

  /// The variable that an expression names: `f`, or the field in `self.f` and `Klass.f`.
  private func variable(_ node: SyntaxNode, _ scopes: VariableScopes) -> String? {
    switch node.kind {
    case .identifier: return scopes.key(of: node.text)
    case .memberExpression:
      guard let object = node.child(.object) else { return nil }
      // The two words of a callback are both there or both missing.
      if let part = node.child(.member)?.text, part == "code" || part == "recv" {
        if let whole = variable(object, scopes) { return whole }
      }
      guard object.kind == .identifier, owners.contains(object.text) else { return nil }
      return node.child(.member)?.text
    case .parenthesizedExpression:
      return Self.parts(of: node).first.flatMap { $0.kind == .identifier ? scopes.key(of: $0.text) : nil }
    default: return nil
    }
  }

  /// The variables that are assigned or declared anywhere in a node.
  private func assigned(in node: SyntaxNode) -> Set<String> {
    var found: Set<String> = []
    var inner = scopes
    collect(from: node, &inner, &found, remaining: Self.deepestNesting)
    return found
  }

  /// The same for what stands behind a statement of a block; for all of a block with labels, which lead back.
  private func assigned(behind statement: SyntaxNode, in block: SyntaxNode) -> Set<String> {
    var hasLabel = false
    source.walk(block) { node in
      if node.kind == .labeledStatement { hasLabel = true }
      return !hasLabel
    }
    guard !hasLabel else { return assigned(in: block) }
    var found: Set<String> = []
    var inner = scopes
    var holder: SyntaxNode? = block
    while let outer = holder {
      holder = nil
      for child in outer.children.map(\.node) where child.isNamed {
        if child.range.lowerBound >= statement.range.upperBound {
          collect(from: child, &inner, &found, remaining: Self.deepestNesting)
        } else if child.range != statement.range, child.range.upperBound >= statement.range.upperBound {
          holder = child
        }
      }
    }
    return found
  }

  /// The same for what a loop repeats, without what is assigned on a way that leaves the loop.
  private func assignedForNextRound(in loop: SyntaxNode) -> Set<String> {
    var found: Set<String> = []
    var inner = scopes
    for child in loop.children where child.node.isNamed && child.field != .initializer {
      collect(
        from: child.node, &inner, &found, remaining: Self.deepestNesting,
        exits: [.returnStatement, .throwStatement, .breakStatement])
    }
    return found
  }

  /// Whether a block ends with a statement that leads out of it and nothing in it leads elsewhere.
  private func isWayOut(_ block: SyntaxNode, by exits: Set<SyntaxKind>) -> Bool {
    guard !exits.isEmpty, block.kind == .block, let last = Self.parts(of: block).last,
      exits.contains(last.kind)
    else { return false }
    var isWayOut = true
    source.walk(block) { node in
      if node.kind == .continueStatement || node.kind == .gotoStatement { isWayOut = false }
      return isWayOut
    }
    return isWayOut
  }

  /// - Parameter exits: the last statements of blocks that are left out.
  private func collect(
    from node: SyntaxNode, _ scopes: inout VariableScopes, _ found: inout Set<String>, remaining: Int,
    exits: Set<SyntaxKind> = []
  ) {
    guard remaining > 0, !isWayOut(node, by: exits) else { return }
    var exits = exits
    switch node.kind {
    case .tryStatement: exits.remove(.throwStatement)
    case .switchStatement: exits.remove(.breakStatement)
    case .whileStatement, .forStatement, .forInStatement: exits.remove(.breakStatement)
    // The body of a block literal is left to wherever it is called.
    case .blockLiteral, .deferStatement, .variableDeclaration, .assignmentExpression, .argumentList:
      exits = []
    default: break
    }
    let isScope = VariableScopes.isScope(node.kind)
    if isScope { scopes.open() }
    for child in node.children where child.node.isNamed && child.node.kind != .parameterList {
      collect(from: child.node, &scopes, &found, remaining: remaining - 1, exits: exits)
    }
    if isScope { scopes.close() }
    switch node.kind {
    case .assignmentExpression:
      if let left = node.child(.left), let key = variable(left, scopes) { found.insert(key) }
    case .tupleAssignment:
      for child in node.children where child.field == .left {
        if let key = variable(child.node, scopes) { found.insert(key) }
      }
    case .variableDeclarator, .tupleVariable, .callbackType, .blockType:
      guard let name = node.child(.name) else { break }
      scopes.declare(name.text, at: name.range.lowerBound)
      found.insert(Self.key(of: name))
    default: break
    }
  }

  private func scopeAround(_ node: SyntaxNode) -> SyntaxNode {
    var scope = node
    while let parent = scope.parent, parent.kind != .classBody, parent.kind != .sourceFile {
      scope = parent
      if scope.kind == .block { break }
    }
    return scope
  }
}
