import CTreeSitter

/// Walks a tree without making a value of every node. It keeps its tree alive.
struct SyntaxCursor: ~Copyable {
  private var raw: TSTreeCursor
  let tree: SyntaxTree

  init(at node: SyntaxNode) {
    tree = node.tree
    raw = ts_tree_cursor_new(node.raw)
  }

  deinit {
    var copy = raw
    ts_tree_cursor_delete(&copy)
  }

  var node: SyntaxNode { mutating get { SyntaxNode(raw: ts_tree_cursor_current_node(&raw), tree: tree) } }

  var kind: SyntaxKind {
    mutating get {
      let node = ts_tree_cursor_current_node(&raw)
      return ts_node_is_named(node) ? Language.kind(of: ts_node_symbol(node)) : .token
    }
  }

  var field: SyntaxField? { mutating get { Language.fields[Int(ts_tree_cursor_current_field_id(&raw))] } }

  var range: Range<Int> {
    mutating get {
      let node = ts_tree_cursor_current_node(&raw)
      return Int(ts_node_start_byte(node))..<Int(ts_node_end_byte(node))
    }
  }

  var childCount: Int { mutating get { Int(ts_node_child_count(ts_tree_cursor_current_node(&raw))) } }

  var hasError: Bool { mutating get { ts_node_has_error(ts_tree_cursor_current_node(&raw)) } }

  mutating func goToFirstChild() -> Bool { ts_tree_cursor_goto_first_child(&raw) }
  mutating func goToNextSibling() -> Bool { ts_tree_cursor_goto_next_sibling(&raw) }
  mutating func goToParent() -> Bool { ts_tree_cursor_goto_parent(&raw) }
}
