import XCSyntax

/// Reads what a `RecordWriter` wrote. Bytes that none could have written are told and never trusted.
package struct RecordReader: Sendable {
  /// The bytes end too early or say what they can't.
  package struct Damage: Error {}

  private var rest: ArraySlice<UInt8>

  /// Makes a reader of some bytes.
  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether everything was read.
  package var isAtEnd: Bool { rest.isEmpty }

  /// The next number.
  package mutating func number() throws(Damage) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0 as UInt64, to: 64, by: 7) {
      guard let byte = rest.popFirst() else { throw Damage() }
      let digit = UInt64(byte & 0x7F)
      guard (digit << shift) >> shift == digit else { throw Damage() }
      value |= digit << shift
      if byte < 0x80 { return value }
    }
    throw Damage()
  }

  /// The next number, which may be below 0.
  package mutating func signedNumber() throws(Damage) -> Int64 {
    let value = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// The next number, where it has to be below a limit.
  package mutating func number(below limit: UInt64) throws(Damage) -> Int {
    let value = try number()
    guard value < limit, let number = Int(exactly: value) else { throw Damage() }
    return number
  }

  /// The next flag.
  package mutating func flag() throws(Damage) -> Bool { try number(below: 2) == 1 }

  /// The next text.
  package mutating func text() throws(Damage) -> String {
    try text(try take(number()))
  }

  /// The next text, whose beginning is that of the one before it.
  package mutating func text(after previous: inout [UInt8]) throws(Damage) -> String {
    let shared = try number(below: UInt64(previous.count) + 1)
    previous.removeSubrange(shared...)
    previous += try take(number())
    return try text(previous[...])
  }

  private mutating func take(_ count: UInt64) throws(Damage) -> ArraySlice<UInt8> {
    guard count <= UInt64(rest.count) else { throw Damage() }
    let taken = rest.prefix(Int(count))
    rest = rest.dropFirst(Int(count))
    return taken
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(Damage) -> String {
    guard SourceText.firstInvalidOffset(in: Array(bytes)) == nil else { throw Damage() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
