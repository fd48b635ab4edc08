/// One option of a command: how it is written, what it takes, what `--help` says, and what it changes.
struct CommandOption<Settings>: Sendable {
  /// Every way to write it, dashes included; the first one is the one that messages use.
  let names: [String]

  /// What the value is called in `--help`; nil where the option takes none.
  let placeholder: String?

  /// What it does, in one line.
  let help: String

  /// Enters the option into the settings. Options without a value get an empty string.
  let apply: @Sendable (_ settings: inout Settings, _ value: String) throws(UsageError) -> Void

  /// The option as `--help` shows it: `-o, --output FILE`.
  var usage: String {
    let spelled = names.joined(separator: ", ")
    guard let placeholder else { return spelled }
    return spelled + " " + placeholder
  }
}

extension CommandOption {
  /// An option that takes no value.
  static func flag(
    _ names: String..., help: String, apply: @escaping @Sendable (inout Settings) -> Void
  ) -> Self {
    CommandOption(names: names, placeholder: nil, help: help) { settings, _ in apply(&settings) }
  }

  /// An option that takes a text.
  static func value(
    _ names: String..., placeholder: String, help: String,
    apply: @escaping @Sendable (inout Settings, String) throws(UsageError) -> Void
  ) -> Self {
    CommandOption(names: names, placeholder: placeholder, help: help, apply: apply)
  }

  /// An option whose value is one of a few words.
  static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, of type: Value.Type, help: String,
    apply: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Self where Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    return CommandOption(names: [name], placeholder: words.joined(separator: "|"), help: help) {
      (settings, text) throws(UsageError) in
      guard let value = Value(rawValue: text) else {
        throw UsageError(
          message: "'\(name)' takes \(words.alternatives), not '\(text)'")
      }
      apply(&settings, value)
    }
  }
}

extension Array where Element == String {
  /// The words as a choice: `text`, `text or json`, `a, b or c`.
  var alternatives: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
