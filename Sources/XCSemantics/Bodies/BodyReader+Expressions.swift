import XCSyntax

extension BodyReader {
  /// Visits an expression, notes what it says, and tells its type.
  @discardableResult
  mutating func value(of node: SyntaxNode, statement: SyntaxNode? = nil) -> StaticType {
    deeper { $0.visit(node, statement: statement) }
  }

  private mutating func visit(_ node: SyntaxNode, statement: SyntaxNode?) -> StaticType {
    switch node.kind {
    case .identifier:
      noteName(node)
      return variable(named: node.text)
    case .integerLiteral: return Self.isZero(node.text) ? .null : .scalar("i32")
    case .nilLiteral: return .null
    case .trueLiteral, .falseLiteral: return .scalar("bool")
    case .floatLiteral: return .scalar("float")
    case .characterLiteral: return .scalar("u8")
    case .stringLiteral, .concatenatedString:
      for child in node.children where recorder != nil && child.node.kind == .identifier {
        noteName(child.node)
      }
      let byte = TypeReference(.named(Identifier("u8", at: 0..<0), arguments: []), range: 0..<0)
      return .pointer(byte, file: file.id)
    case .parenthesizedExpression: return onlyPart(of: node)
    case .inlineExpression: return node.child(.value).map { value(of: $0) } ?? .unknown
    case .callExpression: return call(node, statement: statement)
    case .memberExpression: return member(node)
    case .subscriptExpression: return subscripted(node)
    case .newExpression: return made(node)
    case .castExpression: return cast(node)
    case .unaryExpression: return unary(node)
    case .assignmentExpression: return assignment(node)
    case .conditionalExpression: return conditional(node)
    case .binaryExpression: return binary(node)
    case .blockLiteral:
      if let type = node.child(.type), let body = node.child(.body) {
        let written = type.typeReference
        let name = type.header?.name
        block(
          body, of: program.staticType(of: written, from: file.id), named: name.map { ($0, written) })
      }
      return .unknown
    case .vaArgExpression:
      if recorder != nil, let list = node.child(.list) { value(of: list) }
      return node.child(.type).map { program.staticType(of: $0.typeReference, from: file.id) } ?? .unknown
    default:
      for child in node.children where child.node.isNamed && Self.isExpression(child.node.kind) {
        value(of: child.node)
      }
      if node.kind == .updateExpression, let argument = node.child(.argument) { noteWrite(argument) }
      return node.kind == .sizeofExpression ? .scalar("u16") : .unknown
    }
  }

  private mutating func onlyPart(of node: SyntaxNode) -> StaticType {
    guard let part = node.children.first(where: { $0.node.isNamed && $0.node.kind != .comment })?.node else {
      return .unknown
    }
    return value(of: part)
  }

  private static func isZero(_ text: String) -> Bool { text.allSatisfy { $0 == "0" } }

  // MARK: - Names

  /// The type of a bare name used as a value.
  func variable(named name: String) -> StaticType {
    if let local = scope.variable(named: name) { return local.type }
    if name == "self" { return owner.map { .object($0, arguments: [], file: file.id) } ?? .unknown }
    if name == "super" {
      guard let hierarchy, let parent = hierarchy.members.first(where: { $0.depth == 1 })?.symbol,
        hierarchy.members.filter({ $0.depth == 1 }).count == 1
      else { return .unknown }
      return .object(parent, arguments: [], file: file.id)
    }
    if names.isMacro(name) { return .unknown }
    if let hierarchy {
      if let field = program.field(named: name, in: hierarchy) {
        return program.staticType(of: field.declaration.type, from: field.file)
      }
      guard hierarchy.unseen.isEmpty else { return .unknown }
    }
    if let (global, home) = names.global(named: name, from: file.id, program) {
      return program.staticType(of: global.type, from: home)
    }
    if names.isConstant(name) { return .scalar("u8") }
    if case .class(let symbol)? = program.certainType(named: name, from: file.id) {
      return .classItself(symbol)
    }
    let functions = names.functions(named: name, from: file.id, program)
    if functions.count == 1, let (function, home) = functions.first {
      return .function(function.signature, file: home)
    }
    return .unknown
  }

