import XCSyntax

/// The bytes of a source in which only code can be read: comments are blank, strings and characters say nothing. What
/// looks for brackets and names from a place backwards finds none that are none.
struct CodeBytes {
  /// As many bytes as the source has.
  private(set) var bytes: [UInt8]

  /// Stands for a byte of a string or a character: neither blank nor part of a name.
  private static let literal: UInt8 = 1

  init(_ source: [UInt8]) {
    bytes = source
    var index = 0
    while index < source.count {
      let length =
        switch source[index] {
        case UInt8(ascii: "/"): Self.comment(at: index, in: source)
        case UInt8(ascii: "\""): Self.string(at: index, in: source)
        case UInt8(ascii: "'"): Self.character(at: index, in: source)
        default: 0
        }
      let isComment = source[index] == UInt8(ascii: "/")
      for place in index..<(index + length) where source[place] != UInt8(ascii: "\n") {
        bytes[place] = isComment ? UInt8(ascii: " ") : Self.literal
      }
      index += max(length, 1)
    }
  }

  private static func comment(at start: Int, in source: [UInt8]) -> Int {
    guard start + 1 < source.count else { return 0 }
    switch source[start + 1] {
    case UInt8(ascii: "/"):
      return (source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count) - start
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < source.count {
        if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
          return index + 2 - start
        }
        index += 1
      }
      return source.count - start
    default: return 0
    }
  }

  /// A string ends with its line at the latest.
  private static func string(at start: Int, in source: [UInt8]) -> Int {
    var index = start + 1
    while index < source.count, source[index] != UInt8(ascii: "\n") {
      if source[index] == UInt8(ascii: "\"") { return index + 1 - start }
      index += source[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, source.count) - start
  }

  /// A character is known by its whole shape: a lone quote is none.
  private static func character(at start: Int, in source: [UInt8]) -> Int {
    guard start + 2 < source.count, source[start + 1] != UInt8(ascii: "\n") else { return 0 }
    guard source[start + 1] == UInt8(ascii: "\\") else {
      return source[start + 1] != UInt8(ascii: "'") && source[start + 2] == UInt8(ascii: "'") ? 3 : 0
    }
    let digits =
      switch source[start + 2] {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      default: 0
      }
    let end = start + 3 + digits
    return end < source.count && source[end] == UInt8(ascii: "'") ? end + 1 - start : 0
  }
}
