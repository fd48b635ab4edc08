import CTreeSitter

/// A node of a syntax tree. It keeps its tree alive.
public struct SyntaxNode: @unchecked Sendable {
  // A raw node points into its tree, which is held beside it and never changes.
  let raw: TSNode
  let tree: SyntaxTree

  /// What the node is.
  public var kind: SyntaxKind {
    ts_node_is_named(raw) ? Language.kind(of: ts_node_symbol(raw)) : .token
  }

  /// The grammar's name of the node: `class_declaration`, or the text of a token: `{`.
  public var typeName: String { ts_node_type(raw).map { String(cString: $0) } ?? "" }

  /// Where the node stands, in bytes.
  public var range: Range<Int> { Int(ts_node_start_byte(raw))..<Int(ts_node_end_byte(raw)) }

  /// The text it covers.
  public var text: String { tree.text.string(in: range) }

  /// Whether the node has a name in the grammar; keywords and punctuation have none.
  public var isNamed: Bool { ts_node_is_named(raw) }

  /// Whether the parser invented the node because something was expected there; its range is empty.
  public var isMissing: Bool { ts_node_is_missing(raw) }

  /// Whether the node is a stretch that is not xc.
  public var isError: Bool { kind == .error }

  /// Whether an error or a missing token is anywhere inside.
  public var hasError: Bool { ts_node_has_error(raw) }

  /// The node around it; nil at the root.
  ///
  /// A node of no width is looked for from the root down, since there the library's own search goes astray.
  public var parent: SyntaxNode? {
    range.isEmpty ? tree.root.parent(of: self) : node(ts_node_parent(raw))
  }

  private func parent(of node: SyntaxNode) -> SyntaxNode? {
    var candidates = [self]
    while let candidate = candidates.popLast() {
      // Children are gone through without their fields, each of which takes a search of its own.
      var cursor = ts_tree_cursor_new(candidate.raw)
      defer { ts_tree_cursor_delete(&cursor) }
      guard ts_tree_cursor_goto_first_child(&cursor) else { continue }
      repeat {
        let child = SyntaxNode(raw: ts_tree_cursor_current_node(&cursor), tree: tree)
        if ts_node_eq(child.raw, node.raw) { return candidate }
        if child.range.lowerBound <= node.range.lowerBound, child.range.upperBound >= node.range.upperBound {
          candidates.append(child)
        }
      } while ts_tree_cursor_goto_next_sibling(&cursor)
    }
    return nil
  }

  /// The node behind it with the same parent.
  public var nextSibling: SyntaxNode? { node(ts_node_next_sibling(raw)) }

  /// The node in front of it with the same parent.
  public var previousSibling: SyntaxNode? { node(ts_node_prev_sibling(raw)) }

  /// A child and the part that it plays.
  public struct Child: Sendable {
    /// The part, nil for a child without one.
    public let field: SyntaxField?
    /// The child.
    public let node: SyntaxNode
  }

  /// All children in order, tokens and comments included, with the parts they play.
  public var children: [Child] {
    var result: [Child] = []
    let isBroken = isError
    result.reserveCapacity(Int(ts_node_child_count(raw)))
    var cursor = ts_tree_cursor_new(raw)
    defer { ts_tree_cursor_delete(&cursor) }
    guard ts_tree_cursor_goto_first_child(&cursor) else { return [] }
    repeat {
      result.append(
        Child(
          // In a long stretch of errors the search for a part takes time in proportion to what stands in front.
          field: isBroken ? nil : Language.fields[Int(ts_tree_cursor_current_field_id(&cursor))],
          node: SyntaxNode(raw: ts_tree_cursor_current_node(&cursor), tree: tree)))
    } while ts_tree_cursor_goto_next_sibling(&cursor)
    return result
  }

  /// The first child that plays a part.
  public func child(_ field: SyntaxField) -> SyntaxNode? {
    guard let number = Language.fieldNumbers[field] else { return nil }
    return node(ts_node_child_by_field_id(raw, number))
  }

  /// The smallest node that covers a range of bytes.
  public func descendant(covering range: Range<Int>) -> SyntaxNode? {
    node(ts_node_descendant_for_byte_range(raw, UInt32(range.lowerBound), UInt32(range.upperBound)))
  }

  private func node(_ raw: TSNode) -> SyntaxNode? {
    ts_node_is_null(raw) ? nil : SyntaxNode(raw: raw, tree: tree)
  }
}
