import XCSyntax

/// Something that a call may mean.
private struct Callee {
  let signature: FunctionSignature
  let file: FileID
  let method: ClassMethod?
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
    let methods = program.nearestMethods(named: name.text, in: hierarchy)
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
    guard hierarchy.unseen.isEmpty || methods.allSatisfy({ $0.depth == 0 }) else {
      visit(arguments, for: [], of: name)
      return .unknown
    }
    let callees = methods.map { Callee(signature: $0.declaration.signature, file: $0.file, method: $0) }
    visit(arguments, for: callees, of: name)
    let fitting = methods.filter { takes(arguments.count, $0.declaration.signature) }
    guard fitting.count == 1, let method = fitting.first else { return .unknown }
    return result(of: method, receiver: receiver)
  }

  private mutating func bareCall(
    _ name: String, _ node: SyntaxNode, _ arguments: [SyntaxNode]
  ) -> StaticType {
    let methods = hierarchy.map { program.nearestMethods(named: name, in: $0) } ?? []
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
    let callees = functions.map { Callee(signature: $0.0.signature, file: $0.1, method: nil) }
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

  private mutating func visit(_ arguments: [SyntaxNode], for callees: [Callee], of name: String) {
    let fitting = callees.filter { takes(arguments.count, $0.signature) }
    let only = fitting.count == 1 ? fitting.first : nil
    let holder = only?.method.flatMap { weakHolder(of: $0) }
    for (index, argument) in arguments.enumerated() {
      guard Self.isExpression(argument.kind) else { continue }
      guard let only, index < only.signature.parameters.count else {
        value(of: argument)
        continue
      }
      let target = program.staticType(of: only.signature.parameters[index].type, from: only.file)
      bring(
        argument, to: target,
        at: .argument(index + 1, of: name, isOverloaded: callees.count > 1),
        weakHolder: arguments.count == 1 ? holder : nil)
    }
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
    let name = method.declaration.name.text
    guard method.declaration.signature.parameters.count == 1, !method.declaration.isStatic,
      let parameter = method.declaration.signature.parameters[0].name?.text
    else { return nil }
    if method.declaration.bodyRange == nil {
      guard program.isBuiltIn(method.file), name.hasPrefix("set") else { return nil }
      let rest = name.dropFirst(3)
      let field = rest.prefix(1).lowercased() + rest.dropFirst()
      return isWeakField(field, of: method.owner) ? field : nil
    }
    guard let range = method.declaration.bodyRange, let root = program.file(method.file).source.tree?.root,
      let body = root.descendant(covering: range)
    else { return nil }
    var holder: String?
    var uses = 0
    body.walk { node in
      if node.kind == .identifier, node.text == parameter, node.parent?.child(.member)?.range != node.range {
        uses += 1
        if let parent = node.parent, parent.kind == .assignmentExpression,
          parent.child(.right)?.range == node.range, let left = parent.child(.left)
        {
          let field =
            left.kind == .memberExpression && left.child(.object)?.text == "self"
            ? left.child(.member)?.text : left.kind == .identifier ? left.text : nil
          if let field, isWeakField(field, of: method.owner) { holder = field }
        }
      }
      return true
    }
    return uses == 1 ? holder : nil
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
