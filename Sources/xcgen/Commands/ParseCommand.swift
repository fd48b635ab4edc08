import XCSemantics
import XCSyntax

/// `xcgen parse`: shows the syntax tree of one file.
enum ParseCommand {
  struct Settings: HasConsoleSettings {
    var format = TreeFormat.tree
    var isRaw = false
    var standardInputName: String?
    var console = ConsoleSettings()
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "parse", summary: "Print the syntax tree of a file", operands: "FILE",
    discussion: [
      "FILE is a source, or '-' for standard input.",
      "The tree is read around the mistakes of the file: each is an error node at its place. "
        + "It goes to standard output, what is wrong with the file to standard error, as 'lint' tells it. Positions "
        + "are 1-based lines and columns of UTF-8 bytes. The exit code is 1 if anything is wrong but in an arm that "
        + "nothing switches on: what is told of that is a warning.",
    ],
    defaults: Settings(),
    groups: [
      (
        "Options",
        [
          .choice("--format", of: TreeFormat.self, help: "how the tree is written; default: tree") {
            $0.format = $1
          },
          .flag("--raw", help: "the tree as an editor sees it, with nothing mended") { $0.isRaw = true },
          .value("--stdin-filename", placeholder: "NAME", help: "what to call standard input (FILE '-')") {
            $0.standardInputName = $1
          },
        ]
      ),
      ("Terminal", CommandOption.console),
    ])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    guard let path = operands.first, operands.count == 1 else {
      throw UsageError(message: "'parse' takes one file, not \(operands.count)")
    }
    let name = path == "-" ? settings.standardInputName ?? SharedSettings.standardInputName : path
    let source =
      path == "-"
      ? SourceText.decoding(try InputPipe.readAll(), path: name) : LocalFileSystem().source(at: path)
    let text: SourceText
    switch source {
    case .success(let found): text = found
    case .failure(let failure):
      console.line(LoadFailure(path: name, failure: failure).message)
      return .failure
    }
    var file: SourceFile?
    let parser = try parser()
    do {
      let form = try FormReading(of: text, with: parser)
      try console.show(
        settings.isRaw ? parser.parse(text).printed(as: settings.format) : form.printed(as: settings.format))
      if !form.isFlawless { file = SourceFile(form) }
    } catch is SyntaxParser.Refusal {
      file = SourceFile(parsing: text, with: parser)
    }
    let errors = file.map(errors) ?? []
    for error in errors {
      let place = "\(error.span.file):\(error.span.start.line):\(error.span.start.column)"
      console.line("\(place): \(error.severity.rawValue): \(error.message) [\(error.rule)]")
    }
    return errors.contains { $0.severity == .error } ? .findings : .success
  }

  /// What is wrong with a file, as `lint` has it of one that it is given alone.
  private static func errors(of file: SourceFile) -> [Diagnostic] {
    guard !file.syntaxErrors.isEmpty else { return [] }
    let program = Program(files: [ProgramFile(id: FileID(0), source: file, origin: .requested, imports: [])])
    return program.syntaxErrors(of: FileID(0))
  }

  private static func parser() throws(CommandFailure) -> SyntaxParser {
    do {
      return try SyntaxParser()
    } catch {
      throw CommandFailure(error.message)
    }
  }
}
