/// Tokens of a text by their places, with no directives among them: asked for past its ends, it has empty words.
struct TokenList {
  let text: SourceText
  private let tokens: [Token]

  /// The tokens of a text, or of a part of it.
  init(of text: SourceText, in range: Range<Int>? = nil, withDirectives: Bool = false) {
    self.text = text
    let all = TokenScanner.tokens(of: text.bytes, in: range)
    tokens = withDirectives ? all : all.filter { $0.kind != .directive }
  }

  var indices: Range<Int> { tokens.indices }

  var count: Int { tokens.count }

  subscript(index: Int) -> Token { tokens[index] }

  subscript(range: some RangeExpression<Int>) -> ArraySlice<Token> { tokens[range] }

  func prefix(_ count: Int) -> ArraySlice<Token> { tokens.prefix(count) }

  /// The text of a token.
  func word(_ index: Int) -> String {
    tokens.indices.contains(index) ? text.string(in: tokens[index].range) : ""
  }

  /// Whether a token is a keyword or a name.
  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  /// The line on which a token stands.
  func line(_ index: Int) -> Int { text.lineIndex(at: tokens[index].range.lowerBound) }
}
