extension SourceText {
  /// The offset of the first byte that is not part of well-formed UTF-8, or nil where all are.
  ///
  /// Follows table 3-7 of the Unicode Standard: no overlong forms, no surrogates, nothing above U+10FFFF.
  public static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer -> Int? in
      guard let base = buffer.baseAddress else { return nil }
      var index = 0
      while index < buffer.count {
        // Most bytes are ASCII: eight of them are looked at together.
        while index + 8 <= buffer.count,
          UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          index += 8
        }
        guard index < buffer.count else { break }
        let lead = buffer[index]
        if lead < 0x80 {
          index += 1
          continue
        }
        guard let (length, second) = sequence(after: lead), index + length <= buffer.count,
          second.contains(buffer[index + 1])
        else { return index }
        for following in (index + 2)..<max(index + 2, index + length)
        where !(0x80...0xBF).contains(buffer[following]) {
          return index
        }
        index += length
      }
      return nil
    }
  }

  private static func sequence(after lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
