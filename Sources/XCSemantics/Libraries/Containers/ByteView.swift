/// A stretch of a binary file that is read with a look at its bounds.
struct ByteView: Sendable {
  private let bytes: ArraySlice<UInt8>

  /// Whether numbers have their highest byte first.
  var isBigEndian = false

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  private init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// The bytes as they are.
  var array: [UInt8] { Array(bytes) }

  /// A part of the stretch; `what` names it where the file is too short for it.
  func part(_ offset: UInt64, _ length: UInt64, of what: String) throws(LibraryProblem) -> ByteView {
    let limit = UInt64(bytes.count)
    guard offset <= limit, length <= limit - offset else {
      throw LibraryProblem("\(what) reaches beyond the end of the file")
    }
    let start = bytes.startIndex + Int(offset)
    return ByteView(bytes[start..<(start + Int(length))], isBigEndian: isBigEndian)
  }

  /// A number of `width` bytes, 8 at most.
  func number(at offset: UInt64, width: Int, of what: String) throws(LibraryProblem) -> UInt64 {
    let digits = try part(offset, UInt64(width), of: what).bytes
    var value: UInt64 = 0
    for byte in isBigEndian ? Array(digits) : digits.reversed() { value = value << 8 | UInt64(byte) }
    return value
  }

  /// The text at an offset, up to a NUL byte or the limit.
  func name(at offset: UInt64, limit: UInt64, of what: String) throws(LibraryProblem) -> String {
    let room = UInt64(bytes.count)
    guard offset <= room else { throw LibraryProblem("\(what) reaches beyond the end of the file") }
    let length = min(limit, room - offset)
    let letters = try part(offset, length, of: what).bytes.prefix { $0 != 0 }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Whether the stretch begins with some bytes.
  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }
}
