/// The completions of fish.
struct FishCompletions {
  let commands: [Command]
  let rules: [String]

  var text: String {
    let names = commands.map(\.name)
    var lines = ["# Completions of xcgen for fish."]
    for (name, summary) in commands.map({ ($0.name, $0.summary) }) + [("help", "Show what a command takes")] {
      lines.append("complete -c xcgen -n __fish_use_subcommand -f -a \(name) -d '\(quoted(summary))'")
    }
    lines.append(
      "complete -c xcgen -n '__fish_seen_subcommand_from help' -f -a '\(names.joined(separator: " "))'")
    for command in commands {
      let head = "complete -c xcgen -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        let spelt = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        lines.append(
          "\(head) \(spelt.joined(separator: " "))\(value(option.value)) -d '\(quoted(option.help))'")
      }
      switch ValueKind(command.operands) {
      case .rule: lines.append("\(head) -f -a '\(rules.joined(separator: " "))'")
      case .words(let words): lines.append("\(head) -f -a '\(words.joined(separator: " "))'")
      case _ where command.operands.isEmpty: lines.append("\(head) -f")
      default: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func value(_ kind: ValueKind) -> String {
    switch kind {
    case .none: ""
    case .text: " -x"
    case .words(let words): " -x -a '\(words.joined(separator: " "))'"
    case .rule: " -x -a '\(rules.joined(separator: " "))'"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    }
  }

  private func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
