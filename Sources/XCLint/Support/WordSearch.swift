import XCSemantics
import XCSyntax

extension ProgramFile {
  /// A word of the source with the blanks behind it, so that it can be taken out; nil where it is not found or
  /// a comment stands in front of it.
  func word(_ word: String, in range: Range<Int>) -> Range<Int>? {
    let bytes = source.text.bytes
    let range = range.clamped(to: 0..<bytes.count)
    let wanted = Array(word.utf8)
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "/") { return nil }
      guard Self.isNameByte(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, Self.isNameByte(bytes[index]) { index += 1 }
      guard bytes[start..<index].elementsEqual(wanted) else { continue }
      while index < range.upperBound, Self.isBlankByte(bytes[index]) { index += 1 }
      return start..<index
    }
    return nil
  }

  /// Whether the letters of a word stand somewhere in a range: a quick look before a long one.
  func mayMention(_ word: String, in range: Range<Int>) -> Bool { source.text.holds(word.utf8, in: range) }

  /// Whether letters stand somewhere in the file.
  func mayMention(_ wanted: [UInt8]) -> Bool {
    source.text.holds(wanted, in: source.text.bytes.indices)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isBlankByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }
}
