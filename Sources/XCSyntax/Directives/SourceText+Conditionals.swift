extension SourceText {
  /// Whether anything may open a conditional: a quick look, since most texts have none.
  var mayHaveConditionals: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
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
        if !isOther, !rest.starts(with: "import".utf8), !rest.starts(with: "include".utf8) { return true }
      }
      return false
    }
  }

  /// Where lines may begin with `#if` or one of its kin, in order.
  var offsetsOfConditionals: [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var index = 0
      while let mark = bytes.offset(of: UInt8(ascii: "#"), in: index..<bytes.count) {
        let word = bytes[(mark + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if word.starts(with: "if".utf8) { found.append(mark) }
        index = mark + 1
      }
      return found
    }
  }
}
