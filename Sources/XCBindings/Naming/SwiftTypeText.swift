/// Swift types that a configuration writes out: `String`, `any Sequence<UInt8>`, `[Foo.Bar]?`.
enum SwiftTypeText {
  private static let marks: Set<Character> = [
    ".", "<", ">", "?", "!", "[", "]", ":", ",", "(", ")", "&", "-",
  ]
  private static let openers: [Character: Character] = ["<": ">", "[": "]", "(": ")"]
  private static let prefixes: Set<Substring> = ["any"]

  /// Whether the text is a function type by itself, not inside of another type.
  static func isFunction(_ text: String) -> Bool {
    var depth = 0
    var rest = text[...]
    while let first = rest.first {
      if depth == 0, rest.hasPrefix("->") { return true }
      if openers[first] != nil { depth += 1 }
      if openers.values.contains(first) { depth -= 1 }
      rest = rest.dropFirst()
    }
    return false
  }

  /// Whether the text could be a type: names and the marks of types, brackets in balance, no two names that touch, no
  /// keyword. What the type is, the Swift compiler says.
  static func isPossible(_ text: String) -> Bool {
    var closers: [Character] = []
    var lastWord: Substring?
    var rest = text[...]
    var hasName = false
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
        continue
      }
      // A variadic parameter is no type by itself.
      if rest.hasPrefix("..") { return false }
      if marks.contains(first) {
        if let closer = openers[first] { closers.append(closer) }
        // The arrow of a function type is no closing bracket.
        let isArrow = first == "-" && rest.dropFirst().first == ">"
        if [">", "]", ")"].contains(first), closers.popLast() != first { return false }
        if first == "-", !isArrow { return false }
        lastWord = nil
        rest = rest.dropFirst(isArrow ? 2 : 1)
        continue
      }
      let word = rest.prefix { $0 != " " && !marks.contains($0) }
      guard SwiftNamePattern.isIdentifier(word), lastWord.map(prefixes.contains) ?? true else { return false }
      guard prefixes.contains(word) || !ReservedWords.isKeyword(word) else { return false }
      hasName = hasName || !prefixes.contains(word)
      lastWord = word
      rest = rest.dropFirst(word.count)
    }
    return hasName && closers.isEmpty
  }
}
