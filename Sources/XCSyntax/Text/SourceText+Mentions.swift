extension SourceText {
  /// Where a word stands in code or in a directive; comments, strings and characters do not count.
  package func mentions(of word: String, in range: Range<Int>? = nil) -> [Int] {
    var found: [Int] = []
    eachWord(in: range) { place, text in
      if text == word { found.append(place) }
    }
    return found
  }

  /// The words of a stretch of code.
  package func mentionedWords(in range: Range<Int>) -> Set<String> {
    var words: Set<String> = []
    eachWord(in: range) { words.insert($1) }
    return words
  }

  private func eachWord(in range: Range<Int>?, _ visit: (Int, String) -> Void) {
    var scanner = TokenScanner(bytes, in: range)
    while let token = scanner.next() {
      switch token.kind {
      case .word: visit(token.range.lowerBound, string(in: token.range))
      case .directive:
        var start: Int?
        for index in token.range {
          if TokenScanner.isName(bytes[index]) {
            start = start ?? index
          } else if let begin = start {
            visit(begin, string(in: begin..<index))
            start = nil
          }
        }
        if let begin = start { visit(begin, string(in: begin..<token.range.upperBound)) }
      default: continue
      }
    }
  }
}
