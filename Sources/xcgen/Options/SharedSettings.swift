import XCSemantics
import XCSyntax

/// What lint and generate have in common.
struct SharedSettings: Sendable {
  var importPaths: [String] = []
  var libraryPaths: [String] = []
  var definitions: [String: String] = [:]
  var target: TargetMacros?
  var configurationPath: String?
  var usesEmbeddedInterface = true
  var workers: Int?
  var standardInputName: String?
  var root: String?
  var excludesNamed = false
}

/// How much is said, and in which colours.
struct ConsoleSettings: Sendable {
  var verbosity = Console.Verbosity.normal
  var color = ColorChoice.auto
}

/// Settings with the part that lint and generate share.
protocol SharesSettings: Sendable {
  var shared: SharedSettings { get set }
}

/// Settings that say how to talk.
protocol HasConsoleSettings: Sendable {
  var console: ConsoleSettings { get set }
}

extension CommandOption where Settings: SharesSettings {
  /// The options of the contract that lint and generate share.
  static var shared: [CommandOption] {
    [
      .value("-I", placeholder: "DIR", help: "search DIR for imported sources; repeatable, in order") {
        $0.shared.importPaths.append($1)
      },
      .value(
        "-L", placeholder: "DIR",
        help:
          "search DIR for libraries and their interfaces; repeatable, in order, before the tree that XCC_3P names"
      ) { $0.shared.libraryPaths.append($1) },
      .value("-D", placeholder: "NAME[=VALUE]", help: "define NAME for the preprocessor, as 1 or as VALUE") {
        (settings, text) throws(UsageError) in
        guard let (name, body) = MacroTable.definition(fromOption: text) else {
          throw UsageError(message: "'-D' takes NAME or NAME=VALUE, not '\(text)'")
        }
        settings.shared.definitions[name] = body
      },
      .choice("--target", of: TargetMacros.self, help: "define its predefined macros, look for its libraries")
      {
        $0.shared.target = $1
      },
      .value("--config", placeholder: "FILE", help: "read FILE instead of the nearest .xcgen.json") {
        $0.shared.configurationPath = $1
      },
      .flag("--force-exclude", help: "leave out what the configuration excludes even where it is named") {
        $0.shared.excludesNamed = true
      },
      .flag("--no-embedded", help: "do not fall back to the built-in UXKit interface") {
        $0.shared.usesEmbeddedInterface = false
      },
      .value("--stdin-filename", placeholder: "NAME", help: "what to call standard input (PATH '-')") {
        $0.shared.standardInputName = $1
      },
      .value("-j", placeholder: "N", help: "work on N files at a time; default: one for each core") {
        (settings, text) throws(UsageError) in
        guard let count = Int(text), count > 0 else {
          throw UsageError(message: "'-j' takes a number above 0, not '\(text)'")
        }
        settings.shared.workers = count
      },
    ]
  }
}

extension CommandOption where Settings: HasConsoleSettings {
  /// How much is said, and in which colours.
  static var console: [CommandOption] {
    [
      .choice("--color", of: ColorChoice.self, help: "colours; auto follows the terminal and NO_COLOR") {
        $0.console.color = $1
      },
      .flag("-q", "--quiet", help: "say less on standard error") { $0.console.verbosity = .quiet },
      .flag("-v", "--verbose", help: "say more on standard error") { $0.console.verbosity = .verbose },
    ]
  }
}
