extension SourceText {
  /// Whether a byte is blank to the language: a space, a tab, the end of a line or of a page.
  public static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }
}

extension StringProtocol {
  /// The text without blanks and line ends around it.
  package var trimmed: String {
    let tail = drop(while: \.isWhitespace)
    return tail.lastIndex { !$0.isWhitespace }.map { String(tail[...$0]) } ?? ""
  }
}
