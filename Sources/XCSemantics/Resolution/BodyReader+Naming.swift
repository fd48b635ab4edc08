import XCSyntax

/// Something that a call may mean.
public struct NamedCallee: Sendable {
  /// The thing that is called: a function or method, or a variable that holds one.
  public let entity: Entity
  /// What it takes and gives.
  public let signature: FunctionSignature
  /// The file in which the signature stands.
  public let file: FileID
}

/// What a name comes to.
struct NameMeaning {
  var entities: [Entity]
  var isCertain: Bool
  var spelling = NameOccurrence.Spelling.plain
  var isPlainWord = false

  static let unknown = NameMeaning(entities: [], isCertain: false)
}

extension BodyReader {
  /// Notes what a bare name means that stands for a value.
  mutating func noteName(_ node: SyntaxNode, _ role: NameOccurrence.Role = .read) {
    guard recorder != nil else { return }
    note(meaning(ofBare: node.text), at: node, role)
  }

  /// Notes what a bare name means that is called.
  mutating func noteCall(_ node: SyntaxNode, _ arguments: [SyntaxNode]) {
    guard recorder != nil else { return }
    note(meaning(ofCalled: node.text, arguments), at: node, .call)
  }

  /// Notes what a name behind a dot means.
  mutating func noteMember(
    _ name: SyntaxNode, of receiver: StaticType, _ role: NameOccurrence.Role, arguments: [SyntaxNode]? = nil
  ) {
    guard recorder != nil else { return }
    note(meaning(ofMember: name.text, of: receiver, role, arguments), at: name, role, isMember: true)
  }

  /// Notes that the word `new` calls an `init`, where somebody wrote one.
  mutating func noteConstruction(_ node: SyntaxNode, of symbol: ClassSymbol, _ arguments: [SyntaxNode]) {
    guard recorder != nil else { return }
    let hierarchy = program.hierarchy(of: symbol)
    let methods = program.nearestMethods(named: "init", in: hierarchy).filter { !program.isRoot($0.owner) }
    guard !methods.isEmpty else { return }
    let meaning = choose(among: methods.map(Self.callee), arguments)
    let start = node.range.lowerBound
    recorder?.note(
      start..<(start + "new".utf8.count), meaning.entities, .call, spelling: .construction,
      isCertain: meaning.isCertain && hierarchy.unseen.isEmpty)
  }

  /// Notes that a value is written, once the left side has been visited.
  mutating func noteWrite(_ node: SyntaxNode) {
    guard recorder != nil else { return }
    switch node.kind {
    case .identifier: recorder?.noteWrite(at: node.range.lowerBound)
    case .memberExpression:
      if let member = node.child(.member) { recorder?.noteWrite(at: member.range.lowerBound) }
    case .parenthesizedExpression: if let inner = parts(of: node).first { noteWrite(inner) }
    default: break
    }
  }

  /// Notes a word that is no name to be looked up.
  mutating func notePlainWord(_ node: SyntaxNode?) {
    guard recorder != nil, let node else { return }
    recorder?.note(node.range, [], .mention, isPlainWord: true)
  }

  private mutating func note(
    _ meaning: NameMeaning, at node: SyntaxNode, _ role: NameOccurrence.Role, isMember: Bool = false
  ) {
    recorder?.note(
      node.range, meaning.entities, role, spelling: meaning.spelling, isCertain: meaning.isCertain,
      isPlainWord: meaning.isPlainWord, isMember: isMember)
  }

  /// Declares a local variable or parameter, and notes it.
  mutating func declare(
    _ name: Identifier, _ type: StaticType, written: TypeReference? = nil, isParameter: Bool = false
  ) {
    let local = LocalName(
      name: name, file: file.id, written: written, type: type, isParameter: isParameter,
      reach: name.range.lowerBound..<max(name.range.lowerBound, scope.end))
    recorder?.note(local)
    scope.declare(
      name.text, type, isWeak: written?.qualifiers.contains(.weak) ?? false, declarations: [local])
  }

  // MARK: - Bare names

