import XCBindings
import XCLint
import XCSemantics
import XCSyntax

/// `xcgen lint`: checks sources.
enum LintCommand {
  struct Settings: SharesSettings, HasConsoleSettings {
    var shared = SharedSettings()
    var console = ConsoleSettings()
    var format = ReportFormat.text
    var outputPath: String?
    var isStrict = false
    var only: [String]?
    var disabled: [String] = []
    var showsSummary = false
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "lint", summary: "Check .xc files and folders", operands: "[PATH…]",
    discussion: [
      "PATH is a file, a folder that is searched for *.xc and *.xt, or '-' for standard input; default: '.'.",
      "Findings go to standard output. The exit code is 1 if one is an error, 2 if something could not be read.",
    ],
    defaults: Settings(),
    groups: [
      ("Report", report), ("Rules", rules), ("Sources", CommandOption.shared),
      ("Terminal", CommandOption.console),
    ])

  private static let report: [CommandOption<Settings>] = [
    .choice("--format", of: ReportFormat.self, help: "how findings are written; default: text") {
      $0.format = $1
    },
    .value("--output", placeholder: "FILE", help: "write the findings to FILE instead of standard output") {
      $0.outputPath = $1
    },
    .flag("--summary", help: "count the findings on standard error") { $0.showsSummary = true },
    .flag("--strict", help: "exit with 1 for warnings too") { $0.isStrict = true },
  ]

  private static let rules: [CommandOption<Settings>] = [
    .value("--only", placeholder: "RULE,…", help: "run only these rules; repeatable") {
      (settings, text) throws(UsageError) in
      settings.only = try (settings.only ?? []) + RuleNames.list(text, of: "--only")
    },
    .value("--disable", placeholder: "RULE,…", help: "do not run these rules; repeatable") {
      (settings, text) throws(UsageError) in
      settings.disabled += try RuleNames.list(text, of: "--disable")
    },
  ]

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    let plan = try settings.shared.plan(operands)
    let outcome = await LintRun(
      plan, options: settings.shared.loadOptions, only: settings.only.map(Set.init),
      disabled: Set(settings.disabled)
    ).perform()
    console.tellImports(of: outcome.programs)
    for problem in plan.problems { console.line(problem.message) }
    for failure in outcome.failures { console.line(failure.message) }
    try publish(outcome, settings, console)
    if settings.showsSummary { console.line("xcgen: \(FindingSummary(outcome.findings).text)") }
    let isComplete = plan.problems.isEmpty && outcome.failures.isEmpty
    return isComplete ? status(of: outcome.findings, isStrict: settings.isStrict) : .failure
  }

  private static func publish(_ outcome: LintRun.Outcome, _ settings: Settings, _ console: Console) throws {
    let usesColors = settings.outputPath == nil && console.color.isOn(for: console.output)
    let report = settings.format.report(
      outcome.findings, in: outcome.programs, usesColors: usesColors || console.color == .always)
    guard let path = settings.outputPath else { return try console.show(report) }
    do {
      let file = GeneratedFile(name: FilePath.name(of: path), bytes: Array(report.utf8))
      _ = try OutputWriter(directory: FilePath.folder(of: path)).write([file])
    } catch let error as OutputError {
      throw CommandFailure(error.description)
    }
  }

  private static func status(of findings: [Diagnostic], isStrict: Bool) -> ExitStatus {
    let limit = isStrict ? Severity.warning : .error
    return findings.contains { $0.severity >= limit } ? .findings : .success
  }
}
