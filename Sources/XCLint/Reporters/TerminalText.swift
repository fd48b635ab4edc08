/// Text that a terminal may show: sources and file names hold what they like.
public enum TerminalText {
  /// The text with control characters spelled out, as in `\u{1B}`, so that they move no cursor and begin no line.
  ///
  /// - Parameter kept: control characters that stay as they are.
  public static func escaped(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isControl(scalar), !kept.contains(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character steers a terminal: those of ASCII and of Latin-1, and those that turn the direction of text.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