  private func meaning(ofBare name: String) -> NameMeaning {
    if let local = scope.variable(named: name) {
      return NameMeaning(entities: local.declarations.map { .local($0) }, isCertain: true)
    }
    if name == "self" || name == "super" {
      guard case .object(let symbol, _, _) = variable(named: name) else { return .unknown }
      return NameMeaning(entities: [.type(.class(symbol))], isCertain: true, spelling: .receiver)
    }
    if let macro = macroMeaning(name) { return macro }
    let fields = fields(named: name)
    if !fields.isEmpty { return NameMeaning(entities: fields, isCertain: isWhole) }
    let globals = names.globals(named: name, from: file.id, program)
    if !globals.isEmpty {
      return NameMeaning(entities: globals.map { .global($0.0, file: $0.1) }, isCertain: isWhole)
    }
    let members = names.enumMembers(named: name, from: file.id, program)
    if !members.isEmpty { return NameMeaning(entities: members, isCertain: isWhole) }
    let types = program.types(named: name, from: file.id)
    if !types.isEmpty { return NameMeaning(entities: types.map { .type($0.symbol) }, isCertain: isWhole) }
    let functions = names.functions(named: name, from: file.id, program)
    return NameMeaning(
      entities: functions.map { .function($0.0, file: $0.1) }, isCertain: isWhole && !functions.isEmpty)
  }

  private func meaning(ofCalled name: String, _ arguments: [SyntaxNode]) -> NameMeaning {
    if let local = scope.variable(named: name) {
      return NameMeaning(entities: local.declarations.map { .local($0) }, isCertain: true)
    }
    if let macro = macroMeaning(name) { return macro }
    let methods = hierarchy.map { program.nearestMethods(named: name, in: $0) } ?? []
    let functions = names.functions(named: name, from: file.id, program)
    var variables: [Entity] = fields(named: name)
    if variables.isEmpty {
      variables = names.globals(named: name, from: file.id, program).map { .global($0.0, file: $0.1) }
    }
    let callees = functions.map {
      NamedCallee(entity: .function($0.0, file: $0.1), signature: $0.0.signature, file: $0.1)
    }
    if !methods.isEmpty {
      // A method that calls its own name means a function, if there is one.
      if !functions.isEmpty, name == facts.function.name.text { return choose(among: callees, arguments) }
      var chosen = choose(among: methods.map(Self.callee), arguments)
      // One compiler asks variables first, the other one methods.
      chosen.entities += variables
      chosen.isCertain = chosen.isCertain && isWhole && variables.isEmpty
      return chosen
    }
    if !variables.isEmpty { return NameMeaning(entities: variables, isCertain: isWhole) }
    if !functions.isEmpty {
      var chosen = choose(among: callees, arguments)
      chosen.isCertain = chosen.isCertain && isWhole
      return chosen
    }
    return choose(among: usedStatics(named: name), arguments)
  }

  /// Static methods of the classes that the file uses.
  private func usedStatics(named name: String) -> [NamedCallee] {
    var used = file.source.declarations.compactMap { declaration -> String? in
      if case .use(let inner) = declaration { inner.name.text } else { nil }
    }
    used += file.source.imports.filter { $0.kind == .use }.map { FilePath.name(of: $0.path) }
    return used.flatMap { className in
      program.classes(named: className, from: file.id).flatMap { found in
        program.nearestMethods(named: name, in: program.hierarchy(of: found.symbol))
          .filter(\.declaration.isStatic).map(Self.callee)
      }
    }
  }

  private static func callee(_ method: ClassMethod) -> NamedCallee {
    NamedCallee(
      entity: .method(method.declaration, owner: method.owner, file: method.file),
      signature: method.declaration.signature, file: method.file)
  }

  /// Whether nothing that can't be seen may declare a bare name nearer.
  private var isWhole: Bool { hierarchy?.unseen.isEmpty ?? true }

  private func macroMeaning(_ name: String) -> NameMeaning? {
    guard names.isMacro(name) else { return nil }
    let found = names.macros(named: name, program).map { Entity.macro($0.0, file: $0.1) }
    return NameMeaning(entities: found, isCertain: true)
  }

  private func fields(named name: String) -> [Entity] {
    hierarchy.map { fields(named: name, in: $0) } ?? []
  }

