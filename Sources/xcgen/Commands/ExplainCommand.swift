import XCLint

/// `xcgen explain`: tells what a rule finds and why.
enum ExplainCommand {
  struct Settings: HasConsoleSettings {
    var console = ConsoleSettings()
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "explain", summary: "Tell what a rule finds and why, with examples", operands: "RULE",
    discussion: ["'xcgen rules' lists the names."], defaults: Settings(),
    groups: [("Terminal", CommandOption.console)])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    guard let name = operands.first, operands.count == 1 else {
      throw UsageError(message: "'explain' takes the name of one rule, not \(operands.count)")
    }
    let rule = try RuleNames.rule(named: name)
    try console.show(RulePage(rule).text)
    return .success
  }
}
