/// The words behind the verb of a command plugin, taken out one kind after the other.
struct PluginArguments {
  /// The words that are left: those for the tool.
  private(set) var words: [String]

  init(_ words: [String]) { self.words = words }

  /// Takes out every `NAME VALUE` and `NAME=VALUE`; the values in order.
  mutating func takeValues(of names: String...) -> [String] {
    var values: [String] = []
    var rest: [String] = []
    var waiting = words[...]
    while let word = waiting.popFirst() {
      if names.contains(word), let value = waiting.popFirst() {
        values.append(value)
      } else if let name = names.first(where: { word.hasPrefix($0 + "=") }) {
        values.append(String(word.dropFirst(name.count + 1)))
      } else {
        rest.append(word)
      }
    }
    words = rest
    return values
  }

  /// Takes out words; whether there were any.
  mutating func takeFlag(_ names: String...) -> Bool {
    let count = words.count
    words.removeAll(where: names.contains)
    return words.count < count
  }
}
