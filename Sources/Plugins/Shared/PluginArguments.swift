/// The words behind the verb of a command plugin, taken out one kind after the other.
struct PluginArguments {
  /// The words that are left: those for the tool. They go behind the sources, so that an option whose value was
  /// forgotten does not take a source for it.
  private(set) var words: [String]

  init(_ words: [String]) { self.words = words }

  /// Takes out every `NAME VALUE`, `NAME=VALUE` and `-nVALUE`; the values in order. Throws where a value is missing.
  mutating func takeValues(of names: String...) throws -> [String] {
    var values: [String] = []
    var rest: [String] = []
    var waiting = words[...]
    while let word = waiting.popFirst() {
      if names.contains(word) {
        guard let value = waiting.popFirst(), !value.hasPrefix("-") else {
          throw CommandFailure("'\(word)' needs a value")
        }
        values.append(value)
      } else if let name = names.first(where: { word.hasPrefix($0 + "=") && $0.hasPrefix("--") }) {
        values.append(String(word.dropFirst(name.count + 1)))
      } else if let name = names.first(where: { word.hasPrefix($0) && !$0.hasPrefix("--") }) {
        values.append(String(word.dropFirst(name.count)))
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

  /// Takes out the words that are neither options nor the values of options.
  mutating func takeOperands() -> [String] {
    var operands: [String] = []
    var rest: [String] = []
    var waiting = words[...]
    while let word = waiting.popFirst() {
      if word == "--" {
        operands += waiting
        break
      }
      if word.hasPrefix("-") {
        rest.append(word)
        if Self.valued.contains(word), let value = waiting.popFirst() { rest.append(value) }
      } else {
        operands.append(word)
      }
    }
    words = rest
    return operands
  }

  /// Options of the tool whose value is the next word.
  private static let valued: Set<String> = [
    "-I", "-L", "-D", "-j", "--target", "--config", "--color", "--format", "--output", "--only", "--disable",
    "--baseline", "--write-baseline", "--stamp", "--depfile", "--cache-dir", "--stdin-filename",
  ]

  /// Whether one of the options is among the words that are left, with a value or without.
  func has(_ names: String...) -> Bool {
    words.prefix { $0 != "--" }.contains { word in
      names.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }
}
