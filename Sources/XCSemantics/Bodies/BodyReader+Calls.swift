import XCSyntax

/// Something that a call may mean.
private struct Callee {
  let signature: FunctionSignature
  let file: FileID
  let method: ClassMethod?
  /// When the preprocessor keeps it.
  var condition = Condition.always
}

extension BodyReader {
  mutating func call(_ node: SyntaxNode, statement: SyntaxNode?) -> StaticType {
    guard let function = node.child(.function), let list = node.child(.arguments) else { return .unknown }
    let arguments = parts(of: list)
    if function.kind == .identifier {
      noteCall(function, arguments)
      return bareCall(function.text, node, arguments)
    }
    guard function.kind == .memberExpression, let object = function.child(.object),
      let name = function.child(.member)
    else {
      let type = value(of: function)
      visit(arguments, for: [], of: function.text)
      return result(of: type)
    }
    let receiver = value(of: object)
    noteMember(name, of: receiver, .call, arguments: arguments)
    if case .existential(let symbol) = receiver {
      note(.call, symbol, node, object, name, arguments: list, statement: statement)
      guard let requirement = symbol.requirement(named: name.text) else {
        visit(arguments, for: [], of: name.text)
        return .unknown
      }
      let callee = Callee(signature: requirement.declaration.signature, file: symbol.file, method: nil)
      visit(arguments, for: [callee], of: name.text)
      return singleResult(callee.signature, from: symbol.file)
    }
    guard let symbol = receiver.memberClass else {
      visit(arguments, for: [], of: name.text)
      return .unknown
    }
    facts.receivers[node.range.lowerBound] = symbol
    let hierarchy = program.hierarchy(of: symbol)
    let methods = overloads(named: name.text, in: hierarchy)
    guard !methods.isEmpty else {
      let field = memberType(named: name.text, of: receiver)
      visit(arguments, for: callees(of: field), of: name.text)
      return result(of: field)
    }
    return call(methods, named: name.text, arguments, receiver: receiver, hierarchy)
  }

  private mutating func call(
    _ methods: [ClassMethod], named name: String, _ arguments: [SyntaxNode], receiver: StaticType,
    _ hierarchy: ClassHierarchy
  ) -> StaticType {
    // An ancestor that can't be seen may be nearer, unless the class itself has the name.
    guard methods.count <= Self.mostOverloads,
      hierarchy.unseen.isEmpty || methods.allSatisfy({ $0.depth == 0 })
    else {
      visit(arguments, for: [], of: name)
      return .unknown
    }
    let callees = callees(methods)
    if name == "add", arguments.count == 1, let element = elementType(of: receiver, takenBy: callees) {
      bring(arguments[0], to: element.type, at: .element(of: element.collection))
    } else {
      visit(arguments, for: callees, of: name)
    }
    let fitting = methods.filter { takes(arguments.count, $0.declaration.signature) }
    guard fitting.count == 1, let method = fitting.first else { return .unknown }
    return result(of: method, receiver: receiver)
  }

  private mutating func bareCall(
    _ name: String, _ node: SyntaxNode, _ arguments: [SyntaxNode]
  ) -> StaticType {
    let methods = hierarchy.map { overloads(named: name, in: $0) } ?? []
    let variable = callable(named: name)
    if let variable {
      visit(arguments, for: callees(of: variable), of: name)
      // One compiler asks the methods first.
      if case .callback = variable, methods.isEmpty, !names.isMacro(name) {
        facts.callbackCalls.append(CallbackCall(name: name, range: node.range))
      }
      return methods.isEmpty ? result(of: variable) : .unknown
    }
    let functions = names.functions(named: name, from: file.id, program)
    if let hierarchy, let owner, !methods.isEmpty {
      // A method that calls its own name means a function, if there is one.
      guard functions.isEmpty || name != facts.function.name.text else {
        visit(arguments, for: [], of: name)
        return .unknown
      }
      return call(
        methods, named: name, arguments, receiver: .object(owner, arguments: [], file: file.id), hierarchy)
    }
    guard !names.isMacro(name), hierarchy?.unseen.isEmpty ?? true else {
      visit(arguments, for: [], of: name)
      return .unknown
    }
    let callees = functions.map(callee)
    visit(arguments, for: callees, of: name)
    let fitting = callees.filter { takes(arguments.count, $0.signature) }
    let results = Set(fitting.map { program.canonicalResultSpelling(of: $0.signature, from: $0.file) })
    guard results.count == 1, let first = fitting.first else { return .unknown }
    return singleResult(first.signature, from: first.file)
  }

  /// The type of a variable that can be called by its bare name.
  private func callable(named name: String) -> StaticType? {
    if let local = scope.variable(named: name) { return local.type }
    let type = variable(named: name)
    switch type {
    case .callback, .block: return type
    default: return nil
    }
  }

