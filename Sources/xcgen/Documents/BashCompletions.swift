/// The completions of bash.
struct BashCompletions {
  let commands: [Command]
  let rules: [String]

  var text: String {
    let names = commands.map(\.name) + ["help"]
    var lines = [
      "# Completions of xcgen for bash.",
      "_xcgen() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}",
      "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" = 1 ]; then",
      "    COMPREPLY=($(compgen -W '\((names + ["--help", "--version"]).joined(separator: " "))' -- \"$word\"))",
      "    return",
      "  fi",
      "  case $command:$previous in",
    ]
    for command in commands {
      for option in command.options {
        guard let action = action(for: option.value) else { continue }
        let patterns = option.names.map { "\(command.name):\($0)" }.joined(separator: "|")
        lines += ["    \(patterns)) \(action); return ;;"]
      }
    }
    lines += ["  esac", "  case $command:$word in"]
    for command in commands {
      let options = (command.options.flatMap(\.names) + ["--help"]).joined(separator: " ")
      lines += ["    \(command.name):-*) COMPREPLY=($(compgen -W '\(options)' -- \"$word\")) ;;"]
      if let action = action(for: ValueKind(command.operands.isEmpty ? nil : command.operands)) {
        lines += ["    \(command.name):*) \(action) ;;"]
      }
    }
    lines += [
      "    help:*) COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- \"$word\")) ;;",
      "    *) COMPREPLY=($(compgen -f -- \"$word\")) ;;",
      "  esac", "}", "complete -o filenames -F _xcgen xcgen",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func action(for value: ValueKind) -> String? {
    switch value {
    case .none, .text: nil
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    case .rule: "COMPREPLY=($(compgen -W '\(rules.joined(separator: " "))' -- \"$word\"))"
    case .file: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$word\"))"
    }
  }
}
