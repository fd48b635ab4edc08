/// A place in a source text as compilers print it.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, 1-based.
  public var line: Int

  /// The column, 1-based, in UTF-8 bytes.
  public var column: Int

  /// Makes a position from a 1-based line and a 1-based UTF-8 byte column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
