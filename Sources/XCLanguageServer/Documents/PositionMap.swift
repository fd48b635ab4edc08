import XCSyntax

/// Turns byte offsets of a text into the protocol's positions and back.
///
/// Lines end as the protocol has it: with a line feed, with both characters, or with a carriage return alone.
struct PositionMap: Sendable {
  let text: SourceText
  let encoding: PositionEncoding
  private let lineStarts: [Int]
  private let hasReturns: Bool

  init(_ text: SourceText, encoding: PositionEncoding) {
    self.init(text, encoding: encoding, hasReturns: text.bytes.contains(UInt8(ascii: "\r")))
  }

  private init(_ text: SourceText, encoding: PositionEncoding, hasReturns: Bool) {
    self.text = text
    self.encoding = encoding
    self.hasReturns = hasReturns
    // A byte order mark stands on the first line.
    lineStarts = hasReturns ? Self.lineStarts(of: text.bytes) : [0] + text.lineStarts.dropFirst()
  }

  /// The map of a text that came out of this one by putting bytes in.
  func following(_ text: SourceText, added: [UInt8]) -> PositionMap {
    PositionMap(text, encoding: encoding, hasReturns: hasReturns || added.contains(UInt8(ascii: "\r")))
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isReturn = bytes[index] == UInt8(ascii: "\r")
        let isPaired = isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if bytes[index] == UInt8(ascii: "\n") || isReturn && !isPaired { starts.append(index + 1) }
      }
    }
    return starts
  }

  /// The index of the line that holds an offset.
  func line(at offset: Int) -> Int {
    max(lineStarts.firstIndexInOrder { $0 > offset } - 1, 0)
  }

  /// The bytes of a line without its end; an empty range at the end of the text for a line that is not there.
  func lineRange(_ line: Int) -> Range<Int> {
    guard lineStarts.indices.contains(line) else { return text.bytes.count..<text.bytes.count }
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : text.bytes.count
    while end > start, line + 1 < lineStarts.count, Self.endsLine(text.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The position of an offset; what lies beyond the text is taken as its end.
  func position(_ offset: Int) -> Position {
    let offset = min(max(offset, 0), text.bytes.count)
    let line = line(at: offset)
    let start = lineStarts[line]
    switch encoding {
    case .utf8: return Position(line: line, character: offset - start)
    case .utf16:
      var units = 0
      for byte in text.bytes[start..<offset] { units += Self.units(ofLeading: byte) }
      return Position(line: line, character: units)
    }
  }

  /// The range of a stretch of bytes.
  func range(_ bytes: Range<Int>) -> DocumentRange {
    DocumentRange(start: position(bytes.lowerBound), end: position(bytes.upperBound))
  }

  /// The offset of a position. What lies beyond a line or the text is taken as its end, what lies within a
  /// character as its start.
  func offset(_ position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return text.bytes.count }
    let line = lineRange(position.line)
    let bytes = text.bytes
    var offset = line.lowerBound
    switch encoding {
    case .utf8:
      offset += min(max(position.character, 0), line.count)
      while offset > line.lowerBound, offset < bytes.count, Self.continues(bytes[offset]) { offset -= 1 }
    case .utf16:
      var units = 0
      while offset < line.upperBound {
        units += Self.units(ofLeading: bytes[offset])
        guard units <= position.character else { break }
        offset += 1
        while offset < line.upperBound, Self.continues(bytes[offset]) { offset += 1 }
      }
    }
    return offset
  }

  /// The bytes of a range; a range whose ends are the wrong way round is put right.
  func bytes(_ range: DocumentRange) -> Range<Int> {
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  private static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The UTF-16 units of the character that a byte begins; 0 for a byte that begins none.
  private static func units(ofLeading byte: UInt8) -> Int {
    continues(byte) ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
