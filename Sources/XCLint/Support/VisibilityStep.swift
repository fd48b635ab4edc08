import XCSemantics
import XCSyntax

/// A call that starts or stops something, by its name.
struct VisibilityStep {
  /// The call that would undo it.
  struct Counterpart {
    let name: String
    let receiver: String
  }

  let name: String
  /// Whether it starts something.
  let opens: Bool
  /// What follows the verb.
  let stem: String
  /// The receiver without `self.`; empty for a bare call.
  let receiver: String
  /// The form that it is done for, nil for all.
  let form: String?
  let counterpart: Counterpart
  /// The statement.
  let range: Range<Int>

  private static let verbs = [
    ("start", "stop"), ("begin", "end"), ("open", "close"), ("resume", "pause"), ("subscribe", "unsubscribe"),
    ("add", "remove"), ("show", "hide"), ("enable", "disable"),
  ]

  /// Views are put in and taken out by these two; that they are no pair of one stem is known, and so is that a view
  /// may stay where it is while it is hidden.
  private static let moves: Set<String> = ["addSubview", "removeFromSuperview", "removeSubview"]

  /// Takes a name apart; nil where it begins with none of the verbs.
  static func parts(of name: String) -> (opens: Bool, stem: String, counterpart: String)? {
    guard !moves.contains(name) else { return nil }
    for (open, close) in verbs {
      for (verb, other, opens) in [(open, close, true), (close, open, false)] where name.hasPrefix(verb) {
        let rest = name.dropFirst(verb.count)
        guard rest.first.map({ $0.isUppercase || $0.isNumber || $0 == "_" }) ?? true else { continue }
        // `list.add(x)` collects; only what has a name is added for a while.
        if rest.isEmpty, open == "add" { return nil }
        return (opens, String(rest), other + rest)
      }
    }
    return nil
  }

  /// Whether one step undoes the other, for the form that it was done for.
  func undoes(_ step: VisibilityStep) -> Bool {
    receiver == step.receiver && stem == step.stem && opens != step.opens
      && (form == nil || step.form == nil || form == step.form)
  }
}

/// The steps of one of the two visibility methods, and what else it does.
struct StepList {
  private(set) var steps: [VisibilityStep] = []
  /// Receivers that something else is asked of, or that are assigned.
  private var touched: Set<String> = []
  /// Whether other methods get to work that are not looked into.
  private var handsOver = false

  init(of half: VisibilityMethods.Half, in program: Program) {
    let source = program.file(half.facts.file).source
    let hierarchy = half.facts.owner.map(program.hierarchy)
    source.walk(half.facts.body) { node in
      switch node.kind {
      case .callExpression: take(node, half, program, hierarchy)
      case .assignmentExpression, .deleteStatement:
        if let target = node.child(.left) ?? node.child(.value) { touched.insert(Self.receiver(target)) }
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
      receiver = function.child(.object).map(Self.receiver) ?? ""
      if receiver == "self" { receiver = "" }
    default:
      handsOver = true
      return
    }
    if let parts = VisibilityStep.parts(of: name) {
      steps.append(
        VisibilityStep(
          name: name, opens: parts.opens, stem: parts.stem, receiver: receiver,
          form: Self.form(around: node, half),
          counterpart: .init(name: parts.counterpart, receiver: receiver), range: node.statement.range))
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
      let text = Self.receiver(argument)
      if text == half.content || text == "self" { handsOver = true }
      touched.insert(text)
    }
  }

  private static func receiver(_ node: SyntaxNode) -> String {
    let text = node.core.text.filter { !$0.isWhitespace }
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// The form that a call is made for: what the content is compared with around it.
  private static func form(around node: SyntaxNode, _ half: VisibilityMethods.Half) -> String? {
    guard let content = half.content else { return nil }
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

  private static func form(in condition: SyntaxNode, _ content: String) -> String? {
    var found: String?
    condition.walk { node in
      guard found == nil else { return false }
      if node.kind == .binaryExpression, node.child(.operator)?.typeName == "==",
        let left = node.child(.left), let right = node.child(.right)
      {
        if receiver(left) == content { found = receiver(right) }
        if receiver(right) == content { found = receiver(left) }
      }
      return true
    }
    return found
  }
}
