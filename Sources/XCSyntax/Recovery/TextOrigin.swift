/// Where a text stands in a larger one that it is a part of.
struct TextOrigin {
  /// The byte offset in the larger text.
  var offset = 0

  /// The position of the first byte.
  var start = SourcePosition(line: 1, column: 1)

  /// The column of the first byte on the first line that is no blank; nil for a text that begins with its line.
  var firstColumn: Int?

  init() {}

  /// The origin of a stretch of a text.
  init(of range: Range<Int>, in text: SourceText) {
    offset = range.lowerBound
    start = text.position(at: offset)
    let line = text.lineStarts[text.lineIndex(at: offset)]
    let blanks = text.bytes[line..<max(line, offset)].prefix { $0 == 0x20 || $0 == 0x09 }.count
    firstColumn = blanks + 1
  }

  /// The position in the larger text of an offset in the part.
  func position(at offset: Int, in text: SourceText) -> SourcePosition {
    let own = text.position(at: offset)
    return SourcePosition(
      line: own.line + start.line - 1, column: own.line == 1 ? own.column + start.column - 1 : own.column)
  }
}
