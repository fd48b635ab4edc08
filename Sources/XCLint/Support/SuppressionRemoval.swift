import XCSyntax

/// Takes names that suppress nothing out of their comments, and a comment away that is left without any.
struct SuppressionRemoval {
  let text: SourceText
  let comments: [SuppressionComment]
  /// Where the names begin that suppress nothing.
  let idle: Set<Int>

  /// What takes a name away. It is never safe by itself: with other macros, or once a line that is half written is
  /// whole, there may be something to suppress, and the reason that somebody gave would be lost.
  func fix(removing name: Range<Int>) -> FixIt? {
    let place = comments.firstIndex { comment in comment.names.contains { $0.range == name } }
    guard let index = place else { return nil }
    let comment = comments[index]
    let isWhole = comment.names.allSatisfy { idle.contains($0.range.lowerBound) }
    let gone = comment.names.filter { isWhole || $0.range == name }
    guard let edit = edit(removing: gone, from: comment) else { return nil }
    let title = isWhole ? "Remove the comment" : "Remove '\(text.string(in: name))' from the comment"
    return FixIt(title: title, edits: [edit] + endings(of: gone, in: index), isSafe: false)
  }

  /// What takes names out of the comments that turn their rules on again, where these end nothing else.
  private func endings(of names: [Identifier], in index: Int) -> [TextEdit] {
    guard comments[index].action == .disable else { return [] }
    var ended: [Int: [Identifier]] = [:]
    for name in names {
      guard let end = end(of: name.text, behind: index) else { continue }
      let others = comments[..<end].enumerated().contains { place, other in
        other.action == .disable && self.end(of: name.text, behind: place) == end
          && other.names.contains { $0.text == name.text && (place != index || !names.contains($0)) }
      }
      if !others { ended[end, default: []] += comments[end].names.filter { $0.text == name.text } }
    }
    return ended.sorted { $0.key < $1.key }.compactMap { edit(removing: $0.value, from: comments[$0.key]) }
  }

  private func end(of rule: String, behind index: Int) -> Int? {
    comments[(index + 1)...].firstIndex { later in
      later.action == .enable && later.names.contains { $0.text == rule }
    }
  }

  private func edit(removing gone: [Identifier], from comment: SuppressionComment) -> TextEdit? {
    let left = comment.names.filter { !gone.contains($0) }
    guard let first = comment.names.first, let last = comment.names.last else { return nil }
    guard !left.isEmpty else { return removal(of: comment) }
    let range = first.range.lowerBound..<last.range.upperBound
    let separator = text.string(in: range).contains(",") ? ", " : " "
    return TextEdit(span: text.span(range), newText: left.map(\.text).joined(separator: separator))
  }

  /// A comment that has its line for itself goes with it.
  private func removal(of comment: SuppressionComment) -> TextEdit? {
    let index = text.lineIndex(at: comment.range.lowerBound)
    let line = text.lineRange(index)
    // What a backslash joins with other lines is not only a comment.
    guard comment.range.upperBound <= line.upperBound, !text.string(in: line).hasSuffix("\\"),
      index == 0 || !text.string(in: text.lineRange(index - 1)).hasSuffix("\\")
    else { return nil }
    let head = text.bytes[line.lowerBound..<comment.range.lowerBound]
    let blanks = head.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    guard blanks == head.count else {
      return TextEdit(
        span: text.span((comment.range.lowerBound - blanks)..<comment.range.upperBound), newText: "")
    }
    let end = text.lineStarts.indices.contains(index + 1) ? text.lineStarts[index + 1] : text.bytes.count
    return TextEdit(span: text.span(line.lowerBound..<end), newText: "")
  }
}
