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
      case .identifier where program.doesAnything(macro: node.text): handsOver = true
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

  /// The forms for which no step undoes one of the other method, nil for none; empty where it is undone for no form
  /// and was done for all.
  func formsLeft(by step: VisibilityStep) -> Set<String>? {
    let undoing = (places[step.subject] ?? []).map { steps[$0] }.filter { $0.opens != step.opens }
    guard let forms = step.forms else { return undoing.isEmpty ? [] : nil }
    let left = undoing.reduce(forms) { left, step in
      step.forms.map(left.subtracting) ?? left.intersection(step.exceptions)
    }
    return left.isEmpty ? nil : left
  }

  /// Whether the method itself makes up for one of its steps.
  func settles(_ step: VisibilityStep) -> Bool {
    places[step.subject]?.contains { step.isSettled(by: steps[$0]) } ?? false
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
    // What the class asks of itself it asks by the bare name or by way of `self`, and both are one.
    let known = receiver.isEmpty ? nil : half.facts.receivers[node.range.lowerBound]
    let parts = VisibilityStep.parts(of: name)
    if let parts {
      // What nothing undoes is no start; what undoes nothing may stop something else.
      guard known.map({ mayTake(parts.counterpart, $0, program) }) ?? true else {
        if !parts.opens { touched.insert(receiver) }
        return
      }
      let visible = VisibleForms(receivers: receivers, body: half.facts.body)
      let forms = visible.forms(around: node)
      let step = VisibilityStep(
        name: name, opens: parts.opens, stem: parts.stem, receiver: receiver, forms: forms,
        exceptions: forms == nil ? visible.exceptions(around: node) : [],
        counterpart: .init(name: parts.counterpart, receiver: receiver), manner: parts.manner, node: node)
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
    if let known, program.isCore(known) { return }
    let arguments = node.child(.arguments)?.children.map(\.node).filter(\.isNamed) ?? []
    for argument in arguments {
      let name = receivers.name(of: argument)
      if name == receivers.content || name == "self" { handsOver = true }
      touched.insert(name)
    }
  }

  /// Whether a receiver can be asked to undo a step.
  private func mayTake(_ name: String, _ receiver: ClassSymbol, _ program: Program) -> Bool {
    let hierarchy = program.hierarchy(of: receiver)
    return !hierarchy.unseen.isEmpty || program.isBuiltIn(receiver.file)
      || !program.nearestMethods(named: name, in: hierarchy).isEmpty
  }
}
