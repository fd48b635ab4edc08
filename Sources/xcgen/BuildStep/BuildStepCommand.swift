/// `xcgen build-step`: checks the sources of one target and makes their bindings, as the build plugin planned it. Not
/// listed.
enum BuildStepCommand {
  struct Settings: HasConsoleSettings {
    var console = ConsoleSettings(verbosity: .quiet)
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "build-step", summary: "Do what the build plugin planned for a target", operands: "PLAN",
    discussion: [
      "PLAN is a file that the plugin wrote. 'plugin' in .xcgen.json says whether sources are checked and whether "
        + "bindings are made. Every file that the plan expects is written, one without bindings too."
    ],
    defaults: Settings(), groups: [("Terminal", CommandOption.console)])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    guard let path = operands.first, operands.count == 1 else {
      throw UsageError(message: "'build-step' takes one plan, not \(operands.count)")
    }
    return try await BuildStepRun(planPath: path, console: console).perform()
  }
}
