/// A node as it is shown.
struct ShownNode {
  var typeName: String
  var isNamed: Bool
  var isMissing = false
  var isError = false
  var field: SyntaxField?
  var range: Range<Int>

  /// The text of a leaf, nil for any other node.
  var leafText: String?

  init(_ node: SyntaxNode, field: SyntaxField?) {
    typeName = node.typeName
    isNamed = node.isNamed
    isMissing = node.isMissing
    isError = node.isError
    self.field = field
    range = node.range
    leafText = node.isLeaf ? node.text : nil
  }

  /// A stretch that is no part of any other node.
  init(errorAt range: Range<Int>, text: String) {
    typeName = SyntaxKind.error.rawValue
    isNamed = true
    isError = true
    self.range = range
    leafText = text
  }

  /// Named nodes, and tokens that the parser missed.
  var isTelling: Bool { isNamed || isMissing }
}

/// A moment of a walk over what is shown.
enum TreeStep {
  /// A node begins; `depth` counts the nodes around it.
  case enter(ShownNode, depth: Int)
  /// The node that was entered last and not left yet ends.
  case leave
}
