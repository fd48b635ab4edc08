extension SourceText {
  /// Whether anything may open a conditional: a quick look, since most texts have none.
  var mayHaveConditionals: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while let mark = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
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
}
