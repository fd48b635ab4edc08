@testable import XCSyntax

/// A text and edits that follow each other in it, as one input: behind the first NUL byte four bytes stand for each
/// edit, its place in two of them, how much goes, and what comes.
struct EditScript: Sendable {
  let text: String
  private let steps: [[UInt8]]

  private static let mostSteps = 6

  /// The pieces of an input; nil where its text is none.
  init?(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard let text = String(validating: parts[0], as: UTF8.self) else { return nil }
    self.text = text
    let rest = parts.count > 1 ? Array(parts[1]) : []
    steps = stride(from: 0, to: min(rest.count, 4 * Self.mostSteps) / 4 * 4, by: 4).map {
      Array(rest[$0..<($0 + 4)])
    }
  }

  var count: Int { steps.count }

  /// An edit of the text as it is by then. Characters are never cut.
  func edit(_ index: Int, in text: [UInt8]) -> (edit: SyntaxEdit, bytes: [UInt8]) {
    let step = steps[index]
    func aligned(_ offset: Int) -> Int {
      var offset = min(offset, text.count)
      while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
      return offset
    }
    let start = aligned((Int(step[0]) << 8 | Int(step[1])) % (text.count + 1))
    let end = aligned(start + Int(step[2] & 0x1F))
    let words = Vocabulary.pieces
    let piece = step[2] & 0x80 == 0 ? words[Int(step[3]) % words.count] : ""
    return (SyntaxEdit(range: start..<end, newLength: piece.utf8.count), Array(piece.utf8))
  }

  /// A text with some edits as an input.
  static func joined(_ text: [UInt8], _ steps: [[UInt8]]) -> [UInt8] { text + [0] + steps.joined() }
}
