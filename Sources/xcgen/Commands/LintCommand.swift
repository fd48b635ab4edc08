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
    var fixes = false
    var baselinePath: String?
    var newBaselinePath: String?
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "lint", summary: "Check .xc files and folders", operands: "[PATH…]",
    discussion: [
      "PATH is a file, a folder that is searched for *.xc and *.xt, or '-' for standard input; default: '.'.",
      "With '--fix' the first fix-it of every finding that its rule is sure of is written into the source, again "
        + "until nothing more can be mended; what is left is reported. With '-' the mended text goes to standard "
        + "output and the report to standard error.",
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
    .flag("--fix", help: "apply safe fix-its to the sources") { $0.fixes = true },
    .value("--baseline", placeholder: "FILE", help: "do not tell of the findings that FILE knows") {
      $0.baselinePath = $1
    },
    .value(
      "--write-baseline", placeholder: "FILE",
      help: "write the findings to FILE as known ones instead of telling of them"
    ) { $0.newBaselinePath = $1 },
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
    return try await LintSession(settings: settings, plan: plan, console: console).perform()
  }
}
