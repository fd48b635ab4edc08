/// Visits the nodes of a tree in order without calling itself, so that depth costs no stack.
struct TreeWalk {
  /// A moment of the walk.
  enum Step {
    /// A node begins; `depth` counts the nodes around it.
    case enter(SyntaxNode, field: SyntaxField?, depth: Int)
    /// The node that was entered last and not left yet ends.
    case leave
  }

  private let root: SyntaxNode

  init(_ root: SyntaxNode) { self.root = root }

  /// Calls `visit` for every node that `isShown`; what is hidden is left out with all below it.
  func forEach(where isShown: (SyntaxNode) -> Bool, _ visit: (Step) -> Void) {
    var cursor = SyntaxCursor(at: root)
    var depth = 0
    while true {
      let node = cursor.node
      let shown = isShown(node)
      if shown {
        visit(.enter(node, field: cursor.field, depth: depth))
        if cursor.goToFirstChild() {
          depth += 1
          continue
        }
        visit(.leave)
      }
      while !cursor.goToNextSibling() {
        guard depth > 0, cursor.goToParent() else { return }
        depth -= 1
        visit(.leave)
      }
    }
  }

  /// Named nodes, and tokens that the parser missed.
  static func isTelling(_ node: SyntaxNode) -> Bool { node.isNamed || node.isMissing }
}
