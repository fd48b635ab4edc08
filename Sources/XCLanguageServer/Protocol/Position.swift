/// A place in a document: a line and what stands before it on that line, both from 0.
struct Position: Sendable, Hashable, Codable, Comparable {
  var line: Int
  var character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A stretch of a document; the end is exclusive.
struct DocumentRange: Sendable, Hashable, Codable {
  var start: Position
  var end: Position
}

/// A stretch of some document.
struct Location: Sendable, Hashable, Codable {
  var uri: String
  var range: DocumentRange
}

/// What a character is counted in.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}
