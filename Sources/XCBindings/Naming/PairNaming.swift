/// How a pair of methods is called in names of protocols.
enum PairNaming {
  /// The given name, else the words that both methods share, else the first method's name, in upper camel
  /// case.
  static func name(given: String?, first: String, second: String) -> String {
    if let given, !given.isEmpty { return NameWords(given).upperCamelCase }
    let shared = NameWords(first).shared(with: NameWords(second)).upperCamelCase
    guard let letter = shared.first, letter.isLetter else { return NameWords(first).upperCamelCase }
    return shared
  }
}