  private func callees(of type: StaticType) -> [Callee] {
    switch type {
    case .callback(let signature, let home), .block(let signature, let home),
      .function(let signature, let home):
      [Callee(signature: signature, file: home, method: nil)]
    default: []
    }
  }

  private func result(of type: StaticType) -> StaticType {
    guard let callee = callees(of: type).first else { return .unknown }
    return singleResult(callee.signature, from: callee.file)
  }

  func takes(_ count: Int, _ signature: FunctionSignature) -> Bool {
    signature.parameters.count == count || signature.isVariadic && count > signature.parameters.count
  }

  /// Visits arguments and notes what each of them comes to, as far as it is certain what is called.
  private mutating func visit(_ arguments: [SyntaxNode], for callees: [Callee], of name: String) {
    let callees = callees.count <= Self.mostOverloads ? distinct(callees) : []
    let isOverloaded = overlap(callees)
    let fitting = callees.filter { takes(arguments.count, $0.signature) }
    guard fitting.count > 1 else {
      let holder = fitting.first?.method.flatMap { weakHolder(of: $0) }
      for (index, argument) in arguments.enumerated() where Self.isExpression(argument.kind) {
        guard let target = fitting.first.flatMap({ parameter(index, of: $0) }) else {
          value(of: argument)
          continue
        }
        bring(
          argument, to: target, at: .argument(index + 1, of: name, isOverloaded: isOverloaded),
          weakHolder: arguments.count == 1 ? holder : nil)
      }
      return
    }
    let given = arguments.map { Self.isExpression($0.kind) ? arrivals(of: $0) : [] }
    let possible = fitting.filter { callee in
      given.enumerated().allSatisfy { index, arrivals in
        guard let target = parameter(index, of: callee) else { return true }
        return arrivals.allSatisfy { !isOfAnotherKind($0.type, than: target) }
      }
    }
    let holder = possible.count == 1 ? possible.first?.method.flatMap { weakHolder(of: $0) } : nil
    for (index, arrivals) in given.enumerated() {
      let targets = possible.compactMap { parameter(index, of: $0) }
      guard let first = targets.first, targets.count == possible.count else { continue }
      note(
        arrivals, to: first, or: Array(targets.dropFirst()),
        at: .argument(index + 1, of: name, isOverloaded: isOverloaded),
        weakHolder: arguments.count == 1 ? holder : nil)
    }
  }

  /// `o.n = v` calls the setter that takes the value; where none does, it writes the field.
  mutating func set(
    _ right: SyntaxNode, by setters: [ClassMethod], orField name: String, of field: StaticType
  ) {
    let setter = setters.first?.declaration.name.text ?? name
    let fitting = distinct(callees(setters)).filter { takes(1, $0.signature) }
    let given = arrivals(of: right)
    let possible = fitting.filter { callee in
      guard let target = parameter(0, of: callee) else { return true }
      return given.allSatisfy { !isOfAnotherKind($0.type, than: target) }
    }
    var targets = possible.compactMap { parameter(0, of: $0) }
    guard targets.count == possible.count, let first = targets.first else {
      return note(given, to: field, at: .assignment(name))
    }
    if case .unknown = field {} else { targets.append(field) }
    let holder = possible.count == 1 ? possible.first?.method.flatMap { weakHolder(of: $0) } : nil
    note(
      given, to: first, or: Array(targets.dropFirst()),
      at: .argument(1, of: setter, isOverloaded: overlap(fitting)), weakHolder: holder)
  }

  /// Visits what is handed to a new object: arguments of `init`.
  mutating func construct(_ symbol: ClassSymbol?, _ arguments: [SyntaxNode]) {
    guard let symbol else { return visit(arguments, for: [], of: "init") }
    let hierarchy = program.hierarchy(of: symbol)
    let methods = overloads(named: "init", in: hierarchy)
    let isCertain = hierarchy.unseen.isEmpty || methods.allSatisfy { $0.depth == 0 }
    visit(arguments, for: isCertain ? callees(methods) : [], of: "init")
  }

  private func callee(_ function: FunctionDeclaration, in home: FileID) -> Callee {
    Callee(
      signature: function.signature, file: home, method: nil,
      condition: program.condition(function.condition, of: home, seenFrom: file.id))
  }

  private func callees(_ methods: [ClassMethod]) -> [Callee] {
    methods.map {
      Callee(signature: $0.declaration.signature, file: $0.file, method: $0, condition: $0.condition)
    }
  }

  /// What a parameter takes; nil where the argument is one behind the last parameter.
  private func parameter(_ index: Int, of callee: Callee) -> StaticType? {
    guard index < callee.signature.parameters.count else { return nil }
    return program.staticType(of: callee.signature.parameters[index].type, from: callee.file)
  }

