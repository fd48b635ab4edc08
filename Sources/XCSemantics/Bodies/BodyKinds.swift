import XCSyntax

/// What the nodes of a body are.
public enum BodyKinds {
  /// Whether a node is an expression.
  public static func isExpression(_ kind: SyntaxKind) -> Bool { BodyReader.isExpression(kind) }
}
