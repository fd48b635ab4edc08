@testable import XCSyntax

/// A stretch of a text and the bytes that take its place.
struct TextChange {
  let range: Range<Int>
  let replacement: [UInt8]

  /// The same, as the parser needs it.
  var edit: SyntaxEdit { SyntaxEdit(range: range, newLength: replacement.count) }

  func applied(to text: SourceText) -> SourceText {
    var bytes = text.bytes
    bytes.replaceSubrange(range, with: replacement)
    return SourceText(path: text.path, bytes: bytes)
  }

  /// What takes the change of a text back.
  func undone(in text: SourceText) -> TextChange {
    TextChange(
      range: range.lowerBound..<(range.lowerBound + replacement.count), replacement: Array(text.bytes[range]))
  }
}