  // MARK: - Members

  private mutating func member(_ node: SyntaxNode) -> StaticType {
    guard let object = node.child(.object), let name = node.child(.member) else { return .unknown }
    let receiver = value(of: object)
    noteMember(name, of: receiver, .read)
    if case .existential(let symbol) = receiver {
      note(.read, symbol, node, object, name, arguments: nil, statement: nil)
      return .unknown
    }
    return memberType(named: name.text, of: receiver)
  }

  /// A field, or what a getter gives.
  func memberType(named name: String, of receiver: StaticType) -> StaticType {
    if case .structure(let symbol) = receiver {
      let fields = symbol.declaration.fields.filter { $0.name.text == name }
      return fields.count == 1 ? program.staticType(of: fields[0].type, from: symbol.file) : .unknown
    }
    guard let symbol = receiver.memberClass else { return .unknown }
    let hierarchy = program.hierarchy(of: symbol)
    let methods = program.nearestMethods(named: name, in: hierarchy)
    if let field = program.field(named: name, in: hierarchy) {
      return methods.contains { $0.declaration.signature.parameters.isEmpty }
        ? .unknown : program.staticType(of: field.declaration.type, from: field.file)
    }
    let getters = methods.filter { $0.declaration.signature.parameters.isEmpty }
    guard getters.count == 1, let getter = getters.first else { return .unknown }
    return result(of: getter, receiver: receiver)
  }

  private mutating func subscripted(_ node: SyntaxNode) -> StaticType {
    let collection = node.child(.collection).map { value(of: $0) } ?? .unknown
    if let index = node.child(.index) { value(of: index) }
    switch collection {
    case .array(let element, let home), .pointer(let element, let home):
      return program.staticType(of: element, from: home)
    default: return .unknown
    }
  }

  private mutating func made(_ node: SyntaxNode) -> StaticType {
    if let size = node.child(.size) { value(of: size) }
    var symbol: ClassSymbol?
    if node.child(.size) == nil, let name = node.child(.type)?.text,
      case .class(let found)? = program.certainType(named: name, from: file.id)
    {
      symbol = found
    }
    let arguments = node.child(.arguments).map(parts) ?? []
    if node.child(.arguments) != nil { construct(symbol, arguments) }
    if let symbol { noteConstruction(node, of: symbol, arguments) }
    return symbol.map { .object($0, arguments: [], file: file.id) } ?? .unknown
  }

  func parts(of node: SyntaxNode) -> [SyntaxNode] {
    node.children.map(\.node).filter { $0.isNamed && $0.kind != .comment }
  }

  private mutating func cast(_ node: SyntaxNode) -> StaticType {
    guard let type = node.child(.type), let operand = node.child(.value) else { return .unknown }
    let source = value(of: operand)
    let target = program.staticType(of: type.typeReference, from: file.id)
    if case .existential = target {
      let isFailable = node.children.contains { $0.node.kind == .failable }
      facts.casts.append(Cast(source: source, target: target, isFailable: isFailable, range: node.range))
    }
    // `(T*)0` is null whatever T is.
    if case .null = source, case .unknown = target { return .unknown }
    if case .null = source { return .null }
    return target
  }

  private mutating func unary(_ node: SyntaxNode) -> StaticType {
    guard let argument = node.child(.argument), let sign = node.child(.operator)?.typeName else {
      return .unknown
    }
    if sign == "&" { return address(node, of: argument) }
    let type = value(of: argument)
    switch sign {
    case "*", "@":
      if case .pointer(let target, let home) = type { return program.staticType(of: target, from: home) }
      return .unknown
    case "!": return .scalar("bool")
    default: return .unknown
    }
  }

