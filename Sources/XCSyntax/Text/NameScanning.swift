extension SourceText {
  /// Whether a byte may be part of a name; no name begins with a digit.
  public static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a text could be a name.
  public static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return text.utf8.allSatisfy(isNameByte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  /// Whether a word belongs to the language and can be no name.
  public static func isReserved(_ word: String) -> Bool { ReservedWords.all.contains(word) }

  /// The words of a range that could be names, in order, wherever they stand: in comments and strings too.
  public func words(in range: Range<Int>) -> [Range<Int>] {
    let range = range.clamped(to: 0..<bytes.count)
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, Self.isNameByte(bytes[index]) { index += 1 }
      let isNumber = start < index && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start])
      if start < index, !isNumber { found.append(start..<index) }
      if start == index { index += 1 }
    }
    return found
  }

  /// Every place where a name stands as a whole word, in order.
  public func places(of name: String, in range: Range<Int>? = nil) -> [Range<Int>] {
    let wanted = Array(name.utf8)
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    guard let first = wanted.first else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      var found: [Range<Int>] = []
      var index = range.lowerBound
      while index + wanted.count <= range.upperBound {
        guard buffer[index] == first, buffer[index..<(index + wanted.count)].elementsEqual(wanted) else {
          index += 1
          continue
        }
        let end = index + wanted.count
        let isAlone =
          (index == 0 || !Self.isNameByte(buffer[index - 1]))
          && (end == buffer.count || !Self.isNameByte(buffer[end]))
        if isAlone { found.append(index..<end) }
        index = end
      }
      return found
    }
  }
}
