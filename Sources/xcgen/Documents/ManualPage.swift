/// The manual page of the program, written for `man`.
struct ManualPage {
  let commands: [Command]

  /// The page.
  var text: String {
    var lines = [
      ".TH XCGEN 1 \"\" \"xcgen \(XCGenVersion.current)\"",
      ".SH NAME", "xcgen \\- check .xc sources and make Swift bindings of them",
      ".SH SYNOPSIS", ".B xcgen", ".I COMMAND", "[options]",
      ".SH DESCRIPTION",
      Self.escaped("Checks .xc sources of the UXKit language and makes Swift bindings from them."),
    ]
    for command in commands { lines += section(on: command) }
    lines += [
      ".SH EXIT STATUS", ".TP", "0", "Nothing is wrong.", ".TP", "1", "Something was found.", ".TP", "2",
      "The work could not be done.",
      ".SH FILES", ".TP", ".I .xcgen.json",
      Self.escaped("The configuration, the nearest one upwards from each source."),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(on command: Command) -> [String] {
    var lines = [".SH \"xcgen \(command.name)\"", ".B xcgen \(command.name)"]
    if !command.operands.isEmpty { lines.append(".I \"\(Self.escaped(command.operands))\"") }
    lines += [".br", Self.escaped(command.summary + ".")]
    for paragraph in command.discussion { lines += [".PP", Self.escaped(paragraph)] }
    for option in command.options {
      let names = option.names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
      lines += [
        ".TP", names + (option.placeholder.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""),
        Self.escaped(option.help),
      ]
    }
    return lines
  }

  /// The text without letters that mean something to `man`.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
