import XCLanguageServer
import XCSemantics

/// `xcgen lsp`: serves an editor.
enum LspCommand {
  struct Settings: SharesSettings, HasConsoleSettings {
    var shared = SharedSettings()
    var console = ConsoleSettings()
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "lsp", summary: "Serve an editor: the language server protocol", operands: "",
    discussion: [
      "Speaks the language server protocol 3.17 on standard input and output until the editor ends it.",
      "The exit code is 0 after an orderly shutdown, 1 where the editor went away without one.",
    ],
    defaults: Settings(),
    groups: [
      ("Sources", CommandOption.shared),
      (
        "Editor",
        [.flag("--stdio", help: "speak on standard input and output, which is what it does anyhow") { _ in }]
      ),
      ("Terminal", CommandOption.console),
    ])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    if let operand = operands.first {
      throw UsageError(message: "'lsp' takes no paths, and '\(operand)' looks like one")
    }
    let cache = CachePlace.folder()
    let server = LanguageServer(
      ServerSettings(
        loadOptions: settings.shared.loadOptions, configurationPath: settings.shared.configurationPath,
        version: XCGenVersion.current,
        interfaceFolder: cache.map { FilePath.join($0, "interfaces") },
        rulePageFolder: cache.map { FilePath.join($0, "rules") })
    ) { bytes in
      // An editor that takes no more bytes is about to close the other pipe as well.
      try? console.output.write(bytes)
    }
    return await server.serve(InputPipe.chunks()) == 0 ? .success : .findings
  }
}
