import CTreeSitter

/// A replacement in a text, as the parser needs it to reuse what did not change.
public struct SyntaxEdit: Sendable, Hashable {
  /// The bytes of the old text that are replaced.
  public var range: Range<Int>

  /// How many bytes take their place.
  public var newLength: Int

  /// Makes an edit.
  public init(range: Range<Int>, newLength: Int) {
    self.range = range
    self.newLength = newLength
  }
}

extension SyntaxParser {
  /// Parses a text that came out of another by one edit, using what its tree already knows.
  ///
  /// The result is the tree that a parse from scratch gives. How libtree-sitter gets over an error depends on the
  /// tokens that it holds already, so that a text with errors, and the one that follows it, is parsed from scratch.
  /// - Throws: `Refusal` for texts that libtree-sitter cannot take.
  public func parse(
    _ text: SourceText, after edit: SyntaxEdit, of previous: SyntaxTree
  ) throws(Refusal) -> SyntaxTree {
    guard !previous.root.hasError else { return try parse(text) }
    let tree = try quickly(text, after: edit, of: previous)
    return tree.root.hasError ? try parse(text) : tree
  }

  /// Parses as `parse(_:after:of:)` does, in the time that the edit takes; where the text has errors, another tree
  /// than that from scratch may come out. For trials, of which there are many.
  func quickly(
    _ text: SourceText, after edit: SyntaxEdit, of previous: SyntaxTree, limit: ParsingLimit? = nil
  ) throws(Refusal) -> SyntaxTree {
    guard let copy = ts_tree_copy(previous.pointer) else { return try parse(text) }
    defer { ts_tree_delete(copy) }
    let newEnd = edit.range.lowerBound + edit.newLength
    var input = TSInputEdit(
      start_byte: UInt32(clamping: edit.range.lowerBound),
      old_end_byte: UInt32(clamping: edit.range.upperBound),
      new_end_byte: UInt32(clamping: newEnd),
      start_point: point(of: edit.range.lowerBound, in: previous.text),
      old_end_point: point(of: edit.range.upperBound, in: previous.text),
      new_end_point: point(of: newEnd, in: text))
    ts_tree_edit(copy, &input)
    return try parse(text, reusing: copy, limit: limit)
  }
}
