/// 128 bits that stand for some bytes, to see quickly whether they are still the same.
///
/// Not for secrets: who wants to can find bytes with the same digest.
public struct ContentDigest: Hashable, Sendable {
  private var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The digest of nothing.
  public init() {}

  /// The digest of some bytes.
  public init(_ bytes: [UInt8]) {
    self.init()
    add(bytes)
  }

  /// Goes on with more bytes. What is added in two parts is not what is added in one.
  public mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 16 <= buffer.count {
        mix(
          buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian,
          buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian)
        offset += 16
      }
      var tail: (UInt64, UInt64) = (0, 0)
      for (place, byte) in buffer[offset...].enumerated() {
        if place < 8 {
          tail.0 |= UInt64(byte) << (8 * place)
        } else {
          tail.1 |= UInt64(byte) << (8 * (place - 8))
        }
      }
      mix(tail.0, tail.1)
      mix(UInt64(buffer.count), 0)
    }
  }

  /// Goes on with a string.
  public mutating func add(_ string: String) { add(Array(string.utf8)) }

  /// 32 hexadecimal digits.
  public var text: String { Self.digits(low) + Self.digits(high) }

  private mutating func mix(_ first: UInt64, _ second: UInt64) {
    let left = (first ^ low).multipliedFullWidth(by: 0xA076_1D64_78BD_642F ^ high | 1)
    let right = (second ^ high).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB ^ low | 1)
    low = (left.high ^ left.low) &+ (first << 1 | first >> 63)
    high = (right.high ^ right.low) &+ (second << 3 | second >> 61)
  }

  private static func digits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ContentDigest {
  func write(to writer: inout RecordWriter) {
    writer.add(low)
    writer.add(high)
  }

  init(from reader: inout RecordReader) throws(RecordReader.Damage) {
    low = try reader.number()
    high = try reader.number()
  }
}