  private mutating func address(_ node: SyntaxNode, of argument: SyntaxNode) -> StaticType {
    guard argument.kind == .memberExpression, let object = argument.child(.object),
      let name = argument.child(.member)
    else {
      let type = value(of: argument)
      if case .function = type { return type }
      return .unknown
    }
    let receiver = value(of: object)
    noteMember(name, of: receiver, .binding)
    if case .existential(let symbol) = receiver {
      note(.binding, symbol, node, object, name, arguments: nil, statement: nil)
    }
    guard let bound = binding(of: name.text, through: receiver) else { return .unknown }
    return .callback(bound.method.signature, file: bound.file)
  }

  /// The method that `&r.m` means: the first that is not static, in the nearest class that has one.
  func binding(of name: String, through receiver: StaticType) -> Binding? {
    if case .existential(let symbol) = receiver {
      return symbol.requirement(named: name).map {
        Binding(method: $0.declaration, file: symbol.file, overloads: [$0.declaration])
      }
    }
    guard let symbol = receiver.memberClass else { return nil }
    let hierarchy = program.hierarchy(of: symbol)
    // A field of that name may be meant instead.
    guard program.field(named: name, in: hierarchy) == nil else { return nil }
    let isStatic = if case .classItself = receiver { true } else { false }
    let found = program.methods(of: hierarchy, named: name).filter { $0.declaration.isStatic == isStatic }
    guard let depth = found.map(\.depth).min() else { return nil }
    let nearest = found.filter { $0.depth == depth }
    guard let first = nearest.first, nearest.allSatisfy({ $0.condition == first.condition }),
      hierarchy.unseen.isEmpty || depth == 0
    else { return nil }
    // The order of declarations is certain inside one part only.
    guard
      nearest.allSatisfy({ $0.part.declaration.range == first.part.declaration.range }) || nearest.count == 1
    else { return nil }
    return Binding(
      method: first.declaration, file: first.file, overloads: nearest.map(\.declaration))
  }

  private mutating func conditional(_ node: SyntaxNode) -> StaticType {
    if let condition = node.child(.condition) { value(of: condition) }
    let first = node.child(.consequence).map { value(of: $0) } ?? .unknown
    let second = node.child(.alternative).map { value(of: $0) } ?? .unknown
    switch (first, second) {
    case (.null, let other), (let other, .null): return other
    case (.object(let left, _, _), .object(let right, _, _)) where left == right: return first
    case (.existential(let left), .existential(let right)) where left == right: return first
    case (.scalar, .scalar): return first
    default: return .unknown
    }
  }

  private mutating func binary(_ node: SyntaxNode) -> StaticType {
    // A long chain leans to the left: it is walked, not followed down.
    var chain = [node]
    while let left = chain.last?.child(.left), left.kind == .binaryExpression { chain.append(left) }
    if let first = chain.last?.child(.left) { value(of: first) }
    for link in chain.reversed() {
      if let right = link.child(.right) { value(of: right) }
    }
    switch node.child(.operator)?.typeName {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||": return .scalar("bool")
    default: return .unknown
    }
  }

  private mutating func assignment(_ node: SyntaxNode) -> StaticType {
    guard let left = node.child(.left), let right = node.child(.right) else { return .unknown }
    guard node.child(.operator)?.typeName == "=" else {
      let type = value(of: left)
      noteWrite(left)
      value(of: right)
      return type
    }
    let place = assigned(left)
    if right.kind == .block {
      block(right, of: place.type)
    } else if let setters = place.setters {
      set(right, by: setters, orField: place.name, of: place.type)
    } else {
      bring(right, to: place.type, at: .assignment(place.name), weakHolder: place.isWeak ? place.name : nil)
    }
    return place.type
  }

