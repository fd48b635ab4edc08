import XCSyntax

/// Questions about how a source is laid out.
struct SourceLayout {
  let text: SourceText

  /// The text of a range; empty where the range is not one of this text.
  func slice(_ lower: Int, _ upper: Int) -> String {
    lower < upper ? text.string(in: lower..<upper) : ""
  }

  /// Whether a range is one of this text and ends in a closing brace: what mended a broken text has no place in it.
  func isBraced(_ range: Range<Int>) -> Bool {
    range.lowerBound >= 0 && range.count >= 2 && range.upperBound <= text.bytes.count
      && text.bytes[range.lowerBound] == UInt8(ascii: "{")
      && text.bytes[range.upperBound - 1] == UInt8(ascii: "}")
  }

  /// The blanks that the line of an offset begins with.
  func indentation(at offset: Int) -> String {
    let line = text.string(in: text.lineRange(text.lineIndex(at: offset)))
    return String(line.prefix { $0 == " " || $0 == "\t" })
  }

  /// How far the first line inside of braces is moved in, be it a member, a macro or a comment; nil where none is.
  func indentation(inside body: Range<Int>, outer: String) -> String? {
    let first = text.lineIndex(at: body.lowerBound) + 1
    let last = text.lineIndex(at: body.upperBound - 1)
    guard first < last else { return nil }
    for index in first..<last {
      let line = text.string(in: text.lineRange(index))
      let indent = line.prefix { $0 == " " || $0 == "\t" }
      guard let word = line.dropFirst(indent.count).first, word != "#" else { continue }
      return indent.count > outer.count && indent.hasPrefix(outer) ? String(indent) : nil
    }
    return nil
  }

  /// Whether nothing but blanks stands before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    Self.isBlank(slice(text.lineRange(text.lineIndex(at: offset)).lowerBound, offset))
  }

  /// Where the line of an offset ends, without its line end.
  func endOfLine(_ offset: Int) -> Int {
    text.lineRange(text.lineIndex(at: offset)).upperBound
  }

  /// The start of the blanks that stand directly before an offset, line ends included.
  func startOfBlanks(before offset: Int) -> Int {
    var start = min(offset, text.bytes.count)
    while start > 0, Self.isBlank(text.bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Whether a blank line stands somewhere between two offsets.
  func hasBlankLine(between lower: Int, and upper: Int) -> Bool {
    var lines = slice(lower, upper).split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count > 2 else { return false }
    lines.removeFirst()
    lines.removeLast()
    return lines.contains { Self.isBlank(String($0)) }
  }

  /// How many bytes stand before an offset on its line.
  func column(of offset: Int) -> Int { text.position(at: offset).column - 1 }

  /// Whether a blank line stands above the line of an offset and the comment that belongs to it.
  func hasBlankLine(above offset: Int) -> Bool {
    var index = text.lineIndex(at: offset) - 1
    while index >= 0 {
      let words = text.string(in: text.lineRange(index)).drop { $0 == " " || $0 == "\t" }
      if words.isEmpty { return true }
      guard words.hasPrefix("//") || words.hasPrefix("/*") || words.hasPrefix("*") else { return false }
      index -= 1
    }
    return false
  }

  /// What one step of indentation is where nothing nearer tells: the first one that the source takes at a brace.
  var unit: String {
    var outer: (indent: Substring, isOpen: Bool) = ("", false)
    for index in text.lineStarts.indices.prefix(Self.mostLines) {
      let line = Self.code(of: text.string(in: text.lineRange(index)))
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard let first = words.first, first != "#", first != "*" else { continue }
      let indent = line[..<words.startIndex]
      if outer.isOpen || first == "{", indent.count > outer.indent.count, indent.hasPrefix(outer.indent) {
        return String(indent.dropFirst(outer.indent.count))
      }
      outer = (indent, line.last == "{")
    }
    return "    "
  }

  /// How a source is laid out shows further up, or not at all.
  private static let mostLines = 500

  /// A line without the comment and the blanks that it ends in.
  private static func code(of line: String) -> Substring {
    var code = line[...]
    func trim() { while let last = code.last, last == " " || last == "\t" { code.removeLast() } }
    if let comment = code.firstRange(of: "//") { code = code[..<comment.lowerBound] }
    trim()
    while code.hasSuffix("*/"), let comment = code.ranges(of: "/*").last {
      code = code[..<comment.lowerBound]
      trim()
    }
    return code
  }

  static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy(isBlank) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
