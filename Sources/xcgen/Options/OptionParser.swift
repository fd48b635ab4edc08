import XCSemantics

/// Reads the arguments behind a command's name by the description of its options.
///
/// `--name VALUE`, `--name=VALUE`, `-n VALUE` and `-nVALUE` are one thing; `--` ends the options; `-` is an operand.
struct OptionParser<Settings: Sendable>: Sendable {
  /// What the arguments come to.
  enum Outcome {
    /// Somebody asked how the command is used.
    case help
    /// The settings, and what is left over in order.
    case run(Settings, operands: [String])
  }

  /// The options that the command knows, `--help` left out.
  let options: [CommandOption<Settings>]

  /// The spellings of the request for help, which every command has.
  static var helpNames: [String] { ["-h", "--help"] }

  /// Reads the arguments; throws at the first one that makes no sense.
  func parse(_ arguments: [String], into defaults: Settings) throws(UsageError) -> Outcome {
    var settings = defaults
    var operands: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if Self.helpNames.contains(argument) { return .help }
      let (option, attached) = try match(argument)
      let value = try value(of: option, written: argument, attached: attached, rest: &rest)
      try option.apply(&settings, value)
    }
    return .run(settings, operands: operands)
  }

  private func match(_ argument: String) throws(UsageError) -> (CommandOption<Settings>, attached: String?) {
    if argument.hasPrefix("--") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = option(named: name) else { throw unknown(name) }
      return (option, parts.count > 1 ? String(parts[1]) : nil)
    }
    if let option = option(named: argument) { return (option, nil) }
    let name = String(argument.prefix(2))
    guard let option = option(named: name), option.placeholder != nil else { throw unknown(argument) }
    return (option, String(argument.dropFirst(2)))
  }

  private func value(
    of option: CommandOption<Settings>, written: String, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      guard attached == nil else {
        throw UsageError(message: "'\(option.names[0])' takes no value, and '\(written)' gives it one")
      }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.first, self.option(named: next) == nil, next != "--" else {
      throw UsageError(message: "'\(written)' needs a value: \(placeholder)")
    }
    rest.removeFirst()
    return next
  }

  private func option(named name: String) -> CommandOption<Settings>? {
    options.first { $0.names.contains(name) }
  }

  private func unknown(_ name: String) -> UsageError {
    let known = options.flatMap(\.names) + Self.helpNames
    var hints: [String] = []
    if let nearest = Spelling.nearest(to: name, among: known) { hints = ["the nearest one is '\(nearest)'"] }
    return UsageError(message: "unknown option '\(name)'", hints: hints)
  }
}