  /// What an assignment writes to: a write through a protocol pointer reads nothing.
  private mutating func assigned(_ left: SyntaxNode) -> AssignedPlace {
    switch left.kind {
    case .identifier:
      let name = left.text
      noteName(left, .write)
      if let local = scope.variable(named: name) { return AssignedPlace(name, local.type, local.isWeak) }
      if let hierarchy, let field = program.field(named: name, in: hierarchy) {
        return AssignedPlace(name, variable(named: name), field.declaration.type.qualifiers.contains(.weak))
      }
      let isWeak = names.global(named: name, from: file.id, program)?.0.type.qualifiers.contains(.weak)
      return AssignedPlace(name, variable(named: name), isWeak ?? false)
    case .memberExpression:
      guard let object = left.child(.object), let member = left.child(.member) else { break }
      let name = member.text
      let receiver = value(of: object)
      noteMember(member, of: receiver, .write)
      if case .structure = receiver { return AssignedPlace(name, memberType(named: name, of: receiver)) }
      guard let symbol = receiver.memberClass else { return AssignedPlace(name, .unknown) }
      let hierarchy = program.hierarchy(of: symbol)
      var place = AssignedPlace(name, .unknown)
      if let field = program.field(named: name, in: hierarchy) {
        place.type = program.staticType(of: field.declaration.type, from: field.file)
        place.isWeak = field.declaration.type.qualifiers.contains(.weak)
      }
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      let setters = program.nearestMethods(named: setter, in: hierarchy)
      if !setters.isEmpty { place.setters = setters }
      // An ancestor that can't be seen may have a nearer one.
      guard hierarchy.unseen.isEmpty || !setters.isEmpty && setters.allSatisfy({ $0.depth == 0 }) else {
        return AssignedPlace(name, .unknown)
      }
      return place
    default: break
    }
    return AssignedPlace(left.text, value(of: left))
  }

  // MARK: - Notes

  mutating func note(
    _ kind: ProtocolUse.Kind, _ symbol: ProtocolSymbol, _ node: SyntaxNode, _ receiver: SyntaxNode,
    _ name: SyntaxNode, arguments: SyntaxNode?, statement: SyntaxNode?
  ) {
    let place = statement.map { statement in
      (range: statement.range, isInBlock: statement.parent?.kind == .block)
    }
    facts.protocolUses.append(
      ProtocolUse(
        kind: kind, symbol: symbol, name: Identifier(name.text, at: name.range), receiver: receiver.range,
        arguments: arguments?.range, range: node.range, statement: place))
  }

  /// Visits a value that comes to a place, and notes the conversion.
  mutating func bring(
    _ node: SyntaxNode, to target: StaticType, at site: Conversion.Site, weakHolder: String? = nil
  ) {
    let core = inside(node)
    if core.kind == .initializerList {
      distribute(core, to: target, at: site)
    } else {
      note(arrivals(of: node), to: target, at: site, weakHolder: weakHolder)
    }
  }

  /// The entries of a list come to the elements of an array or to the fields of a struct.
  private mutating func distribute(_ list: SyntaxNode, to target: StaticType, at site: Conversion.Site) {
    _ = deeper { reader in
      for (index, part) in reader.parts(of: list).enumerated() {
        guard Self.isExpression(part.kind) else {
          reader.statement(part)
          continue
        }
        switch target {
        case .array(let element, let home):
          reader.bring(part, to: reader.program.staticType(of: element, from: home), at: site)
        case .structure(let symbol) where index < symbol.declaration.fields.count:
          let field = symbol.declaration.fields[index]
          reader.bring(
            part, to: reader.program.staticType(of: field.type, from: symbol.file),
            at: .initializer(field.name.text))
        default: reader.value(of: part)
        }
      }
      return .unknown
    }
  }

