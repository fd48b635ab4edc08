import XCSyntax

/// A text with edits carried out.
enum FixedText {
  /// The bytes of a text after edits that do not touch each other, or put something in at one place in their order; what
  /// lies outside them stays as it is.
  ///
  /// Line ends that come in are those of the file.
  static func bytes(of text: SourceText, applying edits: [TextEdit]) -> [UInt8] {
    var bytes = text.bytes
    let isWindows = text.lineEnding == "\r\n"
    // From the end on, so that places in front stay true; of two insertions at one place the later one goes first.
    let ordered = edits.enumerated().sorted {
      ($0.element.span.bytes.lowerBound, $0.offset) > ($1.element.span.bytes.lowerBound, $1.offset)
    }
    for edit in ordered.map(\.element) {
      let range = edit.span.bytes
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else { continue }
      let new = isWindows ? windowsLines(edit.newText) : edit.newText
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return bytes
  }

  private static func windowsLines(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n", result.unicodeScalars.last != "\r" { result.unicodeScalars.append("\r") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
