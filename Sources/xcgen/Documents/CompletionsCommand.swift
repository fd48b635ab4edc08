/// `xcgen completions`: prints what makes a shell complete commands and options.
enum CompletionsCommand {
  struct Settings: HasConsoleSettings {
    var console = ConsoleSettings()
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "completions", summary: "Print the completions of a shell", operands: "bash|zsh|fish",
    discussion: ["Made of the same descriptions as the help texts."], defaults: Settings(),
    groups: [("Terminal", CommandOption.console)])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    guard operands.count == 1, let shell = CompletionShell(rawValue: operands[0]) else {
      let shells = CompletionShell.allCases.map(\.rawValue).alternatives
      throw UsageError(message: "'completions' takes the name of a shell: \(shells)")
    }
    try console.show(shell.script(for: Overview.commands))
    return .success
  }
}
