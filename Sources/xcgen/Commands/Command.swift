/// One word that may stand behind `xcgen`, with the types of its settings forgotten.
struct Command: Sendable {
  /// The word.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What `--help` prints.
  let help: String
  /// Every spelling of its options.
  let optionNames: [String]
  /// Reads the arguments behind the word and does the work.
  let run: @Sendable (_ arguments: [String], _ pipes: Pipes) async throws -> ExitStatus

  /// A command that is described by a page.
  init<Settings: HasConsoleSettings>(
    _ page: CommandPage<Settings>,
    work: @escaping @Sendable (Settings, _ operands: [String], Console) async throws -> ExitStatus
  ) {
    name = page.name
    summary = page.summary
    help = page.help
    optionNames = page.options.flatMap(\.names)
    run = { arguments, pipes in
      switch try page.parser.parse(arguments, into: page.defaults) {
      case .help:
        try Console(pipes).show(page.help)
        return .success
      case .run(let settings, let operands):
        return try await work(settings, operands, Console(pipes, settings.console))
      }
    }
  }
}

/// Where results and remarks go.
struct Pipes: Sendable {
  var output = OutputPipe.standardOutput
  var errors = OutputPipe.standardError
}
