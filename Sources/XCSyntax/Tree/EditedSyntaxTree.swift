import CTreeSitter

/// A tree whose positions were moved to where an edit has put them. It can be edited further and parsed again with
/// `SyntaxParser.parse(reusing:)`, but not be read: its nodes no longer say what stands in the text.
public final class EditedSyntaxTree: @unchecked Sendable {
  // Changed only while it is made; from then on it is only read.
  let pointer: OpaquePointer

  /// The text after the edit.
  public let text: SourceText

  /// Takes a tree of its own; `old` is the text that its positions still fit.
  fileprivate init(owning pointer: OpaquePointer, of old: SourceText, applying edit: SyntaxEdit) {
    let range = edit.range.clamped(to: 0..<old.bytes.count)
    let text = old.applying(edit)
    let newEnd = range.lowerBound + edit.replacement.count
    var change = TSInputEdit(
      start_byte: UInt32(clamping: range.lowerBound), old_end_byte: UInt32(clamping: range.upperBound),
      new_end_byte: UInt32(clamping: newEnd), start_point: old.point(at: range.lowerBound),
      old_end_point: old.point(at: range.upperBound), new_end_point: text.point(at: newEnd))
    ts_tree_edit(pointer, &change)
    self.pointer = pointer
    self.text = text
  }

  deinit { ts_tree_delete(pointer) }

  /// The tree after one more edit, whose range counts in `text`.
  public func edited(by edit: SyntaxEdit) -> EditedSyntaxTree {
    // Copies share all nodes that an edit does not touch.
    EditedSyntaxTree(owning: ts_tree_copy(pointer), of: text, applying: edit)
  }
}

extension SyntaxTree {
  /// The tree after an edit of its text. This tree stays as it is.
  public func edited(by edit: SyntaxEdit) -> EditedSyntaxTree {
    EditedSyntaxTree(owning: ts_tree_copy(pointer), of: text, applying: edit)
  }
}
