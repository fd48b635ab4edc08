import XCSyntax

/// Reads JSON as RFC 8259 has it, keeping the place of every value.
struct JSONReader {
  /// What is no JSON, and where.
  struct Failure: Error {
    let message: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var index: Int
  private var depth = 0

  /// Deeper nesting than this is refused rather than risked on the stack.
  private static let deepestNesting = 200

  init(_ text: SourceText) {
    bytes = text.bytes
    index = text.lineStarts[0]
  }

  /// Reads the one value that the text holds.
  mutating func read() throws(Failure) -> PositionedJSON {
    let value = try readValue()
    skipBlanks()
    guard index == bytes.count else { throw failure("something stands behind the end of the value") }
    return value
  }

  private mutating func readValue() throws(Failure) -> PositionedJSON {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestNesting else { throw failure("values are nested too deeply") }
    skipBlanks()
    let start = index
    guard let byte = peek else { throw failure("a value is missing at the end of the file") }
    let value: PositionedJSON.Value
    switch byte {
    case UInt8(ascii: "{"): value = .object(try readMembers())
    case UInt8(ascii: "["): value = .array(try readElements())
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try readNumber())
    case UInt8(ascii: "t"): value = try readWord("true", .bool(true))
    case UInt8(ascii: "f"): value = try readWord("false", .bool(false))
    case UInt8(ascii: "n"): value = try readWord("null", .null)
    default: throw failure("a value must stand here")
    }
    return PositionedJSON(value: value, range: start..<index)
  }

  private mutating func readMembers() throws(Failure) -> [PositionedJSON.Member] {
    let open = index
    index += 1
    var members: [PositionedJSON.Member] = []
    var keys: Set<String> = []
    skipBlanks()
    if take(UInt8(ascii: "}")) { return [] }
    while true {
      skipBlanks()
      let start = index
      guard peek == UInt8(ascii: "\"") else {
        throw unfinished("this object", openedAt: open) ?? failure("a key in double quotes must stand here")
      }
      let key = try readString()
      let keyRange = start..<index
      guard keys.insert(key).inserted else {
        throw Failure(message: "the key '\(key)' is there twice", range: keyRange)
      }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else {
        throw unfinished("this object", openedAt: open) ?? failure("':' must stand behind the key '\(key)'")
      }
      members.append(.init(key: key, keyRange: keyRange, value: try readValue()))
      skipBlanks()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else {
        throw unfinished("this object", openedAt: open) ?? failure("',' or '}' must stand here")
      }
    }
  }

  private mutating func readElements() throws(Failure) -> [PositionedJSON] {
    let open = index
    index += 1
    var elements: [PositionedJSON] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return [] }
    while true {
      var element = try readValue()
      element.index = elements.count
      elements.append(element)
      skipBlanks()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else {
        throw unfinished("this list", openedAt: open) ?? failure("',' or ']' must stand here")
      }
    }
  }

  private mutating func readString() throws(Failure) -> String {
    let open = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try readEscape()).utf8)
      case 0..<0x20:
        throw Failure(message: "a string may not hold a raw control character", range: (index - 1)..<index)
      default: text.append(byte)
      }
    }
    throw Failure(message: "this string is never closed", range: open..<(open + 1))
  }

  private mutating func readEscape() throws(Failure) -> Unicode.Scalar {
    let start = index - 1
    guard let byte = peek else { throw failure("an escape is not finished") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = readUnicodeEscape() { return scalar }
      fallthrough
    default:
      throw Failure(message: "this is no escape of JSON", range: start..<index)
    }
  }

  private mutating func readUnicodeEscape() -> Unicode.Scalar? {
    guard let first = readHexDigits() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), let second = readHexDigits(),
      (0xDC00..<0xE000).contains(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func readHexDigits() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = bytes[index..<(index + 4)]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }) else { return nil }
    index += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func readNumber() throws(Failure) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    let leading = peek
    guard takeDigits() > 0 else { throw failure("a digit must stand here") }
    if leading == UInt8(ascii: "0"), index - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
      throw Failure(message: "a number may not begin with 0", range: start..<index)
    }
    if take(UInt8(ascii: ".")), takeDigits() == 0 { throw failure("a digit must stand here") }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
      guard takeDigits() > 0 else { throw failure("a digit must stand here") }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func takeDigits() -> Int {
    let start = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func readWord(
    _ word: String, _ value: PositionedJSON.Value
  ) throws(Failure) -> PositionedJSON.Value {
    guard bytes[index...].starts(with: word.utf8) else { throw failure("a value must stand here") }
    index += word.utf8.count
    return value
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { index += 1 }
  }

  private func failure(_ message: String) -> Failure {
    Failure(message: message, range: index..<min(index + 1, bytes.count))
  }

  private func unfinished(_ what: String, openedAt open: Int) -> Failure? {
    index < bytes.count ? nil : Failure(message: "\(what) is never closed", range: open..<(open + 1))
  }
}
