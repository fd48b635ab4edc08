/// A name of the configuration: `show`, or with labels `show(_:in:)`.
struct SwiftNamePattern: Hashable, Sendable {
  /// The name in front of the parentheses.
  var base: String
  /// The labels, nil for `_`; no array where there are no parentheses.
  var labels: [String?]?

  /// Reads the text; nil where it is no Swift name.
  init?(_ text: String) {
    guard let open = text.firstIndex(of: "(") else {
      guard Self.isIdentifier(text[...]) else { return nil }
      base = text
      labels = nil
      return
    }
    base = String(text[..<open])
    guard Self.isIdentifier(base[...]), text.last == ")" else { return nil }
    let inner = text[text.index(after: open)...].dropLast()
    guard inner.isEmpty || inner.last == ":" else { return nil }
    var labels: [String?] = []
    for label in inner.split(separator: ":", omittingEmptySubsequences: false).dropLast() {
      guard label == "_" || Self.isIdentifier(label) else { return nil }
      labels.append(label == "_" ? nil : String(label))
    }
    self.labels = labels
  }

  /// Whether the text is a plain identifier.
  static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, text != "_" else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
