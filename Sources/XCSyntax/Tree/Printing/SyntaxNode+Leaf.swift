import CTreeSitter

extension SyntaxNode {
  /// Whether nothing is below the node.
  var isLeaf: Bool { ts_node_child_count(raw) == 0 }
}
