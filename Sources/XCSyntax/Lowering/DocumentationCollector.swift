/// Gives each declaration of a list the comment that stands directly above it and the one behind it on its line.
struct DocumentationCollector {
  private let text: SourceText
  private var block: [Range<Int>] = []
  private var ownerLine: Int
  /// The column of the comment behind the last declaration, which a comment below it goes on with.
  private var trailingColumn: Int?

  /// Begins behind the brace or directive that opens the list: a comment on its line belongs to what was opened.
  init(text: SourceText, openedAt offset: Int?) {
    self.text = text
    ownerLine = offset.map(text.lineIndex(at:)) ?? -1
  }

  /// Takes the next comment of the list.
  /// - Returns: whether it stands behind the last declaration, on its line, or goes on where such a one left off.
  mutating func take(comment range: Range<Int>) -> Bool {
    let line = text.lineIndex(at: range.lowerBound)
    if line == ownerLine {
      trailingColumn = column(of: range)
      return true
    }
    if line == ownerLine + 1, block.isEmpty,
      CommentText.pointsBack(text.bytes[range]) || column(of: range) == trailingColumn
    {
      ownerLine = text.lineIndex(at: max(range.upperBound - 1, range.lowerBound))
      return true
    }
    if let last = block.last, text.lineIndex(at: max(last.upperBound - 1, last.lowerBound)) + 1 < line {
      block.removeAll()
    }
    block.append(range)
    return false
  }

  /// Takes the next declaration of the list, and gives back the lines of the comment above it.
  mutating func take(declaration range: Range<Int>) -> [String] {
    defer { skip(to: range) }
    let line = text.lineIndex(at: range.lowerBound)
    guard let last = block.last, text.lineIndex(at: max(last.upperBound - 1, last.lowerBound)) + 1 >= line
    else {
      return []
    }
    return Self.lines(of: block, in: text)
  }

  /// Whether a comment ends on the line that a declaration begins on.
  func isOnLine(_ comment: Range<Int>, of declaration: Range<Int>) -> Bool {
    text.lineIndex(at: max(comment.upperBound - 1, comment.lowerBound))
      == text.lineIndex(at: declaration.lowerBound)
  }

  private func column(of range: Range<Int>) -> Int {
    range.lowerBound - text.lineRange(text.lineIndex(at: range.lowerBound)).lowerBound
  }

  /// Forgets comments: something stands between them and what follows.
  mutating func skip(to range: Range<Int>) {
    block.removeAll()
    trailingColumn = nil
    ownerLine = text.lineIndex(at: max(range.upperBound - 1, range.lowerBound))
  }

  /// The lines of a run of comments, without those that speak to this tool.
  static func lines(of comments: [Range<Int>], in text: SourceText) -> [String] {
    comments.map { text.bytes[$0] }.filter { !ToolComment.isToolComment($0) }.flatMap(CommentText.lines(of:))
  }
}
