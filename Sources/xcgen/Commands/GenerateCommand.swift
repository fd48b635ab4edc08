import XCBindings
import XCSemantics
import XCSyntax

/// `xcgen generate`: makes Swift bindings.
enum GenerateCommand {
  struct Settings: SharesSettings, HasConsoleSettings {
    var shared = SharedSettings()
    var console = ConsoleSettings()
    var folder: String?
    var printsFiles = false
    var access: AccessLevel?
    var imports: [String] = []
    var declaresStubs = false
    var optionals: OptionalStyle?
    var isolation: BindingIsolation?
    var onlyChecks = false
    var dependencyFile: String?
    var listsOutputs = false
    var prunes = false
    var namesOutputs = false
    var lints = false
    var stampFile: String?
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "generate", summary: "Make Swift bindings of protocols", operands: "[PATH…] -o DIR",
    discussion: [
      "PATH is a file, a folder that is searched for *.xc and *.xt, or '-' for standard input; default: '.'.",
      "Every source gives one Swift file, named after its path below the folder that was searched, or below '--root'. "
        + "Files whose bytes would not change are left alone; where anything is refused, nothing is written.",
    ],
    defaults: Settings(),
    groups: [
      ("Output", output), ("Bindings", bindings), ("Sources", CommandOption.shared),
      ("Terminal", CommandOption.console),
    ])

  private static let output: [CommandOption<Settings>] = [
    .value("-o", "--output", placeholder: "DIR", help: "write the files to DIR") { $0.folder = $1 },
    .flag("--stdout", help: "print the files instead of writing them") { $0.printsFiles = true },
    .flag("--check", help: "write nothing; show what would change in DIR and exit with 1 if anything would") {
      $0.onlyChecks = true
    },
    .flag(
      "--prune",
      help: "take away files of earlier runs in DIR that no source gives any more; with --check, show them"
    ) { $0.prunes = true },
    .flag("--list-outputs", help: "print the paths of the files that a run would write, and stop") {
      $0.listsOutputs = true
    },
    .flag(
      "--name-outputs", help: "print the paths of the files that the sources call for, without reading them"
    ) {
      $0.namesOutputs = true
    },
    .value("--root", placeholder: "DIR", help: "name the files after the paths of the sources below DIR") {
      $0.shared.root = $1
    },
    .flag(
      "--lint", help: "check the sources too, as 'xcgen lint' does; write nothing where there is an error"
    ) {
      $0.lints = true
    },
    .value("--depfile", placeholder: "FILE", help: "write what the files depend on to FILE, as make reads it")
    {
      $0.dependencyFile = $1
    },
    .value(
      "--stamp", placeholder: "FILE",
      help: "make FILE new after a run without an error; it then stands in --depfile for the files"
    ) { $0.stampFile = $1 },
  ]

  private static let bindings: [CommandOption<Settings>] = [
    .choice("--access", of: AccessLevel.self, help: "who sees the declarations; default: internal") {
      $0.access = $1
    },
    .value("--import", placeholder: "MODULE", help: "import MODULE in every file; repeatable") {
      $0.imports.append($1)
    },
    .flag("--stubs", help: "declare the classes that the bindings mention, in XCStubs.swift") {
      $0.declaresStubs = true
    },
    .choice("--optionals", of: OptionalStyle.self, help: "how optional methods come out; default: paired") {
      $0.optionals = $1
    },
    .choice("--isolation", of: BindingIsolation.self, help: "the actor that the protocols belong to") {
      $0.isolation = $1
    },
  ]

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    try refuseMisuse(of: settings)
    let plan = try settings.shared.plan(operands)
    // What was made of sources that are all gone is taken away, too.
    let mayBeEmpty = settings.prunes
    for problem in plan.problems {
      console.line(problem.message(ofEmptyFolder: mayBeEmpty ? .warning : .error))
    }
    guard plan.problems.allSatisfy({ mayBeEmpty && $0.isEmptyFolder }) else { return .failure }
    return try await GenerateRun(settings: settings, plan: plan, console: console).perform().status
  }

  private static func refuseMisuse(of settings: Settings) throws(UsageError) {
    if settings.folder == "" { throw UsageError(message: "'-o' needs a value: DIR") }
    if settings.folder == nil {
      if settings.onlyChecks { throw UsageError(message: "'--check' needs '-o DIR' to compare with") }
      if settings.dependencyFile != nil { throw UsageError(message: "'--depfile' needs '-o DIR'") }
      if settings.prunes { throw UsageError(message: "'--prune' needs '-o DIR'") }
      if settings.stampFile != nil { throw UsageError(message: "'--stamp' needs '-o DIR'") }
      guard settings.printsFiles || settings.listsOutputs || settings.namesOutputs else {
        throw UsageError(message: "'generate' needs '-o DIR' or '--stdout'")
      }
    }
    // Each says what becomes of the files, or needs that they are written.
    let choices = [
      (settings.printsFiles, "--stdout"), (settings.onlyChecks, "--check"),
      (settings.listsOutputs, "--list-outputs"), (settings.namesOutputs, "--name-outputs"),
      (settings.dependencyFile != nil, "--depfile"),
    ].filter(\.0).map(\.1)
    if choices.count > 1 {
      throw UsageError(message: "'\(choices[0])' and '\(choices[1])' cannot be had together")
    }
    if settings.stampFile != nil, let choice = choices.first, choice != "--depfile" {
      throw UsageError(message: "'--stamp' and '\(choice)' cannot be had together")
    }
    if settings.printsFiles, settings.folder != nil {
      throw UsageError(message: "'--stdout' prints the files and '-o' writes them: one of the two")
    }
  }
}
