import XCSyntax

/// A comment that turns rules off or on: `// xcgen:disable:next strong-delegate -- owned by the window`.
struct SuppressionComment {
  /// What the comment does.
  enum Action: String {
    /// Off from here on.
    case disable
    /// On again from here on.
    case enable
    /// Off for the next line.
    case disableNext = "disable:next"
    /// Off for the comment's own line.
    case disableThis = "disable:this"
  }

  /// What it does; nil where its first word is none of the known ones.
  let action: Action?

  /// The first word.
  let word: Identifier

  /// The names behind it, up to ` -- `.
  let names: [Identifier]

  /// The whole comment.
  let range: Range<Int>

  /// Reads a comment; nil where it declares a pair and is no matter of suppression, and for a block comment.
  init?(_ comment: ToolComment) {
    guard !comment.isBlock else { return nil }
    var words: [Identifier] = []
    var offset = comment.textRange.lowerBound
    for piece in comment.text.split(omittingEmptySubsequences: false, whereSeparator: Self.separates) {
      let length = piece.utf8.count
      if piece == "--" { break }
      if length > 0 { words.append(Identifier(String(piece), at: offset..<(offset + length))) }
      offset += length + 1
    }
    let start = comment.textRange.lowerBound
    let word = words.first ?? Identifier("", at: start..<start)
    guard word.text != "pair" else { return nil }
    self.word = word
    action = Action(rawValue: word.text)
    names = Array(words.dropFirst())
    range = comment.range
  }

  /// The word of a block comment that would be heard in a `//` comment; nil for any other comment.
  static func unheardWord(in comment: ToolComment) -> Identifier? {
    guard comment.isBlock else { return nil }
    let word = String(comment.text.prefix { !$0.isWhitespace && $0 != "," })
    guard Action(rawValue: word) != nil || word == "pair" else { return nil }
    let start = comment.textRange.lowerBound
    return Identifier(word, at: start..<(start + word.utf8.count))
  }

  private static func separates(_ character: Character) -> Bool {
    character == " " || character == "\t" || character == ","
  }
}