  /// Visits a value and tells what may come of it: each arm of a choice by itself.
  mutating func arrivals(of node: SyntaxNode) -> [Arrival] {
    let core = inside(node)
    if core.kind == .conditionalExpression, let first = core.child(.consequence),
      let second = core.child(.alternative)
    {
      if let condition = core.child(.condition) { value(of: condition) }
      var both: [Arrival] = []
      _ = deeper { reader in
        both = reader.arrivals(of: first) + reader.arrivals(of: second)
        return .unknown
      }
      return both
    }
    let type = value(of: node)
    var bound: Binding?
    if core.kind == .unaryExpression, core.child(.operator)?.typeName == "&",
      let argument = core.child(.argument), argument.kind == .memberExpression,
      let object = argument.child(.object), let name = argument.child(.member)
    {
      bound = binding(of: name.text, through: quietly(object))
    } else {
      bound = boundFunction(core)
    }
    return [Arrival(range: node.range, type: type, binding: bound, made: Self.madeClass(core))]
  }

  /// The function that a value is, with or without `&`: it widens to a callback.
  private func boundFunction(_ value: SyntaxNode) -> Binding? {
    let isAddress = value.kind == .unaryExpression && value.child(.operator)?.typeName == "&"
    guard let name = isAddress ? value.child(.argument) : value, name.kind == .identifier,
      scope.variable(named: name.text) == nil, !names.isMacro(name.text),
      names.global(named: name.text, from: file.id, program) == nil
    else { return nil }
    let functions = names.functions(named: name.text, from: file.id, program)
    guard functions.count == 1, let (function, home) = functions.first else { return nil }
    if let hierarchy {
      guard hierarchy.unseen.isEmpty, program.field(named: name.text, in: hierarchy) == nil,
        program.nearestMethods(named: name.text, in: hierarchy).isEmpty
      else { return nil }
    }
    return Binding(method: function, file: home, overloads: [function])
  }

  /// Notes that values come to a place.
  mutating func note(
    _ arrivals: [Arrival], to target: StaticType, or alternatives: [StaticType] = [],
    at site: Conversion.Site, weakHolder: String? = nil
  ) {
    for arrival in arrivals {
      facts.conversions.append(
        Conversion(
          site: site, source: arrival.type, target: target, alternatives: alternatives, range: arrival.range,
          binding: arrival.binding, made: arrival.made, weakHolder: weakHolder))
    }
  }

  /// Notes that something of a known type comes to a place.
  mutating func note(
    _ source: StaticType, of node: SyntaxNode, to target: StaticType, at site: Conversion.Site
  ) {
    note([Arrival(range: node.range, type: source, binding: nil, made: nil)], to: target, at: site)
  }

  private func inside(_ node: SyntaxNode) -> SyntaxNode {
    var core = node
    while core.kind == .parenthesizedExpression, let inner = parts(of: core).first { core = inner }
    return core
  }

  /// The type of an expression that was visited before.
  func quietly(_ node: SyntaxNode) -> StaticType {
    var copy = self
    copy.recorder = nil
    return copy.value(of: node)
  }

  private static func madeClass(_ node: SyntaxNode) -> String? {
    var node = node
    while true {
      switch node.kind {
      case .newExpression: return node.child(.size) == nil ? node.child(.type)?.text : nil
      case .castExpression:
        guard let value = node.child(.value) else { return nil }
        node = value
      case .parenthesizedExpression:
        guard let value = node.children.first(where: { $0.node.isNamed && $0.node.kind != .comment })?.node
        else { return nil }
        node = value
      default: return nil
      }
    }
  }
}

/// A value on its way to a place.
struct Arrival {
  let range: Range<Int>
  let type: StaticType
  /// What is bound, where the value is `&r.m`.
  let binding: Binding?
  /// The class of an object that is made right here.
  let made: String?
}

/// What an assignment writes to.
private struct AssignedPlace {
  let name: String
  /// The type of the variable or field; unknown where there is none.
  var type: StaticType
  var isWeak: Bool
  /// The methods that a write through an object calls instead: `o.n = v` is `o.setN(v)`.
  var setters: [ClassMethod]?

  init(_ name: String, _ type: StaticType, _ isWeak: Bool = false) {
    self.name = name
    self.type = type
    self.isWeak = isWeak
  }
}
