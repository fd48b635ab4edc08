import CTreeSitter

extension SourceText {
  /// The row and the column, in bytes, of a byte offset as libtree-sitter counts: a byte order mark is in row 0.
  func point(at offset: Int) -> TSPoint {
    let line = lineIndex(at: offset)
    let start = line == 0 ? 0 : lineStarts[line]
    return TSPoint(row: UInt32(clamping: line), column: UInt32(clamping: offset - start))
  }
}
