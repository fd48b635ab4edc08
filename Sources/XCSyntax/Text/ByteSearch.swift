#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SourceText {
  /// The first place of a byte in a range.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { $0.offset(of: byte, in: range) }
  }

  /// Whether letters stand somewhere in a range, as a word or a part of one.
  package func holds(_ letters: some Collection<UInt8>, in range: Range<Int>) -> Bool {
    guard let first = letters.first else { return false }
    let wanted = Array(letters)
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let last = min(range.upperBound, bytes.count) - wanted.count
      var index = range.lowerBound
      while index <= last, let found = memchr(base + index, Int32(first), last + 1 - index) {
        index = UnsafeRawPointer(found) - base
        if memcmp(base + index, wanted, wanted.count) == 0 { return true }
        index += 1
      }
      return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte in a range.
  func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let baseAddress, range.lowerBound < range.upperBound,
      let found = memchr(baseAddress + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}
