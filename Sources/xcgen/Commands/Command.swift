/// One word that may stand behind `xcgen`, with the types of its settings forgotten.
struct Command: Sendable {
  /// The word.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What `--help` prints.
  var help: String { makeHelp() }
  /// What may stand behind the name besides options: `[PATH…]`.
  let operands: String
  /// What a reader should know, a paragraph each.
  let discussion: [String]
  /// Its options, `--help` left out, in the order of the help text.
  let options: [OptionDescription]
  /// Reads the arguments behind the word and does the work.
  let run: @Sendable (_ arguments: [String], _ pipes: Pipes) async throws -> ExitStatus
  private let makeHelp: @Sendable () -> String

  /// A command that is described by a page.
  init<Settings: HasConsoleSettings>(
    _ page: CommandPage<Settings>,
    work: @escaping @Sendable (Settings, _ operands: [String], Console) async throws -> ExitStatus
  ) {
    self.init(page) { (settings, operands, _, console) in try await work(settings, operands, console) }
  }

  /// A command that wants to know its arguments as they were written, too.
  init<Settings: HasConsoleSettings>(
    _ page: CommandPage<Settings>,
    work:
      @escaping @Sendable (Settings, _ operands: [String], _ arguments: [String], Console)
      async throws -> ExitStatus
  ) {
    name = page.name
    summary = page.summary
    makeHelp = { page.help }
    operands = page.operands
    discussion = page.discussion
    options = page.options.map {
      OptionDescription(names: $0.names, placeholder: $0.placeholder, help: $0.help)
    }
    run = { arguments, pipes in
      switch try page.parser.parse(arguments, into: page.defaults) {
      case .help:
        try Console(pipes).show(page.help)
        return .success
      case .run(let settings, let operands):
        return try await work(settings, operands, arguments, Console(pipes, settings.console))
      }
    }
  }
}

/// An option as documents show it.
struct OptionDescription: Sendable {
  /// Every way to write it, dashes included.
  let names: [String]
  /// What the value is called; nil where it takes none.
  let placeholder: String?
  /// What it does, in one line.
  let help: String

  /// What may be written as the value.
  var value: ValueKind { ValueKind(placeholder) }
}

/// What can be written where a placeholder stands.
enum ValueKind: Sendable, Hashable {
  /// Nothing: the option takes no value.
  case none
  /// One of a few words.
  case words([String])
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
  /// The name of a rule.
  case rule
  /// Anything.
  case text

  init(_ placeholder: String?) {
    switch placeholder {
    case nil: self = .none
    case let words? where words.contains("|"): self = .words(words.split(separator: "|").map(String.init))
    case "FILE"?, "PLAN"?: self = .file
    case "DIR"?: self = .folder
    case let name? where name.hasPrefix("RULE"): self = .rule
    default: self = .text
    }
  }
}

/// Where results and remarks go.
struct Pipes: Sendable {
  var output = OutputPipe.standardOutput
  var errors = OutputPipe.standardError
}
