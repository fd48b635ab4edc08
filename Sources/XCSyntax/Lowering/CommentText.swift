/// Turns comments into the lines that a reader wants: markers, decoration and indentation removed.
enum CommentText {
  /// The lines of one comment, `//` and `/* */` alike.
  static func lines(of comment: String) -> [String] {
    if comment.hasPrefix("//") { return isDecoration(comment) ? [] : [stripLineMarker(comment)] }
    var body = comment.dropFirst(2)
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    // The characters of a CRLF are one to Swift, so both kinds of line end are named.
    let rows = body.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var lines = rows.enumerated().map { index, row in
      stripBlockMarker(index + 1 < rows.count ? row : withoutStars(row), isFirst: index == 0)
    }
    lines.removeAll(where: isDecoration)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func stripLineMarker(_ comment: String) -> String {
    var text = comment.drop { $0 == "/" }
    if text.first == "!" { text = text.dropFirst() }
    if text.first == "<" { text = text.dropFirst() }
    if text.first == " " { text = text.dropFirst() }
    return withoutDecoration(trimEnd(text))
  }

  private static func stripBlockMarker(_ row: Substring, isFirst: Bool) -> String {
    var text = row.drop { $0 == " " || $0 == "\t" }
    if text.first == "*" || (isFirst && text.first == "!") {
      text = text.drop { $0 == "*" || $0 == "!" }
      if isFirst, text.first == "<" { text = text.dropFirst() }
    }
    if text.first == " " { text = text.dropFirst() }
    return withoutDecoration(trimEnd(text))
  }

  /// The last row of a block without the stars of an end that has more than one.
  private static func withoutStars(_ row: Substring) -> Substring {
    var text = row
    while text.last == "*" { text = text.dropLast() }
    return text
  }

  /// The line without the rows of marks around its words: `*** Drawing ***` is Drawing.
  private static func withoutDecoration(_ line: String) -> String {
    guard !isDecoration(line) else { return line }
    var text = line[...]
    let indent = text.prefix { $0.isWhitespace }
    let head = text.dropFirst(indent.count).prefix(while: isMark)
    let rest = text.dropFirst(indent.count + head.count)
    if isRow(head), rest.first?.isWhitespace == true { text = rest.drop { $0.isWhitespace } }
    let tail = text.reversed().prefix(while: isMark)
    let front = text.dropLast(tail.count)
    if isRow(tail), front.last?.isWhitespace == true { text = front }
    return trimEnd(text)
  }

  private static func isMark(_ character: Character) -> Bool { "-=*#~_+|/".contains(character) }

  /// Whether marks are as many as somebody draws a line of.
  private static func isRow(_ marks: some Collection<Character>) -> Bool {
    marks.count >= 3 && marks.allSatisfy { $0 == marks.first }
  }

  /// Whether a comment says that it belongs to what stands in front of it: `///<`, `/**<` and their like.
  static func pointsBack(_ comment: String) -> Bool {
    ["///<", "//!<", "/**<", "/*!<"].contains { comment.hasPrefix($0) }
  }

  private static func trimEnd(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }

  /// Whether a line is there for the eye only: dashes, stars, equals signs and their like.
  private static func isDecoration(_ line: String) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.count >= 3 && marks.allSatisfy(isMark)
  }
}
