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
    let start = range?.lowerBound ?? 0
    offset =
      start == 0 && bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : start
    end = range?.upperBound ?? bytes.count
    isAtLineStart = true
    var before = start
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
      let directiveEnd = offset
      skipDroppedArm(of: start)
      return Token(
        kind: .directive, range: start..<offset, directiveEnd: offset > directiveEnd ? directiveEnd : nil)
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
    DirectiveGap.endOfJoint(in: bytes[..<end], from: offset) != nil
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
      } else if bytes[offset] == UInt8(ascii: "\"") {
        skipStringOfDirective()
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

  /// A string of a directive may go on on a continued line, and need not be closed.
  private mutating func skipStringOfDirective() {
    offset += 1
    while offset < end, bytes[offset] != 0x0A {
      if bytes[offset] == UInt8(ascii: "\"") { return }
      if bytes[offset] == UInt8(ascii: "\\") {
        if isContinuation() {
          while offset < end, bytes[offset] != 0x0A { offset += 1 }
        } else if offset + 1 < end, bytes[offset + 1] != 0x0A {
          offset += 1
        }
      }
      offset += 1
    }
    offset = min(offset, end) - 1
  }

  /// The arm of `#if 0` belongs to its directive, for it may be any text; one that nothing ends is read as code.
  private mutating func skipDroppedArm(of directive: Int) {
    var index = directive + 1
    func skipBlanks() { while index < offset, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 } }
    index = DirectiveGap.end(in: bytes[..<offset], from: index)
    guard offset - index > 3, bytes[index] == UInt8(ascii: "i"), bytes[index + 1] == UInt8(ascii: "f"),
      !Self.isName(bytes[index + 2])
    else { return }
    index += 2
    skipBlanks()
    guard index < offset, bytes[index] == UInt8(ascii: "0") else { return }
    guard bytes[(index + 1)..<offset].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { return }
    if let armEnd = endOfDroppedArm() { offset = armEnd }
  }

  /// Behind the last byte that is no blank in front of the directive that ends the arm; nil where there is none.
  private func endOfDroppedArm() -> Int? {
    var scanner = self
    var depth = 0
    var last = offset
    while scanner.offset < end {
      scanner.skipBlanks()
      guard scanner.offset < end else { return nil }
      let start = scanner.offset
      let byte = bytes[start]
      if byte == UInt8(ascii: "#"), scanner.isAtLineStart {
        let index = DirectiveGap.end(in: bytes[..<end], from: start + 1)
        let word = bytes[index..<end].prefix(8).prefix(while: Self.isName)
        if ["if", "ifdef", "ifndef"].contains(where: { word.elementsEqual($0.utf8) }) { depth += 1 }
        if ["elif", "else", "endif"].contains(where: { word.elementsEqual($0.utf8) }) {
          if depth == 0 { return last }
          if word.elementsEqual("endif".utf8) { depth -= 1 }
        }
      }
      scanner.isAtLineStart = false
      scanner.offset += 1
      if byte == UInt8(ascii: "\"") { _ = scanner.skipString() }
      last = scanner.offset
    }
    return nil
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

  /// A character literal is known by its whole shape; a lone apostrophe is a mark, so that a comment of assembly may hold
  /// one. What was meant as a literal, though it holds too much, is taken for one.
  private mutating func skipCharacter() -> Bool {
    let start = offset
    var end = start + 1
    if peek() == UInt8(ascii: "\\") {
      let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4][peek(1)] ?? 0
      end = start + 2 + digits
    }
    if end < self.end, bytes[end] == UInt8(ascii: "'"), bytes[start] != UInt8(ascii: "'"),
      !bytes[start..<end].contains(0x0A)
    {
      offset = end + 1
      return true
    }
    end = start
    while end < self.end, end < start + 8, bytes[end] != UInt8(ascii: "'"), !Self.partsWords(bytes[end]) {
      end += 1
    }
    guard end > start, end < self.end, bytes[end] == UInt8(ascii: "'") else { return false }
    offset = end + 1
    return true
  }

  /// What nobody writes inside of a character literal with more beside it.
  private static func partsWords(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x20, 0x09, 0x0D, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"): true
    default: false
    }
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
