/// Cuts bytes into the tokens of plain bodies, and tells where it does not know what it reads.
///
/// It never guesses: what the grammar could read in another way than it looks is `bad` or `odd`.
struct PlainScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let words: PlainWords

  /// The token that was read, and where it begins.
  private(set) var token = PlainToken.end
  private(set) var start = 0
  /// Behind the token.
  private(set) var offset: Int
  /// Whether a line ends between the token and the one in front.
  private(set) var crossedLine = true
  /// What a name is, as a number.
  private(set) var hash: UInt64 = 0
  /// How many braces are open, those of the token included.
  private(set) var depth = 0
  /// Whether a comment speaks to this tool since that was last asked.
  var hasToolComment = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    words = PlainWords.table
    offset = bytes.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
  }

  @inline(__always)
  private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Reads the next token.
  mutating func advance() {
    crossedLine = false
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case 0x20, 0x09, 0x0B, 0x0C: offset += 1
      case 0x0A:
        crossedLine = true
        offset += 1
      case 0x0D:
        guard self.byte(at: offset + 1) == 0x0A else { return take(.bad, 1) }
        offset += 1
      case UInt8(ascii: "/"):
        switch self.byte(at: offset + 1) {
        case UInt8(ascii: "/"): guard skipLineComment() else { return take(.bad, 1) }
        case UInt8(ascii: "*"): guard skipBlockComment() else { return take(.bad, 1) }
        default: return takeSign(byte)
        }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
        return takeWord()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumber()
      case UInt8(ascii: "\""): return takeString()
      case UInt8(ascii: "'"): return takeCharacter()
      default: return takeSign(byte)
      }
    }
    take(.end, 0)
  }

  @inline(__always)
  private mutating func take(_ token: PlainToken, _ length: Int) {
    self.token = token
    start = offset
    offset += length
  }

  // MARK: - Comments and directives

  /// False where the text of the comment is none that all readers end at the same place.
  private mutating func skipLineComment() -> Bool {
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A { return true }
      if byte < 0x20, byte != 0x09 {
        guard byte == 0x0D, self.byte(at: offset + 1) == 0x0A else { return false }
      }
      if byte == UInt8(ascii: ":") { noteToolComment() }
      offset += 1
    }
    return true
  }

  /// False where nothing ends the comment.
  private mutating func skipBlockComment() -> Bool {
    offset += 2
    while offset + 1 < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return true
      }
      if byte == 0x0A { crossedLine = true }
      if byte == 0 { return false }
      if byte == UInt8(ascii: ":") { noteToolComment() }
      offset += 1
    }
    return false
  }

  private mutating func noteToolComment() {
    guard offset >= 5, bytes[(offset - 5)..<offset].elementsEqual("xcgen".utf8) else { return }
    hasToolComment = true
  }

  /// Steps over the directive whose mark was read.
  ///
  /// - Returns: false where that can not be done for certain: what an arm holds that is always dropped may be any text.
  mutating func skipDirective() -> Bool {
    guard crossedLine || start == 0 else { return false }
    let begin = offset
    var isContinued = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == 0x0A {
        guard isContinued else { break }
        isContinued = false
      } else if byte == UInt8(ascii: "/"),
        [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(self.byte(at: offset + 1))
      {
        // What ends first, the comment or the line, is left to the grammar.
        return endsPlainly()
      } else if byte == UInt8(ascii: "\\") {
        isContinued = true
      } else if byte != 0x20, byte != 0x09, byte != 0x0D {
        isContinued = false
      }
      offset += 1
    }
    return !isNever(from: begin)
  }

  /// Steps over a comment that ends a directive. False for one that goes on behind its line, or may do so.
  private mutating func endsPlainly() -> Bool {
    let isBlock = bytes[offset + 1] == UInt8(ascii: "*")
    while offset < bytes.count, bytes[offset] != 0x0A {
      guard bytes[offset] != UInt8(ascii: "\\"), bytes[offset] != 0 else { return false }
      offset += 1
    }
    return !isBlock
  }

  /// Whether a directive is `#if 0`, or could be.
  private func isNever(from begin: Int) -> Bool {
    var index = begin
    while byte(at: index) == 0x20 || byte(at: index) == 0x09 { index += 1 }
    guard byte(at: index) == UInt8(ascii: "i"), byte(at: index + 1) == UInt8(ascii: "f") else { return false }
    index += 2
    while byte(at: index) == 0x20 || byte(at: index) == 0x09 { index += 1 }
    return byte(at: index) == UInt8(ascii: "0") || byte(at: index) == UInt8(ascii: "\\")
  }

  // MARK: - Words and values

  private mutating func takeWord() {
    start = offset
    var hash = WordMark.seed
    var packed: UInt64 = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      guard TokenScanner.isName(byte) else { break }
      hash = WordMark.next(hash, byte)
      packed = packed << 8 | UInt64(byte)
      offset += 1
    }
    self.hash = hash
    token = offset - start <= 8 ? words.token(of: packed) : .name
    // A letter beyond ASCII belongs to no name, and is none of its own.
    if byte(at: offset) >= 0x80 { token = .bad }
  }

  private mutating func takeNumber() {
    start = offset
    token = .number
    if bytes[offset] == UInt8(ascii: "0"), byte(at: offset + 1) | 0x20 == UInt8(ascii: "x") {
      offset += 2
      guard TokenScanner.isHexDigit(byte(at: offset)) else { return token = .odd }
      while TokenScanner.isHexDigit(byte(at: offset)) || byte(at: offset) == UInt8(ascii: "_") { offset += 1 }
    } else {
      skipDigits()
      if byte(at: offset) == UInt8(ascii: "."), TokenScanner.isDigit(byte(at: offset + 1)) {
        offset += 1
        skipDigits()
        // A dot right behind a fraction is left to the grammar.
        if byte(at: offset) == UInt8(ascii: ".") { return token = .odd }
      }
    }
    if TokenScanner.isName(byte(at: offset)) || byte(at: offset) >= 0x80 { token = .odd }
  }

  private mutating func skipDigits() {
    while TokenScanner.isDigit(byte(at: offset)) || byte(at: offset) == UInt8(ascii: "_") { offset += 1 }
  }

  private mutating func takeString() {
    start = offset
    offset += 1
    var isPlain = true
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        token = isPlain ? .string : .odd
        return
      case UInt8(ascii: "\\"):
        let next = self.byte(at: offset)
        // A number for a character may be none that there is.
        if [UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U")].contains(next) { isPlain = false }
        guard (0x20..<0x7F).contains(next) else { return token = .bad }
        offset += 1
      case 0x0A, 0x0D, 0:
        return token = .bad
      default: break
      }
    }
    token = .bad
  }

  private mutating func takeCharacter() {
    start = offset
    let first = byte(at: offset + 1)
    var length = 3
    if first == UInt8(ascii: "\\") {
      length = 4
      guard "nrt0\\\"'".utf8.contains(byte(at: offset + 2)) else { return take(.bad, 1) }
    } else {
      guard (0x20..<0x7F).contains(first), first != UInt8(ascii: "'") else { return take(.bad, 1) }
    }
    guard byte(at: offset + length - 1) == UInt8(ascii: "'") else { return take(.bad, 1) }
    take(.character, length)
  }

  // MARK: - Signs

  private mutating func takeSign(_ first: UInt8) {
    let second = byte(at: offset + 1)
    switch first {
    case UInt8(ascii: "("): take(.openParenthesis, 1)
    case UInt8(ascii: ")"): take(.closeParenthesis, 1)
    case UInt8(ascii: "["): take(.openBracket, 1)
    case UInt8(ascii: "]"): take(.closeBracket, 1)
    case UInt8(ascii: "{"):
      depth += 1
      take(.openBrace, 1)
    case UInt8(ascii: "}"):
      depth -= 1
      take(.closeBrace, 1)
    case UInt8(ascii: ";"): take(.semicolon, 1)
    case UInt8(ascii: ","): take(.comma, 1)
    case UInt8(ascii: "?"): take(.question, 1)
    case UInt8(ascii: "~"): take(.prefix, 1)
    case UInt8(ascii: "#"): take(.hash, 1)
    case UInt8(ascii: ":"): take(second == UInt8(ascii: ">") ? .odd : .colon, 1)
    case UInt8(ascii: "."):
      guard second == first else { return take(.dot, 1) }
      take(.range, byte(at: offset + 2) == first ? 3 : 2)
    case UInt8(ascii: "="), UInt8(ascii: "!"):
      if second == UInt8(ascii: "=") {
        take(.infix, 2)
      } else {
        take(first == UInt8(ascii: "=") ? .assign : .prefix, 1)
      }
    case UInt8(ascii: "+"): takeDoubling(first, second, .infix)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { take(.dot, 2) } else { takeDoubling(first, second, .minus) }
    case UInt8(ascii: "*"):
      if second == UInt8(ascii: "/") { take(.bad, 1) } else { takeAssigning(second, .star) }
    // Two slashes were a comment.
    case UInt8(ascii: "/"): takeAssigning(second, .infix)
    case UInt8(ascii: "|"), UInt8(ascii: "&"):
      if second == first {
        take(.infix, 2)
      } else {
        takeAssigning(second, first == UInt8(ascii: "|") ? .infix : .ampersand)
      }
    case UInt8(ascii: "%"):
      // A digit that touches the sign makes a number of it in some places.
      take(second == UInt8(ascii: "0") || second == UInt8(ascii: "1") ? .odd : .infix, 1)
      if second == UInt8(ascii: "=") {
        token = .assignWith
        offset += 1
      }
    case UInt8(ascii: "<"), UInt8(ascii: ">"): takeComparison(first, second)
    default: take(first >= 0x80 || first < 0x20 ? .bad : .odd, 1)
    }
  }

  private mutating func takeDoubling(_ first: UInt8, _ second: UInt8, _ single: PlainToken) {
    if second == first { take(.update, 2) } else { takeAssigning(second, single) }
  }

  private mutating func takeAssigning(_ second: UInt8, _ single: PlainToken) {
    if second == UInt8(ascii: "=") { take(.assignWith, 2) } else { take(single, 1) }
  }

  private mutating func takeComparison(_ first: UInt8, _ second: UInt8) {
    if second == UInt8(ascii: "=") { return take(.infix, 2) }
    if second == first {
      switch byte(at: offset + 2) {
      case UInt8(ascii: "="): take(.assignWith, 3)
      case first: take(.odd, 3)
      default: take(.infix, 2)
      }
      return
    }
    take(second == UInt8(ascii: ":") ? .odd : .infix, 1)
  }
}