  /// Of names with more meanings no argument is looked at: no person writes so many, and each call looks at all.
  private static let mostOverloads = 64

  /// The methods that a call means; of too many only so many that this shows.
  private func overloads(named name: String, in hierarchy: ClassHierarchy) -> [ClassMethod] {
    program.nearestMethods(named: name, in: hierarchy, atMost: Self.mostOverloads + 1)
  }

  /// A prototype and its definition are one thing that is called, and so is what two arms declare alike.
  private func distinct(_ callees: [Callee]) -> [Callee] {
    guard callees.count > 1 else { return callees }
    var kept: [[String]: Callee] = [:]
    var order: [[String]] = []
    for callee in callees {
      let key =
        callee.signature.parameters.map { program.canonicalSpelling(of: $0.type, from: callee.file) }
        + (callee.signature.isVariadic ? ["..."] : [])
      if kept[key] == nil { order.append(key) }
      let condition = kept[key].map { $0.condition.or(callee.condition) } ?? callee.condition
      kept[key] = callee
      kept[key]?.condition = condition
    }
    return order.compactMap { kept[$0] }
  }

  /// Whether two of several are there at once, so that a call has to choose.
  private func overlap(_ callees: [Callee]) -> Bool {
    callees.indices.contains { index in
      callees[..<index].contains { $0.condition.overlaps(callees[index].condition) }
    }
  }

  /// Whether a value can be no argument of a parameter whatever its class: numbers and texts come to objects by
  /// boxing, and some objects to numbers, but no object comes to a raw pointer or a callback.
  private func isOfAnotherKind(_ source: StaticType, than target: StaticType) -> Bool {
    switch (source, target) {
    case (.object(let symbol, _, _), .scalar):
      return symbol.name != "Number"
    case (.object, .pointer), (.object, .structure), (.object, .array), (.object, .callback),
      (.object, .function), (.existential, .pointer), (.existential, .structure), (.existential, .array),
      (.existential, .callback), (.existential, .function), (.existential, .block):
      return true
    case (.callback, .scalar), (.callback, .object), (.callback, .existential), (.callback, .pointer),
      (.scalar, .callback):
      return true
    default: return false
    }
  }

  /// What a typed collection holds, where the method takes whatever there is: `Object*`.
  private func elementType(
    of receiver: StaticType, takenBy callees: [Callee]
  ) -> (type: StaticType, collection: String)? {
    guard case .object(let symbol, let arguments, let home) = receiver, arguments.count == 1,
      let argument = arguments.first, callees.count == 1, let callee = callees.first,
      callee.signature.parameters.count == 1,
      case .object(let taken, _, _)? = parameter(0, of: callee), program.isRoot(taken)
    else { return nil }
    return (element(argument, from: home), "\(symbol.name)<\(argument.spelling)>")
  }

  /// Visits a call that gives several values, and tells their types; empty where they are not known.
  mutating func results(ofCall node: SyntaxNode) -> [StaticType] {
    _ = value(of: node)
    guard node.kind == .callExpression, let function = node.child(.function),
      let list = node.child(.arguments)
    else { return [] }
    let count = parts(of: list).count
    var found: [Callee] = []
    if function.kind == .identifier, scope.variable(named: function.text) == nil {
      let methods = hierarchy.map { overloads(named: function.text, in: $0) } ?? []
      guard hierarchy?.unseen.isEmpty ?? true, !names.isMacro(function.text) else { return [] }
      found =
        methods.isEmpty
        ? names.functions(named: function.text, from: file.id, program).map(callee) : callees(methods)
    } else if let symbol = facts.receivers[node.range.lowerBound], let name = function.child(.member)?.text {
      let hierarchy = program.hierarchy(of: symbol)
      guard hierarchy.unseen.isEmpty else { return [] }
      found = callees(overloads(named: name, in: hierarchy))
    }
    guard found.count <= Self.mostOverloads else { return [] }
    let fitting = distinct(found).filter { takes(count, $0.signature) }
    guard fitting.count == 1, let only = fitting.first else { return [] }
    return only.signature.results.map { program.staticType(of: $0, from: only.file) }
  }

  func result(of method: ClassMethod, receiver: StaticType) -> StaticType {
    let signature = method.declaration.signature
    if case .object(let symbol, let arguments, let home) = receiver, program.isCore(method.owner) {
      guard signature.results.count == 1 else { return .unknown }
      switch program.staticType(of: signature.results[0], from: method.file) {
      case .object(let result, _, _) where program.isRoot(result):
        // What a collection gives back is what its type arguments say.
        guard method.declaration.name.text == "get", let last = arguments.last, arguments.count <= 2,
          ["Array", "Map"].contains(symbol.name)
        else { return .unknown }
        return element(last, from: home)
      default: break
      }
    }
    return singleResult(signature, from: method.file)
  }

