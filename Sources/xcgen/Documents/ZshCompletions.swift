/// The completions of zsh.
struct ZshCompletions {
  let commands: [Command]
  let rules: [String]

  var text: String {
    var lines = [
      "#compdef xcgen", "# Completions of xcgen for zsh.", "_xcgen() {", "  local -a commands",
      "  commands=(",
    ]
    lines +=
      commands.map { "    '\($0.name):\(quoted($0.summary))'" } + [
        "    'help:Show what a command takes'", "  )",
      ]
    lines += [
      "  if (( CURRENT == 2 )); then", "    _describe command commands", "    return", "  fi",
      "  local command=$words[2]", "  shift words", "  (( CURRENT-- ))", "  case $command in",
    ]
    for command in commands {
      lines.append("    \(command.name)) _arguments -s \\")
      for option in command.options {
        lines += option.names.map {
          "      '*\($0)\(attachment(of: option, named: $0))[\(quoted(option.help))]\(action(for: option))' \\"
        }
      }
      let operand = command.operands.isEmpty ? "" : " '*:\(operand(of: command))'"
      lines.append("      '--help[show this text]'\(operand) ;;")
    }
    lines += [
      "    help) _describe command commands ;;", "  esac", "}", "if [[ $funcstack[1] == _xcgen ]]; then",
    ]
    lines += ["  _xcgen \"$@\"", "else", "  compdef _xcgen xcgen", "fi"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What says that the value may stand in the same word: `--name=VALUE`, `-nVALUE`.
  private func attachment(of option: OptionDescription, named name: String) -> String {
    guard option.placeholder != nil else { return "" }
    return name.hasPrefix("--") ? "=" : "+"
  }

  private func action(for option: OptionDescription) -> String {
    guard let placeholder = option.placeholder else { return "" }
    let title = placeholder.contains("|") ? "value" : quoted(placeholder)
    return ":\(title):\(values(option.value))"
  }

  private func operand(of command: Command) -> String {
    let kind = ValueKind(command.operands)
    return kind == .text ? "path:_files" : "operand:\(values(kind))"
  }

  private func values(_ kind: ValueKind) -> String {
    switch kind {
    case .none, .text: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .rule: "(\(rules.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    }
  }

  /// The text without letters that mean something inside of single quotes and brackets.
  private func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }
}
