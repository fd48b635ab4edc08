import XCSemantics
import XCSyntax

/// Something that one of the two visibility methods starts and the other never stops.
struct UnbalancedShowHide: ClassRule {
  let name = "unbalanced-show-hide"
  let defaultSeverity = Severity.warning
  let summary = "'formWillShow' starts something for a form that 'formDidHide' never stops, or the reverse"

  let explanation = """
    `formWillShow` and `formDidHide` belong together: what the first starts for a form the second stops, and \
    what the second stops the first must start again, since a form that was covered comes back. Calls are \
    paired by their names: start and stop, begin and end, open and close, resume and pause, subscribe and \
    unsubscribe, add and remove, show and hide, enable and disable, with the same rest of the name and the \
    same receiver; what is started may as well be paused, and what was stopped resumed. What is done for one form (`if (content == (UXView*)detail)`) must be undone for that \
    form or for all.

    Nothing is said where either method hands over to another method that could do it.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class Clock : Object {
        void start(void) { }
        void stop(void) { }
      }

      class Screen : Object <UXNavigationDelegate> {
        Clock* clock;
        UXView* detail;
        UXView* list;
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
          if (content == (UXView*)detail) { ↓clock.start(); }
        }
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
          if (content == (UXView*)list) { ↓clock.stop(); }
        }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Clock : Object {
        void start(void) { }
        void stop(void) { }
      }

      class Screen : Object <UXNavigationDelegate> {
        Clock* clock;
        UXView* detail;
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) {
          if (content == (UXView*)detail) { clock.start(); }
        }
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) {
          if (content == (UXView*)detail) { clock.stop(); }
        }
      }
      """),
  ]

  func check(_ symbol: ClassSymbol, in bodies: ProgramBodies) -> [Diagnostic] {
    guard let methods = VisibilityMethods(of: symbol, in: bodies), let show = methods.show,
      let hide = methods.hide
    else { return [] }
    let shown = StepList(of: show, in: bodies.program)
    let hidden = StepList(of: hide, in: bodies.program)
    return findings(of: shown.steps.filter(\.opens), in: shown, against: hidden) { step, forms in
      finding(
        step, forms, "'\(VisibilityMethods.hideName)' never calls '\(step.counterpart.name)'", show,
        bodies.program)
    }
      + findings(of: hidden.steps.filter { !$0.opens }, in: hidden, against: shown) { step, forms in
        finding(
          step, forms,
          "'\(VisibilityMethods.showName)' never calls '\(step.counterpart.name)': the form can come back",
          hide, bodies.program)
      }
  }

  private func findings(
    of steps: [VisibilityStep], in own: StepList, against other: StepList,
    _ finding: (VisibilityStep, Set<String>) -> Diagnostic
  ) -> [Diagnostic] {
    var told: Set<Told> = []
    return steps.compactMap { step in
      guard !own.mayDo(step.counterpart), !other.mayDo(step.counterpart), !own.settles(step),
        let forms = other.formsLeft(by: step), told.insert(Told(subject: step.subject, forms: forms)).inserted
      else { return nil }
      return finding(step, forms)
    }
  }

  /// What was said already: a call that is made twice is missed once.
  private struct Told: Hashable {
    let subject: VisibilityStep.Subject
    let forms: Set<String>
  }

  private func finding(
    _ step: VisibilityStep, _ forms: Set<String>, _ words: String, _ half: VisibilityMethods.Half,
    _ program: Program
  ) -> Diagnostic {
    let names = forms.sorted().map { "'\($0)'" }.joined(separator: " and ")
    return finding(
      "'\(step.name)' is called\(names.isEmpty ? "" : " for " + names), and \(words)",
      at: step.node.statement.range, in: program.file(half.facts.file))
  }
}
