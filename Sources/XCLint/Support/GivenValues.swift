import XCSyntax

/// What one body gives to names, hands to calls, and returns.
struct GivenValues {
  /// A name that is given a value: a variable, or a field behind its object.
  struct Gift {
    let name: SyntaxNode
    let value: SyntaxNode
  }

  /// What a value may be, as far as its own body tells.
  struct Origins {
    /// Whether it may be an object that is made in this body.
    var isMade = false
    /// The names outside of the body's variables that it may be taken from: parameters, fields, globals.
    var names: [SyntaxNode] = []
    /// The names of what is called for it, or asked as if it was a field.
    var calls: [SyntaxNode] = []
  }

  /// What is given to anything but a local variable.
  private(set) var gifts: [Gift] = []
  /// What is called with arguments: a function's name, or the class of a new object.
  private(set) var calls: [(name: SyntaxNode, arguments: [SyntaxNode])] = []
  /// What may be returned.
  private(set) var results: [SyntaxNode] = []
  /// Names whose addresses are taken: who has one may put anything there.
  private(set) var addressed: [SyntaxNode] = []
  private var locals: [String: [SyntaxNode]] = [:]

  init(in block: SyntaxNode) {
    var all: [Gift] = []
    func give(_ left: SyntaxNode?, _ value: SyntaxNode?) {
      guard let value, let name = left?.givenName else { return }
      all.append(Gift(name: name, value: value))
    }
    block.walk { node in
      switch node.kind {
      case .variableDeclarator:
        guard let name = node.child(.name) else { break }
        locals[name.text, default: []] += []
        give(name, node.child(.value))
        add(node.parent?.child(.type), node)
      case .forInStatement:
        guard let name = node.child(.name) else { break }
        locals[name.text, default: []] += [node.child(.iterable)].compactMap { $0 }
      case .tupleVariable, .catchClause:
        if let name = node.child(.name) { locals[name.text, default: []] += [] }
      case .tupleAssignment:
        for left in node.children where left.field == .left { give(left.node, node.child(.right)) }
      case .assignmentExpression: give(node.child(.left), node.child(.right))
      case .returnStatement: results += node.children.filter { $0.field == .value }.map(\.node)
      case .callExpression: add(node.child(.function)?.core, node)
      case .newExpression: add(node.child(.type), node)
      case .unaryExpression:
        guard node.child(.operator)?.typeName == "&", let name = node.child(.argument)?.givenName else {
          break
        }
        addressed.append(name)
      default: break
      }
      return true
    }
    for gift in all {
      if gift.name.isMember || locals[gift.name.text] == nil {
        gifts.append(gift)
      } else {
        locals[gift.name.text]?.append(gift.value)
      }
    }
  }

  private mutating func add(_ called: SyntaxNode?, _ node: SyntaxNode) {
    guard let name = called?.kind == .memberExpression ? called?.child(.member) : called,
      let list = node.child(.arguments)
    else { return }
    let arguments = list.children.map(\.node).filter { $0.isNamed && $0.kind != .comment }
    if !arguments.isEmpty { calls.append((name, arguments)) }
  }

  /// What a value may be.
  func origins(of value: SyntaxNode) -> Origins {
    var origins = Origins()
    var seen: Set<String> = []
    var waiting = [value]
    while let next = waiting.popLast() {
      let node = next.core
      switch node.kind {
      case .conditionalExpression:
        waiting += [node.child(.consequence), node.child(.alternative)].compactMap { $0 }
      case .assignmentExpression: waiting += [node.child(.right)].compactMap { $0 }
      case .initializerList: waiting += node.children.map(\.node).filter(\.isNamed)
      case .memberExpression: origins.calls += [node.child(.member)].compactMap { $0 }
      case .identifier:
        guard let values = locals[node.text] else {
          origins.names.append(node)
          break
        }
        if addressed.contains(where: { $0.text == node.text }) { origins.isMade = true }
        if seen.insert(node.text).inserted { waiting += values }
      case .callExpression where !node.isMade:
        let function = node.child(.function)?.core
        origins.calls += [function?.child(.member) ?? function].compactMap { $0 }
      default: if node.isMade { origins.isMade = true }
      }
    }
    return origins
  }

  /// The same in words: bodies with the same words give the same.
  var summary: Set<String> {
    func words(_ value: SyntaxNode) -> String? {
      let origins = origins(of: value)
      guard origins.isMade || !origins.names.isEmpty || !origins.calls.isEmpty else { return nil }
      return
        ([origins.isMade ? "new" : ""] + origins.names.map(\.text).sorted()
        + origins.calls.map { $0.text + "()" }.sorted()).joined(separator: " ")
    }
    var summary = Set(
      gifts.compactMap { gift in
        words(gift.value).map {
          (gift.name.isMember ? gift.name.parent?.text ?? "" : gift.name.text) + " = " + $0
        }
      })
    for call in calls {
      for (index, argument) in call.arguments.enumerated() {
        if let words = words(argument) { summary.insert("\(call.name.text) \(index) " + words) }
      }
    }
    summary.formUnion(results.compactMap(words).map { "return " + $0 })
    return summary.union(addressed.map { "&" + $0.text })
  }
}

extension SyntaxNode {
  /// The name of the variable or field that an expression stands for, or of the array of which it is an element.
  fileprivate var givenName: SyntaxNode? {
    var node = core
    while node.kind == .subscriptExpression, let object = node.child(.collection) { node = object.core }
    return node.kind == .memberExpression ? node.child(.member) : node.kind == .identifier ? node : nil
  }

  /// Whether a name stands behind a dot.
  var isMember: Bool {
    parent?.kind == .memberExpression && parent?.child(.member)?.range == range
  }

  /// Whether an expression most likely makes an object: `new T()`, or a static method of a class.
  fileprivate var isMade: Bool {
    switch kind {
    case .newExpression: return true
    case .callExpression:
      let receiver = child(.function)?.child(.object)
      return receiver?.kind == .identifier && receiver?.text.first?.isUppercase ?? false
    default: return false
    }
  }
}