  /// The fields of a name in the nearest class that has one.
  private func fields(named name: String, in hierarchy: ClassHierarchy) -> [Entity] {
    for member in hierarchy.members {
      let found = member.symbol.fields(named: name).map { part, field in
        Entity.field(field, owner: .class(member.symbol), file: part.file)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  // MARK: - Members

  private func meaning(
    ofMember name: String, of receiver: StaticType, _ role: NameOccurrence.Role, _ arguments: [SyntaxNode]?
  ) -> NameMeaning {
    switch receiver {
    case .existential(let symbol):
      let found = symbol.requirements.filter { $0.name == name }
      return NameMeaning(entities: found.map { .requirement($0) }, isCertain: !found.isEmpty)
    case .structure(let symbol):
      let found = symbol.declaration.fields.filter { $0.name.text == name }
      let entities = found.map { Entity.field($0, owner: .structure(symbol), file: symbol.file) }
      return NameMeaning(entities: entities, isCertain: !entities.isEmpty)
    case .object(let symbol, _, _), .instance(let symbol), .classItself(let symbol):
      let hierarchy = program.hierarchy(of: symbol)
      var meaning = self.meaning(ofMember: name, in: hierarchy, role, arguments)
      if !hierarchy.unseen.isEmpty { meaning.isCertain = false }
      return meaning
    case .scalar, .array, .callback, .block, .function:
      return NameMeaning(entities: [], isCertain: true, isPlainWord: true)
    case .unknown, .null, .untypedPointer, .pointer: return .unknown
    }
  }

  private func meaning(
    ofMember name: String, in hierarchy: ClassHierarchy, _ role: NameOccurrence.Role,
    _ arguments: [SyntaxNode]?
  ) -> NameMeaning {
    let methods = program.nearestMethods(named: name, in: hierarchy)
    let fields = fields(named: name, in: hierarchy)
    switch role {
    case .call:
      guard !methods.isEmpty else { return NameMeaning(entities: fields, isCertain: !fields.isEmpty) }
      return choose(among: methods.map(Self.callee), arguments ?? [])
    case .binding:
      // A field of that name may be meant instead.
      let bound = methods.filter { !$0.declaration.isStatic } + methods.filter(\.declaration.isStatic)
      let all = bound.map { Self.callee($0).entity } + fields
      return NameMeaning(entities: all, isCertain: all.count == 1)
    case .write:
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      let setters = program.nearestMethods(named: setter, in: hierarchy).filter {
        $0.declaration.signature.parameters.count == 1
      }.map { Self.callee($0).entity }
      if fields.isEmpty {
        return NameMeaning(entities: setters, isCertain: setters.count == 1, spelling: .setter)
      }
      return NameMeaning(entities: fields, isCertain: setters.isEmpty)
    case .read, .declaration, .type, .mention:
      let getters = methods.filter { $0.declaration.signature.parameters.isEmpty }.map {
        Self.callee($0).entity
      }
      let all = fields + getters
      if all.isEmpty {
        return NameMeaning(entities: methods.map { Self.callee($0).entity }, isCertain: false)
      }
      return NameMeaning(entities: all, isCertain: all.count == 1)
    }
  }

  // MARK: - Overloads

  /// The callees that fit arguments, the likeliest first.
  private func choose(among callees: [NamedCallee], _ arguments: [SyntaxNode]) -> NameMeaning {
    let certain = NameMeaning(entities: callees.map(\.entity), isCertain: callees.count == 1)
    guard callees.count > 1 else { return certain }
    let byCount = callees.filter { takes(arguments.count, $0.signature) }
    if byCount.isEmpty { return certain }
    if byCount.count == 1 { return NameMeaning(entities: byCount.map(\.entity), isCertain: true) }
    let types = arguments.map { Self.isExpression($0.kind) ? quietly($0) : StaticType.unknown }
    let fitting = byCount.filter { fits(types, $0) }
    let chosen = fitting.isEmpty ? byCount : fitting
    // A prototype and its definition are one function.
    let spellings = Set(
      chosen.map { callee in
        callee.signature.parameters.map { program.canonicalSpelling(of: $0.type, from: callee.file) }
      })
    return NameMeaning(
      entities: chosen.map(\.entity), isCertain: !fitting.isEmpty && spellings.count == 1)
  }

  private func fits(_ types: [StaticType], _ callee: NamedCallee) -> Bool {
    zip(types, callee.signature.parameters).allSatisfy { type, parameter in
      program.mayConvert(type, to: program.staticType(of: parameter.type, from: callee.file))
    }
  }
}

extension Program {
  /// Whether a value may come to a place of another type, as far as the types are known.
  func mayConvert(_ source: StaticType, to target: StaticType) -> Bool {
    switch (source, target) {
    case (.unknown, _), (_, .unknown), (.null, _), (.untypedPointer, _), (_, .untypedPointer): true
    case (.scalar, .scalar): true
    case (.object(let from, _, _), .object(let to, _, _)):
      mayDescend(hierarchy(of: from), from: to) || mayDescend(hierarchy(of: to), from: from)
    case (.object(let from, _, _), .existential(let to)):
      isRoot(from) || mayConform(hierarchy(of: from), to: to)
    case (.existential, .object), (.existential, .existential): true
    case (.structure(let from), .structure(let to)): from.declaration.name?.text == to.declaration.name?.text
    case (.pointer, .pointer), (.array, .pointer), (.array, .array), (.pointer, .array): true
    case (.callback, .callback), (.block, .block), (.function, .function), (.function, .callback): true
    case (.instance(let from), .instance(let to)): from == to
    default: false
    }
  }
}
