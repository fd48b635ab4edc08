/// What the tokens of a body say about where it ends.
enum BodyShape {
  /// The braces close where the body ends.
  case closed
  /// More braces open than close, but indentation says that the body ends where it does.
  case open(surplus: Int)

  /// Looks at a stretch that is a body; nil where what stands behind it may hang on what it holds.
  init?(of range: Range<Int>, in text: SourceText) {
    let bytes = text.bytes
    guard range.count >= 2, bytes[range.lowerBound] == UInt8(ascii: "{"),
      bytes[range.upperBound - 1] == UInt8(ascii: "}")
    else { return nil }
    let indentation = LineStart(of: range.lowerBound, in: text).indentation
    var scanner = TokenScanner(bytes, in: range)
    var depth = 0
    var last: Range<Int>?
    var endsEarly = false
    while let token = scanner.next() {
      last = token.range
      let line = LineStart(of: token.range.lowerBound, in: text)
      if line.isFirst, line.indentation < indentation { endsEarly = true }
      switch token.kind {
      case .directive: return nil
      case .openString:
        // What stands behind an open quote may be read as part of the string or not.
        guard !bytes[token.range].contains(where: { Self.marks.contains($0) }) else { return nil }
      case .mark where token.range.count == 1:
        switch bytes[token.range.lowerBound] {
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"):
          depth -= 1
          guard token.range.upperBound < range.upperBound else { break }
          if depth == 0 { return nil }
          if line.isFirst(at: indentation) { endsEarly = true }
        case UInt8(ascii: "'"), UInt8(ascii: "\\"), 0: return nil
        default: break
        }
      case .mark where bytes[token.range].elementsEqual("*/".utf8): return nil
      default: break
      }
    }
    guard last?.upperBound == range.upperBound, last?.count == 1, depth >= 0 else { return nil }
    if depth == 0 {
      self = .closed
    } else {
      guard !endsEarly, LineStart(of: range.upperBound - 1, in: text).isFirst(at: indentation) else {
        return nil
      }
      self = .open(surplus: depth)
    }
  }

  private static let marks = Set("{}/*'".utf8)
}

/// The beginning of the line of an offset.
struct LineStart {
  /// How many blanks the line begins with, up to the offset.
  let indentation: Int
  private let column: Int

  init(of offset: Int, in text: SourceText) {
    let start = text.lineStarts[text.lineIndex(at: offset)]
    column = offset - start
    indentation = text.bytes[start..<max(start, offset)].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether the offset is the first on its line that is no blank.
  var isFirst: Bool { column == indentation }

  /// Whether it is the first, behind so many blanks.
  func isFirst(at indentation: Int) -> Bool { isFirst && self.indentation == indentation }
}
