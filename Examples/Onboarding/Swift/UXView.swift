/// A view: a title, a place in the tree, and whether it is hidden.
@MainActor class UXView {
  let title: String
  /// Whether the view is kept off the screen although it is in the tree.
  var isHidden = false
  private(set) weak var superview: UXView?
  private var subviews: [UXView] = []

  init(title: String) { self.title = title }

  /// Adds a view to the tree; one that hangs here already stays where it is.
  func addSubview(_ view: UXView) {
    guard view.superview !== self else { return }
    view.superview = self
    subviews.append(view)
  }
}