  private func singleResult(_ signature: FunctionSignature, from home: FileID) -> StaticType {
    guard signature.results.count == 1, let only = signature.results.first else { return .unknown }
    return program.staticType(of: only, from: home)
  }

  // MARK: - Setters

  /// The weak field in which a setter keeps what it is given, if that is all that it does with it.
  func weakHolder(of method: ClassMethod) -> String? {
    weakHolder(of: method.declaration, in: method.file, owner: method.owner)
  }

  func weakHolder(of method: FunctionDeclaration, in file: FileID, owner: ClassSymbol) -> String? {
    let name = method.name.text
    guard method.signature.parameters.count == 1, !method.isStatic,
      let parameter = method.signature.parameters[0].name?.text
    else { return nil }
    if method.bodyRange == nil {
      guard program.isBuiltIn(file), name.hasPrefix("set") else { return nil }
      let rest = name.dropFirst(3)
      let field = rest.prefix(1).lowercased() + rest.dropFirst()
      return isWeakField(field, of: owner) ? field : nil
    }
    guard let range = method.bodyRange, let root = program.file(file).source.tree(holding: range)?.root,
      let body = root.descendant(covering: range)
    else { return nil }
    var holder: String?
    var isKept = false
    body.walk { node in
      guard node.kind == .identifier, node.text == parameter,
        node.parent?.child(.member)?.range != node.range, !Self.isOnlyTested(node)
      else { return true }
      if let field = weakField(given: node, of: owner) {
        holder = holder ?? field
      } else {
        isKept = true
      }
      return !isKept
    }
    guard !isKept, let holder else { return nil }
    return Self.isHandedOn(holder, in: body) ? nil : holder
  }

  /// The weak field that is given a value, where nothing else is.
  private func weakField(given value: SyntaxNode, of owner: ClassSymbol) -> String? {
    var field: String?
    var node = Self.outside(value)
    while let parent = node.parent, parent.kind == .assignmentExpression {
      guard parent.child(.operator)?.typeName ?? "=" == "=", parent.child(.right)?.range == node.range,
        let name = parent.child(.left).flatMap(Self.fieldName), isWeakField(name, of: owner)
      else { return nil }
      field = field ?? name
      node = Self.outside(parent)
    }
    return node.parent?.kind == .expressionStatement ? field : nil
  }

  private static func fieldName(_ node: SyntaxNode) -> String? {
    node.kind == .memberExpression && node.child(.object)?.text == "self"
      ? node.child(.member)?.text : node.kind == .identifier ? node.text : nil
  }

  /// Whether a value is compared, or tested for null, and goes nowhere.
  private static func isOnlyTested(_ value: SyntaxNode) -> Bool {
    let node = outside(value)
    guard let parent = node.parent else { return false }
    switch parent.kind {
    case .binaryExpression: return ["==", "!=", "&&", "||"].contains(parent.child(.operator)?.typeName)
    case .unaryExpression: return parent.child(.operator)?.typeName == "!"
    case .ifStatement, .conditionalExpression: return parent.child(.condition)?.range == node.range
    default: return false
    }
  }

  /// Whether a body gives what a field holds to something else: that may keep it.
  private static func isHandedOn(_ field: String, in body: SyntaxNode) -> Bool {
    var isFound = false
    body.walk { node in
      guard node.kind == .identifier || node.kind == .memberExpression, fieldName(node) == field else {
        return !isFound
      }
      if node.kind == .identifier, node.parent?.kind == .memberExpression { return true }
      let whole = outside(node)
      switch whole.parent?.kind {
      case .assignmentExpression: isFound = whole.parent?.child(.right)?.range == whole.range
      case .argumentList, .variableDeclarator, .initializerList: isFound = true
      default: break
      }
      return !isFound
    }
    return isFound
  }

  /// An expression with the parentheses and casts around it.
  private static func outside(_ node: SyntaxNode) -> SyntaxNode {
    var node = node
    while let parent = node.parent,
      parent.kind == .parenthesizedExpression || parent.kind == .castExpression
    {
      node = parent
    }
    return node
  }

  private func isWeakField(_ name: String, of symbol: ClassSymbol) -> Bool {
    program.field(named: name, in: program.hierarchy(of: symbol))?.declaration.type.qualifiers.contains(.weak)
      ?? false
  }
}

extension Program {
  /// The results of a signature in the spelling by which they are compared.
  public func canonicalResultSpelling(of signature: FunctionSignature, from file: FileID) -> String {
    signature.results.map { canonicalSpelling(of: $0, from: file) }.joined(separator: ",")
  }
}
