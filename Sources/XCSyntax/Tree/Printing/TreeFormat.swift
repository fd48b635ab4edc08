/// The ways to write a tree down.
public enum TreeFormat: String, Sendable, Hashable, CaseIterable {
  /// One named node a line, indented, with its field and its place.
  case tree
  /// Nested objects with every node, tokens included.
  case json
  /// One nested expression of named nodes and fields.
  case sexp
}

extension SyntaxTree {
  /// The whole tree as text that ends in a line end.
  public func printed(as format: TreeFormat) -> String { TreeWalk(root).printed(as: format) }
}

extension FormReading {
  /// The mended tree as text that ends in a line end, with the author's text and an error at each place of a mistake.
  public func printed(as format: TreeFormat) -> String {
    TreeWalk(tree.root, of: textOfTree).printed(as: format)
  }
}

extension TreeWalk {
  fileprivate func printed(as format: TreeFormat) -> String {
    switch format {
    case .tree: lines()
    case .json: json()
    case .sexp: expression()
    }
  }
}
