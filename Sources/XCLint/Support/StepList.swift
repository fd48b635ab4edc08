import XCSemantics
import XCSyntax

/// The steps of one of the two visibility methods, and what else it does.
struct StepList {
  private(set) var steps: [VisibilityStep] = []
  private var places: [VisibilityStep.Subject: [Int]] = [:]
  /// Receivers that something else is asked of, or that are assigned.
  private var touched: Set<String> = []
  /// Whether other methods get to work that are not looked into.
  private var handsOver = false
  private let receivers: ReceiverNames

  init(of half: VisibilityMethods.Half, in program: Program) {
    let source = program.file(half.facts.file).source
    receivers = ReceiverNames(in: half.facts)
    let hierarchy = half.facts.owner.map(program.hierarchy)
    source.walk(half.facts.body) { node in
      switch node.kind {
      case .callExpression: take(node, half, program, hierarchy)
      case .assignmentExpression, .deleteStatement:
        if let target = node.child(.left) ?? node.child(.value) { touched.insert(receivers.name(of: target)) }
      case .unaryExpression:
        // A bound method is a way to hand over, unless it is what is started that calls it.
        if node.child(.operator)?.typeName == "&", !Self.isStepArgument(node) { handsOver = true }
      default: break
      }
      return true
    }
  }

  private static func isStepArgument(_ node: SyntaxNode) -> Bool {
    var inner = node
    while let outer = inner.parent, outer.kind != .block {
      if outer.kind == .callExpression, let function = outer.child(.function) {
        let name = function.kind == .memberExpression ? function.child(.member)?.text : function.text
        return name.flatMap(VisibilityStep.parts) != nil
      }
      inner = outer
    }
    return false
  }

  /// Whether the method may do something in a way that is not seen here.
  func mayDo(_ counterpart: VisibilityStep.Counterpart) -> Bool {
    handsOver || !counterpart.receiver.isEmpty && touched.contains(counterpart.receiver)
  }

  /// Whether some step undoes one of the other method.
  func undo(_ step: VisibilityStep) -> Bool {
    places[step.subject]?.contains { steps[$0].undoes(step) } ?? false
  }

  private mutating func take(
    _ node: SyntaxNode, _ half: VisibilityMethods.Half, _ program: Program, _ hierarchy: ClassHierarchy?
  ) {
    guard let function = node.child(.function) else { return }
    var name = ""
    var receiver = ""
    switch function.kind {
    case .identifier: name = function.text
    case .memberExpression:
      name = function.child(.member)?.text ?? ""
      receiver = function.child(.object).map(receivers.name) ?? ""
      if receiver == "self" { receiver = "" }
    default:
      handsOver = true
      return
    }
    if let parts = VisibilityStep.parts(of: name) {
      let step = VisibilityStep(
        name: name, opens: parts.opens, stem: parts.stem, receiver: receiver,
        form: form(around: node, half),
        counterpart: .init(name: parts.counterpart, receiver: receiver), range: node.statement.range)
      places[step.subject, default: []].append(steps.count)
      steps.append(step)
      return
    }
    if receiver.isEmpty || receiver == "super" {
      // A method of the class, or a function: it may do anything.
      handsOver = true
      return
    }
    touched.insert(receiver)
    // A collection or a string keeps what it is given and does nothing with it.
    if let known = half.facts.receivers[node.range.lowerBound], program.isCore(known) { return }
    let arguments = node.child(.arguments)?.children.map(\.node).filter(\.isNamed) ?? []
    for argument in arguments {
      let name = receivers.name(of: argument)
      if name == receivers.content || name == "self" { handsOver = true }
      touched.insert(name)
    }
  }

  /// The form that a call is made for: what the content is compared with around it.
  private func form(around node: SyntaxNode, _ half: VisibilityMethods.Half) -> String? {
    guard let content = receivers.content else { return nil }
    var inner = node
    while let outer = inner.parent, inner.range != half.facts.body.range {
      if outer.kind == .ifStatement, outer.child(.consequence)?.range == inner.range,
        let condition = outer.child(.condition), let form = form(in: condition, content)
      {
        return form
      }
      inner = outer
    }
    return nil
  }

  private func form(in condition: SyntaxNode, _ content: String) -> String? {
    var found: String?
    condition.walk { node in
      guard found == nil else { return false }
      if node.kind == .binaryExpression, node.child(.operator)?.typeName == "==",
        let left = node.child(.left), let right = node.child(.right)
      {
        if receivers.name(of: left) == content { found = receivers.name(of: right) }
        if receivers.name(of: right) == content { found = receivers.name(of: left) }
      }
      return true
    }
    return found
  }
}
