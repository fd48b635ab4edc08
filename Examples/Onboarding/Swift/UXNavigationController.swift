/// A stack of forms of which the top one is visible. It never makes a form and never empties one: what is
/// pushed again shows what it showed last.
final class UXNavigationController: UXView {
  /// Hears about every change of the top; not kept alive.
  weak var delegate: (any UXNavigationDelegate)?
  private var forms: [UXView] = []

  init() { super.init(title: "navigation") }

  /// The form on screen.
  var top: UXView? { forms.last }

  /// Covers the visible form with another one.
  func push(_ form: UXView) {
    if let covered = forms.last {
      delegate?.formDidHide(self, content: covered, depth: Int32(forms.count))
      covered.isHidden = true
    }
    delegate?.formWillShow(self, content: form, depth: Int32(forms.count + 1))
    forms.append(form)
    addSubview(form)
    form.isHidden = false
  }

  /// What the back button does. The root stays. What was popped stays in the tree, hidden.
  func pop() {
    guard forms.count > 1, let leaving = forms.last else { return }
    delegate?.formDidHide(self, content: leaving, depth: Int32(forms.count))
    forms.removeLast()
    leaving.isHidden = true
    guard let uncovered = forms.last else { return }
    delegate?.formWillShow(self, content: uncovered, depth: Int32(forms.count))
    uncovered.isHidden = false
  }
}
