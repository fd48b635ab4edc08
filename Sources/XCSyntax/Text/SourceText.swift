/// The bytes of one `.xc` file with an index of its lines.
///
/// The text is UTF-8. A byte order mark is kept in the bytes and counts as part of no line.
public struct SourceText: Sendable {
  /// The file as the user named it, or the name given for standard input.
  public let path: String

  /// The whole file, byte order mark included.
  public let bytes: [UInt8]

  /// The byte offset at which each line begins. Never empty.
  public let lineStarts: [Int]

  /// Takes bytes that are known to be UTF-8.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = Self.indexLines(of: bytes)
  }

  /// Takes a Swift string, which is always valid UTF-8 once encoded.
  public init(path: String, _ string: String) {
    self.init(path: path, bytes: Array(string.utf8))
  }

  /// The same text with a stretch replaced; lines and positions stay those of the original. What is put in has the
  /// length of what it replaces, or stands at the end.
  func overwriting(_ range: Range<Int>, with replacement: [UInt8]) -> SourceText {
    var copy = bytes
    copy.replaceSubrange(range, with: replacement)
    return SourceText(path: path, bytes: copy, lineStarts: lineStarts)
  }

  /// The text with a stretch replaced. Only the lines around the stretch are looked for anew.
  public func replacing(_ range: Range<Int>, with replacement: [UInt8]) -> SourceText {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count - range.count + replacement.count)
    copy += bytes[..<range.lowerBound]
    copy += replacement
    copy += bytes[range.upperBound...]
    guard range.lowerBound >= Self.byteOrderMark.count else { return SourceText(path: path, bytes: copy) }
    let first = lineIndex(at: range.lowerBound)
    let last = lineIndex(at: range.upperBound)
    var starts = Array(lineStarts[...first])
    starts.reserveCapacity(lineStarts.count + replacement.count / 16)
    for (offset, byte) in replacement.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(range.lowerBound + offset + 1)
    }
    let shift = replacement.count - range.count
    for start in lineStarts[(last + 1)...] { starts.append(start + shift) }
    return SourceText(path: path, bytes: copy, lineStarts: starts)
  }

  /// The same text under another name.
  public func named(_ path: String) -> SourceText {
    SourceText(path: path, bytes: bytes, lineStarts: lineStarts)
  }

  private init(path: String, bytes: [UInt8], lineStarts: [Int]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = lineStarts
  }

  private static func indexLines(of bytes: [UInt8]) -> [Int] {
    var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while let end = buffer.offset(of: UInt8(ascii: "\n"), in: index..<buffer.count) {
        index = end + 1
        starts.append(index)
      }
    }
    return starts
  }

  /// The UTF-8 byte order mark.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The 0-based index of the line that holds a byte offset.
  public func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The position of a byte offset; offsets beyond the text are taken as its end.
  public func position(at offset: Int) -> SourcePosition {
    let clamped = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: clamped)
    return SourcePosition(line: line + 1, column: max(clamped - lineStarts[line], 0) + 1)
  }

  /// The byte offset of a position; columns beyond the line are taken as its end.
  public func offset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= lineStarts.count else { return bytes.count }
    let limit = position.line < lineStarts.count ? lineStarts[position.line] - 1 : bytes.count
    return min(lineStarts[position.line - 1] + max(position.column - 1, 0), limit)
  }

  /// The span of a range of bytes; what lies beyond the text is cut off.
  public func span(_ range: Range<Int>) -> SourceSpan {
    let range = range.clamped(to: 0..<bytes.count)
    return SourceSpan(
      file: path, bytes: range, start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  /// The bytes of a line (0-based index) without its line end, whether LF or CRLF.
  public func lineRange(_ index: Int) -> Range<Int> {
    guard lineStarts.indices.contains(index) else { return bytes.count..<bytes.count }
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  /// The text of a range of bytes.
  public func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The number of UTF-16 units between the start of a line and a byte offset in it: the server's column, 0-based.
  public func utf16Column(at offset: Int) -> Int {
    let start = lineStarts[lineIndex(at: offset)]
    return string(in: start..<max(start, min(offset, bytes.count))).utf16.count
  }

  /// The line end that the file uses: CRLF if its first line ends so, LF otherwise.
  public var lineEnding: String {
    guard lineStarts.count > 1, lineStarts[1] >= 2 else { return "\n" }
    return bytes[lineStarts[1] - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}
