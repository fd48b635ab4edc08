import CTreeSitter

/// The syntax tree of one text. Immutable; freed when nothing refers to it any more.
public final class SyntaxTree: @unchecked Sendable {
  // libtree-sitter only reads a tree once it is made, so that any thread may use it.
  let pointer: OpaquePointer

  /// The text that was parsed.
  public let text: SourceText

  init(owning pointer: OpaquePointer, text: SourceText) {
    self.pointer = pointer
    self.text = text
  }

  deinit { ts_tree_delete(pointer) }

  /// The node of the whole file.
  public var root: SyntaxNode { SyntaxNode(raw: ts_tree_root_node(pointer), tree: self) }
}
