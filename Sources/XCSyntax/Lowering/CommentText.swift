/// Turns comments into the lines that a reader wants: markers, decoration and indentation removed.
///
/// Works on bytes: most of what stands in a file may be comments, and all that matters in them is ASCII.
enum CommentText {
  /// The lines of one comment, `//` and `/* */` alike.
  static func lines(of comment: ArraySlice<UInt8>) -> [String] {
    let comment = withoutJoint(comment)
    if comment.starts(with: "//".utf8) {
      return isDecoration(comment) ? [] : [string(withoutLineMarker(comment))]
    }
    var body = comment.dropFirst(2)
    if body.suffix(2).elementsEqual("*/".utf8) { body = body.dropLast(2) }
    let rows = body.split(separator: newline, omittingEmptySubsequences: false)
    var lines = rows.enumerated().map { index, row in
      withoutBlockMarker(index + 1 < rows.count ? row : withoutStars(row), isFirst: index == 0)
    }
    lines.removeAll(where: isDecoration)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(string)
  }

  /// One behind the backslash of a continued line holds that, and may hold the line's end.
  private static func withoutJoint(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard comment.first == UInt8(ascii: "\\") else { return comment }
    return withoutBlankEnd(comment.dropFirst().drop(while: SourceText.isBlank))
  }

  /// Whether a comment says that it belongs to what stands in front of it: `///<`, `/**<` and their like.
  static func pointsBack(_ comment: ArraySlice<UInt8>) -> Bool {
    ["///<", "//!<", "/**<", "/*!<"].contains { comment.starts(with: $0.utf8) }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let star = UInt8(ascii: "*")

  private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func withoutLineMarker(_ comment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = comment.drop { $0 == UInt8(ascii: "/") }
    if text.first == UInt8(ascii: "!") { text = text.dropFirst() }
    if text.first == UInt8(ascii: "<") { text = text.dropFirst() }
    if text.first == space { text = text.dropFirst() }
    return withoutDecoration(withoutBlankEnd(text))
  }

  private static func withoutBlockMarker(_ row: ArraySlice<UInt8>, isFirst: Bool) -> ArraySlice<UInt8> {
    let exclamation = UInt8(ascii: "!")
    var text = row.drop { $0 == space || $0 == UInt8(ascii: "\t") }
    if text.first == star || (isFirst && text.first == exclamation) {
      text = text.drop { $0 == star || $0 == exclamation }
      if isFirst, text.first == UInt8(ascii: "<") { text = text.dropFirst() }
    }
    if text.first == space { text = text.dropFirst() }
    return withoutDecoration(withoutBlankEnd(text))
  }

  /// The last row of a block without the stars of an end that has more than one.
  private static func withoutStars(_ row: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = row
    while text.last == star { text.removeLast() }
    return text
  }

  /// The line without the rows of marks around its words: `*** Drawing ***` is Drawing.
  private static func withoutDecoration(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard !isDecoration(line) else { return line }
    var text = line
    let words = text.drop(while: SourceText.isBlank)
    let head = words.prefix(while: isMark)
    let rest = words.dropFirst(head.count)
    let tail = text.suffix(text.reversed().prefix(while: isMark).count)
    let front = text.dropLast(tail.count)
    let opens = rest.first.map(SourceText.isBlank) == true
    let closes = front.last.map(SourceText.isBlank) == true
    // Two marks are a row where as many stand on the other side.
    let isFrame = opens && closes && head.count == 2 && head.elementsEqual(tail) && head.first == head.last
    if opens, isFrame || isRow(head) { text = rest.drop(while: SourceText.isBlank) }
    if closes, isFrame || isRow(tail) { text = text.dropLast(tail.count) }
    return withoutBlankEnd(text)
  }

  private static func withoutBlankEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let last = text.last, SourceText.isBlank(last) { text.removeLast() }
    return text
  }

  private static func isMark(_ byte: UInt8) -> Bool { marks.contains(byte) }

  private static let marks = Array("-=*#~_+|/".utf8)

  /// Whether marks are as many as somebody draws a line of.
  private static func isRow(_ marks: ArraySlice<UInt8>) -> Bool {
    marks.count >= 3 && marks.allSatisfy { $0 == marks.first }
  }

  /// Whether a line is there for the eye only: dashes, stars, equals signs and their like.
  private static func isDecoration(_ line: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for byte in line where !SourceText.isBlank(byte) {
      guard isMark(byte) else { return false }
      count += 1
    }
    return count >= 3
  }
}
