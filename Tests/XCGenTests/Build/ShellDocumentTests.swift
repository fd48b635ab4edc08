import Foundation
import Testing

@testable import xcgen

@Suite("Completions and the manual page", .serialized)
struct ShellDocumentTests {
  private func completions(_ shell: String) throws -> (folder: ScratchFolder, path: String) {
    let folder = try ScratchFolder()
    let run = try Built.run("completions", shell)
    #expect(run.status == 0 && run.errors == "", "\(run.transcript)")
    let file = try folder.write("_xcgen", run.output)
    return (folder, file.path)
  }

  @Test("bash completes commands, options, values and rules", BuildTool.needed("bash"))
  func bash() throws {
    let script = try completions("bash")
    func complete(_ words: String...) throws -> [String] {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let run = try ProgramRun.of(
        try BuildTool.path("bash"),
        [
          "--norc", "-c",
          "source '\(script.path)' && COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1) && _xcgen"
            + " && printf '%s\\n' \"${COMPREPLY[@]}\"",
        ], in: script.folder.url)
      #expect(run.errors == "", "\(run.transcript)")
      return run.lines
    }
    #expect(try complete("xcgen", "ge") == ["generate"])
    #expect(try complete("xcgen", "generate", "--opt") == ["--optionals"])
    #expect(try complete("xcgen", "generate", "--optionals", "p") == ["paired"])
    #expect(try complete("xcgen", "explain", "paired") == ["paired-delegate-methods"])
    #expect(try complete("xcgen", "lint", "_x") == ["_xcgen"])
    #expect(try complete("xcgen", "help", "pa") == ["parse"])
    #expect(try complete("xcgen", "ma") == ["manual"])
    #expect(try complete("xcgen", "completions", "b") == ["bash"])
    #expect(try complete("xcgen", "manual", "_x") == [""])
    #expect(try complete("xcgen", "generate", "--optionals", "=") == ["paired", "defaults", "refined"])
    #expect(try complete("xcgen", "generate", "--optionals", "=", "p") == ["paired"])
    #expect(try complete("xcgen", "generate", "--optionals=p") == ["--optionals=paired"])
    try script.folder.write("my file.xc", "")
    try script.folder.write("my folder/A.xc", "")
    #expect(try complete("xcgen", "lint", "my").sorted() == ["my file.xc", "my folder"])
    #expect(try complete("xcgen", "parse", "my\\ fi") == ["my file.xc"])
    #expect(try complete("xcgen", "generate", "-o", "my") == ["my folder"])
    #expect(try complete("xcgen", "lint", "--output", "=", "my f").sorted() == ["my file.xc", "my folder"])
    // A folder of the same name makes no path of a command.
    try script.folder.write("generate/A.xc", "")
    #expect(try complete("xcgen", "ge") == ["generate"])
    #expect(!(try Built.run("completions", "bash").output.contains("complete -o filenames")))
  }

  @Test("zsh loads its completions and takes them for xcgen", BuildTool.needed("zsh"))
  func zsh() throws {
    let script = try completions("zsh")
    let run = try ProgramRun.of(
      try BuildTool.path("zsh"),
      [
        "-f", "-c",
        "fpath=(\(script.folder.path) $fpath); autoload -U compinit; compinit -u -d \(script.folder.path)/dump;"
          + " print $_comps[xcgen]; autoload +X _xcgen && whence -w _xcgen; zsh -n \(script.path)",
      ])
    #expect(run.output == "_xcgen\n_xcgen: function\n", "\(run.transcript)")
    #expect(run.errors == "")
    let text = try String(contentsOfFile: script.path, encoding: .utf8)
    #expect(text.contains("'*--optionals=[") && text.contains("'*-o+[") && text.contains("'*--strict["))
    #expect(text.contains("'manual:") && text.contains("'completions:"))
  }

  @Test("fish completes commands, options and values", BuildTool.needed("fish"))
  func fish() throws {
    let script = try completions("fish")
    func complete(_ line: String) throws -> [String] {
      let run = try ProgramRun.of(
        try BuildTool.path("fish"), ["--no-config", "-c", "source \(script.path); complete -C '\(line)'"],
        in: script.folder.url, environment: ["HOME": script.folder.path])
      #expect(run.errors == "", "\(run.transcript)")
      return run.lines.map { String($0.prefix { $0 != "\t" }) }
    }
    #expect(try complete("xcgen ge") == ["generate"])
    #expect(try complete("xcgen generate --optio") == ["--optionals"])
    #expect(try complete("xcgen generate --optionals p") == ["paired"])
    #expect(try complete("xcgen explain paired") == ["paired-delegate-methods"])
    #expect(try complete("xcgen ma") == ["manual"])
    #expect(try complete("xcgen completions b") == ["bash"])
    #expect(try complete("xcgen generate --optionals=p") == ["--optionals=paired"])
  }

  @Test("The manual page reads without a warning and names every command and option", BuildTool.needed("man"))
  func manual() throws {
    let folder = try ScratchFolder()
    let page = try Built.run("manual")
    #expect(page.status == 0)
    try folder.write("xcgen.1", page.output)
    let run = try ProgramRun.of(
      try BuildTool.path("man"), ["--warnings", "-l", "xcgen.1"], in: folder.url,
      environment: ["MANWIDTH": "200", "MAN_KEEP_FORMATTING": "", "LC_ALL": "C.UTF-8"])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    for command in Overview.commands {
      #expect(
        run.output.contains("\nXCGEN \(command.name.uppercased())")
          || run.output.contains("xcgen \(command.name)"))
      for option in command.options { #expect(run.output.contains(option.names[0]), "\(option.names)") }
    }
  }
}
