/// A name taken apart at its capitals, digits and underscores: `formWillShow` is form, Will, Show.
struct NameWords: Hashable, Sendable {
  /// The words as they stand in the name.
  var words: [String]

  /// Takes a name apart. A run of capitals is one word up to the last, which begins the next: `UXTable` is
  /// UX, Table.
  init(_ name: String) {
    words = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      if letter == "_" {
        close(&word)
        continue
      }
      if let last = word.last, Self.isBorder(from: last, to: letter, before: next) { close(&word) }
      word.append(letter)
    }
    close(&word)
  }

  private mutating func close(_ word: inout String) {
    if !word.isEmpty { words.append(word) }
    word = ""
  }

  private static func isBorder(from last: Character, to letter: Character, before next: Character?) -> Bool {
    if letter.isNumber { return false }
    guard letter.isUppercase else { return false }
    return !last.isUppercase || next?.isLowercase == true
  }

  /// The words of this name that the other has too, in this name's order.
  func shared(with other: NameWords) -> NameWords {
    var rest = other.words.map { $0.lowercased() }
    var copy = self
    copy.words = words.filter { word in
      guard let place = rest.firstIndex(of: word.lowercased()) else { return false }
      rest.remove(at: place)
      return true
    }
    return copy
  }

  /// The words as one name that begins with a capital.
  var upperCamelCase: String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
