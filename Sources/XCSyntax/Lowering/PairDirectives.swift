extension PairDirective {
  /// Reads `pair openThing closeThing` behind `xcgen:`; nil for any other word and for a block comment. Names may be
  /// fewer or more than two.
  public init?(_ comment: ToolComment) {
    guard !comment.isBlock else { return nil }
    // Behind ` -- ` stands the reason.
    let text = Array(comment.text.utf8)
    var words: [Identifier] = []
    var index = 0
    while index < text.count {
      while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
      let start = index
      while index < text.count, text[index] != 0x20, text[index] != 0x09 { index += 1 }
      guard start < index else { break }
      let word = String(decoding: text[start..<index], as: UTF8.self)
      if word == "--" { break }
      let offset = comment.textRange.lowerBound
      words.append(Identifier(word, at: (offset + start)..<(offset + index)))
    }
    guard words.first?.text == "pair" else { return nil }
    self.init(methods: Array(words.dropFirst()), range: comment.range)
  }
}
