/// Visits the nodes of a tree in order without calling itself, so that depth costs no stack.
struct TreeWalk {
  /// The text whose positions are shown.
  let text: SourceText

  private let root: SyntaxNode

  /// What the tree does not have of the text, since it was mended; nil for a tree of the very text.
  private let mending: TreeMending?

  /// - Parameter text: what the author wrote, where the tree is one of a mended text.
  init(_ root: SyntaxNode, of text: SourceText? = nil) {
    self.root = root
    self.text = text ?? root.tree.text
    mending = text.flatMap { $0.bytes == root.tree.text.bytes ? nil : TreeMending(of: root, in: $0) }
  }

  /// Calls `visit` for every node that `isShown`; what is hidden is left out with all below it.
  func forEach(where isShown: (ShownNode) -> Bool, _ visit: (TreeStep) -> Void) {
    var cursor = SyntaxCursor(at: root)
    var depth = 0
    var lost = (mending?.lost ?? [])[...]
    /// Where each node that is open ends.
    var open: [Int] = []
    func showLost(before offset: Int, within end: Int) {
      while let first = lost.first, first.lowerBound < offset, first.upperBound <= end {
        lost.removeFirst()
        visit(.enter(ShownNode(errorAt: first, text: text.string(in: first)), depth: depth))
        visit(.leave)
      }
    }
    func leave(at end: Int) {
      showLost(before: end, within: end)
      depth -= 1
      visit(.leave)
    }
    while true {
      let node = cursor.node
      var shown = ShownNode(node, field: cursor.field)
      let isKept = mending?.fit(&shown) ?? true
      // What stands outside of everything that is left belongs to the root.
      if mending != nil, depth == 0 {
        shown.range = min(shown.range.lowerBound, lost.first?.lowerBound ?? .max)..<text.bytes.count
      }
      if isKept, isShown(shown) {
        showLost(before: shown.range.lowerBound, within: open.last ?? .max)
        visit(.enter(shown, depth: depth))
        depth += 1
        if cursor.goToFirstChild() {
          open.append(shown.range.upperBound)
          continue
        }
        leave(at: open.isEmpty ? .max : shown.range.upperBound)
      }
      while !cursor.goToNextSibling() {
        guard let end = open.popLast(), cursor.goToParent() else { return }
        leave(at: open.isEmpty ? .max : end)
      }
    }
  }
}
