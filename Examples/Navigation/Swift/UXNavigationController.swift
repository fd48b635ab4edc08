/// A stack of forms of which the top one is visible.
///
/// The calls to the delegate come in the order that UXKit documents: first the form that goes is announced as
/// hidden, while it is still visible and still on the stack, then the one that comes is announced as shown, before
/// its view is in the tree.
final class UXNavigationController: UXView {
  /// Hears about every change of the top; not kept alive.
  weak var delegate: (any UXNavigationDelegate)?
  private var forms: [UXView] = []

  init() { super.init(title: "navigation") }

  /// How many forms are on the stack.
  var depth: Int { forms.count }

  /// Covers the visible form with another one.
  func push(_ form: UXView) {
    if let covered = forms.last {
      delegate?.formDidHide(self, content: covered, depth: Int32(depth))
      covered.isHidden = true
    }
    delegate?.formWillShow(self, content: form, depth: Int32(depth + 1))
    forms.append(form)
    addSubview(form)
    form.isHidden = false
  }

  /// Takes the top off and shows what it covered. The root stays. What was popped stays in the tree, hidden.
  @discardableResult
  func pop() -> Bool {
    guard depth > 1, let leaving = forms.last else { return false }
    delegate?.formDidHide(self, content: leaving, depth: Int32(depth))
    forms.removeLast()
    leaving.isHidden = true
    guard let uncovered = forms.last else { return false }
    delegate?.formWillShow(self, content: uncovered, depth: Int32(depth))
    uncovered.isHidden = false
    return true
  }

  /// Goes back step by step, and says so at every step.
  func popToRoot() {
    while pop() {}
  }

  /// The platform's own way back, a swipe or a key: a pop like any other.
  func backGesture() { pop() }
}
