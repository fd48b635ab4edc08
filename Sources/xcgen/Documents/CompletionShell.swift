import XCLint

/// A shell that can be told what to complete.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script that the shell loads.
  func script(for commands: [Command]) -> String {
    let rules = RuleRegistry.all.names
    return switch self {
    case .bash: BashCompletions(commands: commands, rules: rules).text
    case .zsh: ZshCompletions(commands: commands, rules: rules).text
    case .fish: FishCompletions(commands: commands, rules: rules).text
    }
  }
}
