import XCSyntax

/// A text with edits carried out.
enum FixedText {
  /// The bytes of a text after edits that do not touch each other; what lies outside them stays as it is.
  ///
  /// Line ends that come in are those of the file.
  static func bytes(of text: SourceText, applying edits: [TextEdit]) -> [UInt8] {
    var bytes = text.bytes
    let isWindows = text.lineEnding == "\r\n"
    for edit in edits.sorted(by: { $0.span.bytes.lowerBound > $1.span.bytes.lowerBound }) {
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
