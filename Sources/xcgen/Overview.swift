/// The commands, and the page that lists them.
enum Overview {
  static let commands = [
    LintCommand.command, GenerateCommand.command, ParseCommand.command, RulesCommand.command,
    ExplainCommand.command, LspCommand.command, CompletionsCommand.command, ManualCommand.command,
  ]

  /// Commands for the plugins and for people who work on xcgen itself; they run like the others and are listed nowhere.
  static let hiddenCommands = [BuildStepCommand.command, CensusCommand.command]

  /// What `xcgen --help` prints.
  static var help: String {
    var lines = [
      "usage: xcgen COMMAND [options]", "",
      "Checks .xc sources of the UXKit language and makes Swift bindings from them.", "", "Commands:",
    ]
    lines += commands.map { TextColumn.row($0.name, $0.summary) }
    lines += [
      TextColumn.row("help COMMAND", "show what a command takes"), "", "Options:",
      TextColumn.row("--version", "print the version"),
      TextColumn.row("-h, --help", "show this text; behind a command, what it takes"), "",
      "Exit codes: 0 nothing is wrong, 1 something was found, 2 the work could not be done.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
