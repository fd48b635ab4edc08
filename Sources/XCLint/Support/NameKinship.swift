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
    if left + "s" == right || right + "s" == left { return true }
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
    if longer == shorter, given.lowercased() == name.lowercased() { return true }
    guard shorter >= 4, let distance = Spelling.distance(given, name, within: limit),
      distance == 1 && limit == 2 || fitsOtherwise
    else { return false }
    return !areBothMeant(given, name)
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
