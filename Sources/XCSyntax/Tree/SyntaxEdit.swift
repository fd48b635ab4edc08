/// A replacement of one stretch of a text by its bytes, for parsing again what has changed only.
public struct SyntaxEdit: Sendable, Hashable {
  /// The bytes that are replaced; empty for an insertion.
  public let range: Range<Int>

  /// What takes their place.
  public let replacement: [UInt8]

  /// Makes an edit.
  public init(replacing range: Range<Int>, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The text after an edit; a range that reaches beyond the text ends with it.
  public func applying(_ edit: SyntaxEdit) -> SourceText {
    var bytes = bytes
    bytes.replaceSubrange(edit.range.clamped(to: 0..<bytes.count), with: edit.replacement)
    return SourceText(path: path, bytes: bytes)
  }
}
