/// A stretch of one file, kept both as bytes and as positions so that it outlives the text it came from.
public struct SourceSpan: Sendable, Hashable {
  /// The file as the user named it.
  public var file: String

  /// Offsets in UTF-8 bytes from the start of the file; the upper bound is exclusive.
  public var bytes: Range<Int>

  /// Where the stretch begins.
  public var start: SourcePosition

  /// The first position behind the stretch.
  public var end: SourcePosition

  /// Makes a span from its parts.
  public init(file: String, bytes: Range<Int>, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.bytes = bytes
    self.start = start
    self.end = end
  }
}
