/// The completions of bash.
///
/// They run in the bash of macOS too, which has neither `mapfile` nor `compopt`.
struct BashCompletions {
  let commands: [Command]
  let rules: [String]

  var text: String {
    let names = commands.map(\.name) + ["help"]
    var lines =
      Self.helpers + [
        "_xcgen() {",
        "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} head=",
        "  COMPREPLY=()",
        "  if [ \"$COMP_CWORD\" = 1 ]; then",
        "    _xcgen_words '\((names + ["--help", "--version"]).joined(separator: " "))'",
        "    return",
        "  fi",
        "  # NAME=VALUE is three words, or one where COMP_WORDBREAKS has no '='.",
        "  case $word in",
        "    =) previous=${COMP_WORDS[COMP_CWORD-1]} word= ;;",
        "    --*=*) previous=${word%%=*} head=${word%%=*}= word=${word#*=} ;;",
        "    *) if [ \"$previous\" = = ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi ;;",
        "  esac",
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
      lines += ["    \(command.name):-*) _xcgen_words '\(options)' ;;"]
      lines += ["    \(command.name):*) \(operandAction(of: command)) ;;"]
    }
    lines += [
      "    help:*) _xcgen_words '\(commands.map(\.name).joined(separator: " "))' ;;",
      "    *) _xcgen_paths -f ;;",
      "  esac", "}", "complete -F _xcgen xcgen",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What offers words, and what offers paths, each a line of its own and so with blanks in it. Only paths may be
  /// treated as such by the shell.
  private static let helpers = [
    "# Completions of xcgen for bash.",
    "_xcgen_reply() {",
    "  local item",
    "  while IFS= read -r item; do COMPREPLY+=(\"$head$item\"); done",
    "}",
    "_xcgen_words() {",
    "  _xcgen_reply < <(compgen -W \"$1\" -- \"$word\")",
    "}",
    "_xcgen_paths() {",
    "  # What is typed so far may be quoted.",
    "  local typed=${word#[\\\"\\']}",
    "  compopt -o filenames 2>/dev/null",
    "  _xcgen_reply < <(compgen \"$1\" -- \"${typed//\\\\/}\")",
    "}",
  ]

  private func operandAction(of command: Command) -> String {
    guard !command.operands.isEmpty else { return ":" }
    return action(for: ValueKind(command.operands)) ?? "_xcgen_paths -f"
  }

  private func action(for value: ValueKind) -> String? {
    switch value {
    case .none, .text: nil
    case .words(let words): "_xcgen_words '\(words.joined(separator: " "))'"
    case .rule: "_xcgen_words '\(rules.joined(separator: " "))'"
    case .file: "_xcgen_paths -f"
    case .folder: "_xcgen_paths -d"
    }
  }
}
