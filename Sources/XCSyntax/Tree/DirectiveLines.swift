/// The lines of directives that stand where the grammar has none.
enum DirectiveLines {
  /// How many lines around a broken stretch are looked at.
  private static let reach = 2

  /// The directives in some stretches of a text or near them, but for those of conditionals.
  static func inside(_ stretches: [Range<Int>], of text: SourceText) -> [Range<Int>] {
    guard text.bytes.contains(UInt8(ascii: "#")) else { return [] }
    let lines = stretches.map { stretch in
      (text.lineIndex(at: stretch.lowerBound) - reach)...(text.lineIndex(at: stretch.upperBound) + reach)
    }
    var next = 0
    return TokenScanner.tokens(of: text.bytes).filter { $0.kind == .directive }.compactMap { token in
      guard !isOfConditional(token, in: text) else { return nil }
      let line = text.lineIndex(at: token.range.lowerBound)
      while next < lines.count, lines[next].upperBound < line { next += 1 }
      return next < lines.count && lines[next].contains(line) ? token.range : nil
    }
  }

  private static func isOfConditional(_ token: Token, in text: SourceText) -> Bool {
    ["if", "ifdef", "ifndef", "elif", "else", "endif"].contains(
      DirectiveText.word(of: text.string(in: token.range.prefix(80))))
  }
}

extension SourceText {
  /// The text with some stretches replaced by blanks; every line end stays.
  func emptied(_ stretches: [Range<Int>]) -> SourceText {
    var bytes = bytes
    bytes.withUnsafeMutableBufferPointer { bytes in
      for stretch in stretches {
        for index in stretch where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
      }
    }
    return overwriting(0..<bytes.count, with: bytes)
  }

  /// The text with nothing left but some stretches, in order; every line end stays.
  func keeping(_ stretches: [Range<Int>]) -> SourceText {
    var start = 0
    var gaps: [Range<Int>] = []
    for stretch in stretches {
      gaps.append(start..<stretch.lowerBound)
      start = stretch.upperBound
    }
    return emptied(gaps + [start..<bytes.count])
  }
}
