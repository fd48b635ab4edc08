import XCSemantics

/// Tells two names that look alike and mean different things from one name written wrongly.
enum NameKinship {
  /// First words that make another name of the rest: `getTitle` is no slip for `setTitle`.
  private static let verbs: Set<String> = [
    "get", "set", "reset", "unset", "is", "has", "can", "did", "will", "add", "remove", "start", "stop",
    "restart",
    "begin", "end", "show", "hide", "open", "close", "reopen", "load", "unload", "reload", "enable",
    "disable",
    "make", "take", "push", "pop", "do", "undo", "redo", "insert", "delete",
  ]

  /// Whether two names are both meant: they differ in a verb in front, in a number at the end, or in a plural.
  static func areBothMeant(_ left: String, _ right: String) -> Bool {
    if left != right, withoutNumber(left).elementsEqual(withoutNumber(right)) { return true }
    if left + "s" == right || right + "s" == left || differInShortWord(left, right) { return true }
    let (first, second) = (split(left), split(right))
    guard first.rest.elementsEqual(second.rest), !first.verb.elementsEqual(second.verb) else { return false }
    return verbs.contains(String(Substring(first.verb))) && verbs.contains(String(Substring(second.verb)))
  }

  /// Whether a name is another one written wrongly.
  ///
  /// - Parameter fitsOtherwise: whether what bears the name is what would bear the other one, so that more letters
  ///   may differ.
  static func isSlip(_ given: String, for name: String, fitsOtherwise: Bool) -> Bool {
    let (shorter, longer) = (min(given.utf8.count, name.utf8.count), max(given.utf8.count, name.utf8.count))
    // The shorter a name, the more likely two of them are near each other by chance.
    let limit = shorter >= 8 ? 2 : 1
    guard longer - shorter <= limit, given != name else { return false }
    if !fitsOtherwise, differAtEnd(given, name) { return false }
    if longer == shorter, given.lowercased() == name.lowercased() { return true }
    guard shorter >= 4, let distance = Spelling.distance(given, name, within: limit),
      distance == 1 && limit == 2 || fitsOtherwise
    else { return false }
    return !areBothMeant(given, name)
  }

  /// Whether a name can be nothing but another one written wrongly, so that a tool may change it: letters swapped,
  /// doubled, missing or wrong inside of one long word. A word that begins or ends otherwise, `closedDoor` beside
  /// `closeDoor`, and a short one, `tock` beside `tick`, may well be a word of its own.
  static func isCertainSlip(_ given: String, for name: String) -> Bool {
    if given != name, given.lowercased() == name.lowercased() { return true }
    guard let (first, second) = onlyDifference(given, name) else { return false }
    let (left, right) = (Array(first.lowercased().utf8), Array(second.lowercased().utf8))
    let (shorter, longer) = left.count < right.count ? (left, right) : (right, left)
    guard let start = shorter.indices.first(where: { shorter[$0] != longer[$0] }), start > 0,
      shorter.last == longer.last || isSwap(left, right, at: start)
    else { return false }
    let isSwapOrDouble =
      isSwap(left, right, at: start)
      || longer.count == shorter.count + 1 && longer[start] == longer[start - 1]
        && longer[(start + 1)...] == shorter[start...]
    guard !isSwapOrDouble else { return longer.count >= 6 }
    return longer.count >= 8 && Spelling.distance(String(first), String(second), within: 1) != nil
  }

  /// Whether two words differ in nothing but the order of two letters side by side.
  private static func isSwap(_ left: [UInt8], _ right: [UInt8], at start: Int) -> Bool {
    guard left.count == right.count, start + 1 < left.count else { return false }
    return left[start] == right[start + 1] && left[start + 1] == right[start]
      && left[(start + 2)...] == right[(start + 2)...]
  }

  /// Whether all words but one are the same, and that one is short: `loadA` and `loadB`, `mouseIn` and `mouseOn`.
  private static func differInShortWord(_ left: String, _ right: String) -> Bool {
    guard let (first, second) = onlyDifference(left, right) else { return false }
    return max(first.count, second.count) <= 2 && first.lowercased() != second.lowercased()
  }

  /// Whether two names differ in nothing but their last letter or the plural of one word: `rowAdded`, `rowsAdded`.
  private static func differAtEnd(_ left: String, _ right: String) -> Bool {
    let (shorter, longer) = left.count < right.count ? (left, right) : (right, left)
    if left.dropLast() == right.dropLast() || longer.dropLast() == shorter { return true }
    guard let (first, second) = onlyDifference(left, right) else { return false }
    return first + "s" == second || second + "s" == first
  }

  /// The one word in which two names differ.
  private static func onlyDifference(_ left: String, _ right: String) -> (Substring, Substring)? {
    let (first, second) = (words(of: left), words(of: right))
    guard first.count == second.count else { return nil }
    let differing = zip(first, second).filter { $0 != $1 }
    return differing.count == 1 ? differing[0] : nil
  }

  /// The words of a name, each with its capital or underscore in front.
  private static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase || name[index] == "_" {
      words.append(name[start..<index])
      start = index
    }
    return words + [name[start...]]
  }

  private static func withoutNumber(_ name: String) -> Substring.UTF8View {
    var name = name.utf8[...]
    while let last = name.last, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9") {
      name = name.dropLast()
    }
    return name
  }

  private static func split(_ name: String) -> (verb: Substring.UTF8View, rest: Substring.UTF8View) {
    let verb = name.utf8.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    return (verb, name.utf8.dropFirst(verb.count))
  }
}
