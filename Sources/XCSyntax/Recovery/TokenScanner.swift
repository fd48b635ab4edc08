/// Cuts text into tokens without the grammar: never fails, knows strings, characters, comments and directives.
struct TokenScanner {
  private let bytes: [UInt8]
  private(set) var offset: Int
  private let end: Int
  private var isAtLineStart: Bool

  /// Where a block comment begins that nothing ends.
  private(set) var openComment: Int?

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    offset = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
    isAtLineStart = true
    var before = offset
    while before > 0, bytes[before - 1] != 0x0A {
      before -= 1
      if bytes[before] != 0x20, bytes[before] != 0x09 { isAtLineStart = false }
    }
  }

  /// All tokens of a text.
  static func tokens(of bytes: [UInt8], in range: Range<Int>? = nil) -> [Token] {
    var scanner = TokenScanner(bytes, in: range)
    var tokens: [Token] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  mutating func next() -> Token? {
    skipBlanks()
    guard offset < end else { return nil }
    let start = offset
    let startsLine = isAtLineStart
    isAtLineStart = false
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "#") where startsLine:
      skipDirective()
      return Token(kind: .directive, range: start..<offset)
    case UInt8(ascii: "\""):
      return Token(kind: skipString() ? .string : .openString, range: start..<offset)
    case UInt8(ascii: "'"):
      return Token(kind: skipCharacter() ? .character : .mark, range: start..<offset)
    case let byte where Self.isDigit(byte) || (byte == UInt8(ascii: "$") && Self.isHexDigit(peek())):
      while Self.isName(peek()) || (peek() == UInt8(ascii: ".") && Self.isDigit(peek(1))) { offset += 1 }
      return Token(kind: .number, range: start..<offset)
    case let byte where Self.isName(byte) || byte >= 0x80:
      // Letters beyond ASCII are no part of a name, but whoever writes them means one.
      while Self.isName(peek()) || peek() >= 0x80 { offset += 1 }
      return Token(kind: .word, range: start..<offset)
    default:
      skipMark(byte)
      return Token(kind: .mark, range: start..<offset)
    }
  }

  private func peek(_ ahead: Int = 0) -> UInt8 { offset + ahead < end ? bytes[offset + ahead] : 0 }

  private mutating func skipBlanks() {
    while offset < end {
      switch bytes[offset] {
      case 0x0A:
        isAtLineStart = true
        offset += 1
      case 0x20, 0x09, 0x0D, 0x0B, 0x0C: offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while offset < end, bytes[offset] != 0x0A { offset += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\\") where isContinuation(): offset += 1
      default: return
      }
    }
  }

  private func isContinuation() -> Bool {
    var ahead = offset + 1
    while ahead < end, [0x20, 0x09, 0x0D].contains(bytes[ahead]) { ahead += 1 }
    return ahead < end && bytes[ahead] == 0x0A
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    while offset < end {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    openComment = start
  }

  private mutating func skipDirective() {
    while offset < end, bytes[offset] != 0x0A {
      if bytes[offset] == UInt8(ascii: "\\"), isContinuation() {
        while offset < end, bytes[offset] != 0x0A { offset += 1 }
      } else if bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
        continue
      } else if bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        return
      }
      offset += 1
    }
    offset = min(offset, end)
  }

  /// Whether the string is closed on its line.
  private mutating func skipString() -> Bool {
    while offset < end, bytes[offset] != 0x0A {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\"), offset < end, bytes[offset] != 0x0A { offset += 1 }
    }
    while bytes[offset - 1] == 0x0D { offset -= 1 }
    return false
  }

  private mutating func skipCharacter() -> Bool {
    let start = offset
    if peek() == UInt8(ascii: "\\") { offset += 2 } else { offset += 1 }
    while offset < end, offset < start + 8, bytes[offset] != UInt8(ascii: "'"), bytes[offset] != 0x0A {
      offset += 1
    }
    if peek() == UInt8(ascii: "'") {
      offset += 1
      return true
    }
    offset = start
    return false
  }

  private static let longMarks: [[UInt8]] = [
    ">>>", "<<=", ">>=", "<:=", ":>=", "...", "..", "->", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=",
    "|=", "^=",
    "==", "!=", "<=", ">=", "<<", ">>", "<:", ":>", "&&", "||", "*/",
  ].map { Array($0.utf8) }

  private mutating func skipMark(_ first: UInt8) {
    for mark in Self.longMarks where mark[0] == first {
      if offset - 1 + mark.count <= end, bytes[(offset - 1)..<(offset - 1 + mark.count)].elementsEqual(mark) {
        offset += mark.count - 1
        return
      }
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
  }

  static func isName(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
