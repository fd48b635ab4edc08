/// `xcgen manual`: prints the manual page, for whoever packs xcgen.
enum ManualCommand {
  struct Settings: HasConsoleSettings {
    var console = ConsoleSettings()
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "manual", summary: "Print the manual page", operands: "",
    discussion: ["Made of the same descriptions as the help texts, in the language of man."],
    defaults: Settings(), groups: [("Terminal", CommandOption.console)])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    guard operands.isEmpty else { throw UsageError(message: "'manual' takes no operand") }
    try console.show(ManualPage(commands: Overview.commands).text)
    return .success
  }
}
