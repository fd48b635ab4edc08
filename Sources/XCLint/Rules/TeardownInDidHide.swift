import XCSemantics
import XCSyntax

/// A form that is taken apart when it is only hidden.
struct TeardownInDidHide: ClassRule {
  let name = "teardown-in-did-hide"
  let defaultSeverity = Severity.warning
  let summary = "'formDidHide' gives up something that the form needs when it comes back"

  let explanation = """
    `formDidHide` is called when a form is popped and also when another one covers it. In the second case \
    the form comes back, by the same pointer. Whoever deletes something of it there, sets a field that holds \
    a view, a form or a model to null, or takes the form out of its parent has a broken form on the way \
    back. Stop what runs, such as timers, and leave the rest.

    Nothing is said about a field that `formWillShow` sets again, itself or by a method of the class.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class Screen : Object <UXNavigationDelegate> {
        UXView* detail;
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
          ↓detail = nil;
          ↓content.removeFromSuperview();
        }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Clock : Object {
        void stop(void) { }
      }

      class Screen : Object <UXNavigationDelegate> {
        UXView* shown;
        Clock* timer;
        bool visible;
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
          shown = content;
          visible = true;
          timer = new Clock();
        }
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
          timer.stop();
          timer = nil;
          visible = false;
          shown = nil;
        }
      }
      """),
  ]

  func check(_ symbol: ClassSymbol, in bodies: ProgramBodies) -> [Diagnostic] {
    guard let methods = VisibilityMethods(of: symbol, in: bodies), let hide = methods.hide else { return [] }
    let program = bodies.program
    // What an imported part of the class does when the form is shown is not read.
    if methods.show == nil,
      !program.nearestMethods(named: VisibilityMethods.showName, in: methods.hierarchy).isEmpty
    {
      return []
    }
    let file = program.file(hide.facts.file)
    let restored = MethodReach(methods.symbol, in: bodies).assigned(from: VisibilityMethods.showName)
    let locals = LocalNames(of: hide.facts.function, hide.facts.body)
    let forms = VisibleForms(receivers: ReceiverNames(in: hide.facts), body: hide.facts.body)
    var findings: [Diagnostic] = []
    file.source.walk(hide.facts.body) { node in
      guard node.kind != .blockLiteral else { return false }
      if let message = problem(with: node, methods, hide, restored, locals, forms, program) {
        findings.append(finding(message, at: node.statement.range, in: file))
      }
      return true
    }
    return findings
  }

  private func problem(
    with node: SyntaxNode, _ methods: VisibilityMethods, _ hide: VisibilityMethods.Half,
    _ restored: Set<String>, _ locals: LocalNames, _ forms: VisibleForms, _ program: Program
  ) -> String? {
    switch node.kind {
    case .deleteStatement:
      guard node.child(.operation)?.text == "delete", let value = node.child(.value),
        let name = value.elementName,
        name == hide.content || !locals.hide(value) && isField(name, methods, program),
        !restored.contains(name)
      else { return nil }
      return "'\(value.core.text)' is deleted when the form is hidden, and the form can come back"
    case .assignmentExpression:
      guard node.child(.operator)?.typeName == "=", let left = node.child(.left),
        let right = node.child(.right),
        right.isNull, [.identifier, .memberExpression, .subscriptExpression].contains(left.kind),
        let name = left.elementName, !locals.hide(left), !restored.contains(name),
        let kind = kind(ofField: name, isElement: left.kind == .subscriptExpression, methods, program)
      else { return nil }
      let words = left.kind == .subscriptExpression ? left.text : name
      return "the \(kind) '\(words)' is given up when the form is hidden, and the form can come back"
    case .callExpression:
      guard let function = node.child(.function), function.kind == .memberExpression,
        let object = function.child(.object), let member = function.child(.member)?.text,
        member.hasPrefix("remove")
      else { return nil }
      let isRemoval = ["removeFrom", "removeAll", "removeSubviews"].contains { member.hasPrefix($0) }
      if isRemoval, forms.isForm(object, at: node) {
        return "the form is taken apart when it is hidden, and it can come back"
      }
      let removesChild = ["Subview", "Child", "View"].contains { member.contains($0) }
      let arguments = node.child(.arguments)?.children.map(\.node).filter(\.isNamed) ?? []
      if removesChild, arguments.contains(where: { forms.isForm($0, at: node) }) {
        return "the form is taken out of its parent when it is hidden, and it can come back"
      }
      return nil
    default: return nil
    }
  }

  private func isField(_ name: String, _ methods: VisibilityMethods, _ program: Program) -> Bool {
    program.field(named: name, in: methods.hierarchy) != nil
  }

  /// What a field holds, where that is something that a form needs; nil for timers, flags and the like.
  private func kind(
    ofField name: String, isElement: Bool, _ methods: VisibilityMethods, _ program: Program
  ) -> String? {
    guard let field = program.field(named: name, in: methods.hierarchy),
      !field.declaration.type.qualifiers.contains(.weak),
      let type = isElement ? Self.element(of: field.declaration.type) : field.declaration.type,
      !type.qualifiers.contains(.weak),
      case .object(let symbol, _, _) = program.staticType(of: type, from: field.file)
    else { return nil }
    let ancestors = program.hierarchy(of: symbol).members.map(\.symbol.name)
    if ancestors.contains("UXView") || ancestors.contains("UXWindow") { return "view" }
    let words = (name + " " + symbol.name).lowercased()
    if words.contains("form") || words.contains("screen") { return "form" }
    let models = ["model", "document", "record", "dataset", "datasource"]
    return models.contains { words.contains($0) } || ["Array", "Map", "Set"].contains(symbol.name)
      ? "model" : nil
  }

  private static func element(of type: TypeReference) -> TypeReference? {
    switch type.shape {
    case .array(let element, _): element
    case .pointer(let target): target
    default: nil
    }
  }
}
