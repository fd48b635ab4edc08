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
    var usesCache = true
    var cacheFolder: String?
    var dependencyFile: String?
    var stampFile: String?
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "lint", summary: "Check .xc files and folders", operands: "[PATH…]",
    discussion: [
      "PATH is a file, a folder that is searched for *.xc and *.xt, or '-' for standard input; default: '.'.",
      "With '--fix' the first fix-it of every finding that its rule is sure of is written into the source, again "
        + "until nothing more can be mended; what is left is reported. With '-' the mended text goes to standard "
        + "output and the report to standard error. What a symbolic link in a searched folder leads to is mended "
        + "where it stands in such a folder itself; elsewhere it is only checked, unless the file is named.",
      "Files of a run are replaced as a whole, and folders that are missing on the way to them are made; a device or "
        + "a pipe, as /dev/null, is written to. Where that is not possible nothing is checked or mended.",
      "Findings go to standard output. The exit code is 1 if one is an error, 2 if something could not be read. "
        + "A folder without sources has nothing to find; standard error says so.",
    ],
    defaults: Settings(),
    groups: [
      ("Report", report), ("Rules", rules), ("Sources", CommandOption.shared), ("Cache", cache),
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
    .value("--stamp", placeholder: "FILE", help: "make FILE new where the exit code is 0") {
      $0.stampFile = $1
    },
    .value("--depfile", placeholder: "FILE", help: "write what --stamp depends on to FILE, as make reads it")
    {
      $0.dependencyFile = $1
    },
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

  private static let cache: [CommandOption<Settings>] = [
    .flag("--no-cache", help: "neither use nor keep results of runs over the same sources") {
      $0.usesCache = false
    },
    .value(
      "--cache-dir", placeholder: "DIR",
      help: "where results are kept; default: 'xcgen' in $XDG_CACHE_HOME or in the system's folder for caches"
    ) { $0.cacheFolder = $1 },
  ]

  private static func run(
    _ settings: Settings, _ operands: [String], _ arguments: [String], _ console: Console
  ) async throws -> ExitStatus {
    if settings.dependencyFile != nil, settings.stampFile == nil {
      throw UsageError(message: "'--depfile' needs '--stamp FILE'")
    }
    guard let cache = cache(for: settings, operands, arguments, console) else {
      return try await check(settings, operands, console, fileSystem: LocalFileSystem())
    }
    if let known = cache.result(), let status = ExitStatus(rawValue: known.status) {
      try console.repeatParts(known.parts)
      return status
    }
    let fileSystem = TracedFileSystem()
    let transcript = Transcript()
    let status = try await check(settings, operands, console.recording(transcript), fileSystem: fileSystem)
    if status != .failure {
      cache.keep(
        CacheEntry(trace: fileSystem.trace, parts: transcript.parts, status: status.rawValue))
    }
    return status
  }

  private static func check(
    _ settings: Settings, _ operands: [String], _ console: Console, fileSystem: any FileSystem
  ) async throws -> ExitStatus {
    let plan = try settings.shared.plan(operands, fileSystem: fileSystem)
    return try await LintSession(settings: settings, plan: plan, console: console, fileSystem: fileSystem)
      .perform()
  }

  /// The cache of a run that does nothing but print, and prints what follows from the disk alone; nil for others.
  private static func cache(
    for settings: Settings, _ operands: [String], _ arguments: [String], _ console: Console
  ) -> RunCache? {
    let onlyPrints =
      !settings.fixes && settings.outputPath == nil && settings.newBaselinePath == nil
      && settings.stampFile == nil
    guard settings.usesCache, onlyPrints, console.verbosity != .verbose, !operands.contains("-"),
      let folder = settings.cacheFolder ?? CachePlace.folder()
    else { return nil }
    let surroundings = [
      "libraries in \(ThirdPartyTree.folder())",
      console.color.isOn(for: console.output) ? "colours" : "plain",
    ]
    return RunCache(in: folder, facts: surroundings + arguments)
  }
}
