import XCLint
import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `xcgen rules`: lists the rules.
enum RulesCommand {
  struct Settings: HasConsoleSettings {
    var format = Format.text
    var showsSchema = false
    var console = ConsoleSettings()
  }

  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  private struct Entry: Encodable {
    let name: String
    let severity: String
    let summary: String
  }

  static let command = Command(page, work: run)

  private static let page = CommandPage(
    name: "rules", summary: "List every rule", operands: "",
    discussion: [
      "A line holds the rule's name, the severity that its findings have by default, and what it finds."
    ],
    defaults: Settings(),
    groups: [
      (
        "Options",
        [
          .choice("--format", of: Format.self, help: "how the list is written; default: text") {
            $0.format = $1
          },
          .flag("--schema", help: "print the JSON Schema of .xcgen.json instead, and stop") {
            $0.showsSchema = true
          },
        ]
      ),
      ("Terminal", CommandOption.console),
    ])

  private static func run(
    _ settings: Settings, _ operands: [String], _ console: Console
  ) async throws -> ExitStatus {
    if let operand = operands.first {
      throw UsageError(message: "'rules' takes no operand, not even '\(operand)'")
    }
    if settings.showsSchema {
      try console.show(ConfigurationSchema.text)
      return .success
    }
    let entries = RuleRegistry.all.rules.map {
      Entry(name: $0.name, severity: $0.defaultSeverity.rawValue, summary: $0.summary)
    }
    switch settings.format {
    case .text:
      let width = entries.map(\.name.count).max() ?? 0
      let lines = entries.map {
        padded($0.name, to: width) + "  " + padded($0.severity, to: 7) + "  " + $0.summary + "\n"
      }
      try console.show(lines.joined())
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try console.show(String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n")
    }
    return .success
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
