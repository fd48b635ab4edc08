/// Turns comments into the lines that a reader wants: markers, decoration and indentation removed.
enum CommentText {
  /// The lines of one comment, `//` and `/* */` alike.
  static func lines(of comment: String) -> [String] {
    if comment.hasPrefix("//") { return isDecoration(comment) ? [] : [stripLineMarker(comment)] }
    var body = comment.dropFirst(2)
    if body.hasSuffix("*/") { body = body.dropLast(2) }
    // The characters of a CRLF are one to Swift, so both kinds of line end are named.
    let rows = body.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var lines = rows.enumerated().map { index, row in stripBlockMarker(row, isFirst: index == 0) }
    lines.removeAll(where: isDecoration)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func stripLineMarker(_ comment: String) -> String {
    var text = comment.drop { $0 == "/" }
    if text.first == "!" || text.first == "<" { text = text.dropFirst() }
    if text.first == " " { text = text.dropFirst() }
    return trimEnd(text)
  }

  private static func stripBlockMarker(_ row: Substring, isFirst: Bool) -> String {
    var text = row.drop { $0 == " " || $0 == "\t" }
    if text.first == "*" || (isFirst && text.first == "!") {
      text = text.drop { $0 == "*" || $0 == "!" }
    }
    if text.first == " " { text = text.dropFirst() }
    return trimEnd(text)
  }

  private static func trimEnd(_ text: Substring) -> String {
    var text = text
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }

  /// Whether a line is there for the eye only: dashes, stars, equals signs and their like.
  private static func isDecoration(_ line: String) -> Bool {
    let marks = line.filter { !$0.isWhitespace }
    return marks.count >= 3 && marks.allSatisfy { "-=*/#~_+|".contains($0) }
  }
}
