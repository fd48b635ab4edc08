import XCSemantics
import XCSyntax

/// A view that is pushed again with whatever the user left in it.
struct ReusedViewState: CrossBodyRule {
  let name = "reused-view-state"
  let defaultSeverity = Severity.note
  let summary = "a pushed view that is kept and pushed again, and that 'formWillShow' never resets"

  let explanation = """
    A view that is kept in a field and pushed outlives the pop: the next push shows it as the user left it, \
    with its selection, its scroll position and its text. `formWillShow` is the place to bring it into \
    order, for it is called on every way in. Nothing is said where `formWillShow` mentions the view at all, \
    where the method that pushes makes or prepares it first, or where the push happens once, when the \
    program or the object starts.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class Screen : Object <UXNavigationDelegate> {
        UXNavigationController* nav;
        UXTextView* editor;
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
        void edit(UXControl* sender) { ↓nav.push("Edit", editor); }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Screen : Object <UXNavigationDelegate> {
        UXNavigationController* nav;
        UXTextView* editor;
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
          if (content == (UXView*)editor) { editor.setText(""); }
        }
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
        void edit(UXControl* sender) { nav.push("Edit", editor); }
      }
      """),
  ]

  /// Methods that run once.
  private static let starters: Set<String> = [
    "init", "applicationDidStart", "awakeFromRsc", "awakeFromNib", "main",
  ]

  func check(_ bodies: ProgramBodies) -> [Diagnostic] {
    // Found out once, and only where something is pushed.
    var shown: MentionedFields?
    var own: [ClassSymbol: MentionedFields] = [:]
    var showing: [ClassSymbol: [ProgramBody]]?
    var touchedAnywhere: TouchedForms?
    var touched: [ClassSymbol: TouchedForms] = [:]
    let push = Array("push".utf8)
    let pushing = bodies.program.checkedFiles.filter { $0.mayMention(push) }
    return pushing.flatMap(bodies.all).flatMap { body -> [Diagnostic] in
      guard let owner = body.owner, !Self.starters.contains(body.function.name.text),
        bodies.program.file(body.file).mayMention("push", in: body.function.range),
        let facts = bodies.facts(of: body)
      else { return [] }
      let file = bodies.program.file(facts.file)
      let hierarchy = bodies.program.hierarchy(of: owner)
      let pushes = pushes(in: facts, of: file, bodies.program)
      let calls = pushes.map(\.call)
      return pushes.compactMap { node, pushed in
        let view = KeptView(pushed, in: facts)
        guard let name = view.value.variableName,
          let field = bodies.program.field(named: name, in: hierarchy),
          !LocalNames(of: facts.function, facts.body).hide(view.value),
          !view.isPrepared(for: node, among: calls, in: facts)
        else { return nil }
        let key = FieldKey(field.declaration, in: field.file)
        let everywhere = shown ?? mentioned(in: bodies)
        shown = everywhere
        let here = own[owner] ?? MethodReach(owner, in: bodies).mentioned(from: VisibilityMethods.showName)
        own[owner] = here
        guard !everywhere.contains(key, named: name), !here.contains(key, named: name) else { return nil }
        // A class that is a delegate itself looks after its forms; else any delegate may.
        let delegates = showing ?? showingBodies(bodies)
        showing = delegates
        let ownShowing = hierarchy.members.flatMap { delegates[$0.symbol] ?? [] }
        let forms: TouchedForms
        if ownShowing.isEmpty {
          forms = touchedAnywhere ?? TouchedForms(delegates.values.flatMap(\.self), in: bodies)
          touchedAnywhere = forms
        } else {
          forms = touched[owner] ?? TouchedForms(ownShowing, in: bodies)
          touched[owner] = forms
        }
        guard !forms.contain(field.declaration, in: field.file, bodies.program) else { return nil }
        return finding(
          "'\(name)' is kept and pushed again: it is shown as it was left, unless "
            + "'\(VisibilityMethods.showName)' resets it",
          at: node.range, in: file)
      }
    }
  }

  /// The bodies of `formWillShow` by their classes.
  private func showingBodies(_ bodies: ProgramBodies) -> [ClassSymbol: [ProgramBody]] {
    var found: [ClassSymbol: [ProgramBody]] = [:]
    for body in bodies.all where body.function.name.text == VisibilityMethods.showName {
      if let owner = body.owner { found[owner, default: []].append(body) }
    }
    return found
  }

  /// The fields that some class touches when a form is shown: the delegate need not be the class that pushes.
  private func mentioned(in bodies: ProgramBodies) -> MentionedFields {
    var seen: Set<ClassSymbol> = []
    var fields = MentionedFields()
    for body in bodies.all where body.function.name.text == VisibilityMethods.showName {
      guard let owner = body.owner, seen.insert(owner).inserted else { continue }
      fields.add(MethodReach(owner, in: bodies).mentioned(from: VisibilityMethods.showName))
    }
    return fields
  }

  private func pushes(
    in facts: BodyFacts, of file: ProgramFile, _ program: Program
  ) -> [(call: SyntaxNode, view: SyntaxNode)] {
    var found: [(call: SyntaxNode, view: SyntaxNode)] = []
    file.source.walk(facts.body) { node in
      if node.kind == .callExpression, let view = pushedView(in: node, facts, program) {
        found.append((node, view))
      }
      return true
    }
    return found
  }

  /// The variable whose view is pushed on a navigation controller.
  private func pushedView(in node: SyntaxNode, _ facts: BodyFacts, _ program: Program) -> SyntaxNode? {
    guard let function = node.child(.function), function.kind == .memberExpression,
      function.child(.member)?.text == "push", let receiver = facts.receivers[node.range.lowerBound],
      program.hierarchy(of: receiver).members.contains(where: { $0.symbol.name == "UXNavigationController" }),
      let last = node.child(.arguments)?.children.last(where: { $0.node.isNamed && $0.node.kind != .comment })
    else { return nil }
    return last.node
  }
}
