extension SourceText {
  /// Whether anything may open a conditional: a quick look, since most texts have none.
  var mayHaveConditionals: Bool {
    bytes.withUnsafeBufferPointer { Self.opening(in: $0, from: 0) != nil }
  }

  /// Where something may open a conditional, in order.
  var offsetsOfConditionals: [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      while let mark = Self.opening(in: bytes, from: found.last.map { $0 + 1 } ?? 0) { found.append(mark) }
      return found
    }
  }

  private static func opening(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while let mark = bytes.offset(of: UInt8(ascii: "#"), in: index..<bytes.count) {
      index = mark + 1
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
        index += 1
      }
      // What is no letter, such as a comment or a continued line, may stand in front of the word.
      let rest = bytes[index...]
      let isOther =
        rest.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) && $0 != UInt8(ascii: "i") }
        ?? true
      if !isOther, !rest.starts(with: "import".utf8), !rest.starts(with: "include".utf8) { return mark }
    }
    return nil
  }
}
