/// All that one command says about itself: what `--help` prints and what its arguments are read by.
struct CommandPage<Settings: Sendable>: Sendable {
  /// The word behind `xcgen`.
  let name: String
  /// What it does, in one line for the list of commands.
  let summary: String
  /// What may stand behind the name besides options: `[PATH…]`.
  let operands: String
  /// What a reader should know, a paragraph each.
  let discussion: [String]
  /// The settings where no option is given.
  let defaults: Settings
  /// The options in groups, each under a heading.
  let groups: [(heading: String, options: [CommandOption<Settings>])]

  /// Every option, in the order of the help text.
  var options: [CommandOption<Settings>] { groups.flatMap(\.options) }

  /// The parser of the arguments.
  var parser: OptionParser<Settings> { OptionParser(options: options) }

  /// The help text.
  var help: String {
    let words = ["usage: xcgen", name, operands, "[options]"].filter { !$0.isEmpty }
    var lines = [words.joined(separator: " "), "", summary + "."]
    for paragraph in discussion { lines += ["", TextColumn.wrapped(paragraph, indent: 0)] }
    let help = CommandOption<Settings>.flag("-h", "--help", help: "show this text") { _ in }
    for (heading, options) in groups + [("Help", [help])] where !options.isEmpty {
      lines += ["", heading + ":"]
      lines += options.map { TextColumn.row($0.usage, $0.help) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
