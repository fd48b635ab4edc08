import Foundation
import Testing

@testable import xcgen

/// Usage, help and exit codes: what other programs rely on.
@Suite("The command line")
struct CommandLineTests {
  static let commands = ["lint", "generate", "parse", "rules", "explain"]

  @Test("The version stands alone on standard output")
  func version() throws {
    let run = try Built.run("--version")
    #expect(run.status == 0)
    #expect(run.output == "xcgen \(XCGenVersion.current)\n")
    #expect(run.errors == "")
  }

  @Test("Help lists every command", arguments: [["--help"], ["-h"], ["help"]])
  func help(words: [String]) throws {
    let run = try ProgramRun.of(try Built.xcgen(), words)
    #expect(run.status == 0)
    #expect(run.errors == "")
    for command in Self.commands { #expect(run.output.contains("\n  \(command) ")) }
  }

  @Test("Without a command the help goes to standard error; the exit code is 2")
  func nothing() throws {
    let run = try Built.run()
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("usage: xcgen COMMAND"))
  }

  @Test("Every command has help under three names, in lines of 80 columns", arguments: commands)
  func commandHelp(command: String) throws {
    let run = try Built.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("usage: xcgen \(command) "))
    #expect(run.errors == "")
    #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run.output)")
    #expect(try Built.run("help", command).output == run.output)
    #expect(try Built.run(command, "-h").output == run.output)
  }

  @Test("Help names every option of the contract")
  func contractOptions() throws {
    let shared = [
      "-I DIR", "-L DIR", "-D NAME[=VALUE]", "--target ", "--config FILE", "--no-embedded", "-j N",
      "--color auto|always|never", "-q", "-v", "--stdin-filename NAME",
    ]
    let lint = [
      "--format text|json", "--output FILE", "--strict", "--only RULE", "--disable RULE", "--summary",
    ]
    let generate = [
      "-o", "--stdout", "--access public|package|internal", "--import MODULE", "--stubs",
      "--optionals paired|defaults|refined", "--isolation MainActor", "--check", "--depfile FILE",
      "--list-outputs",
    ]
    let lintHelp = try Built.run("lint", "--help").output
    for option in shared + lint { #expect(lintHelp.contains("  \(option)"), "lint lacks \(option)") }
    let generateHelp = try Built.run("generate", "--help").output
    for option in shared + generate {
      #expect(generateHelp.contains("  \(option)"), "generate lacks \(option)")
    }
    #expect(try Built.run("parse", "--help").output.contains("--format tree|json|sexp"))
    #expect(try Built.run("rules", "--help").output.contains("--format text|json"))
  }

  @Test(
    "What is unknown names the nearest that exists; the exit code is 2",
    arguments: [
      (["lnit"], "lint"), (["genrate", "x"], "generate"), (["help", "prase"], "parse"),
      (["--verison"], "--version"),
      (["lint", "--formt", "json"], "--format"), (["lint", "--summry=1"], "--summary"),
      (["generate", "--optional", "paired"], "--optionals"), (["parse", "--fromat", "json"], "--format"),
      (["lint", "--only", "syntax-error,unknwon-protocol"], "unknown-protocol"),
      (["lint", "--only", "sintax-error"], "syntax-error"),
      (["lint", "--disable=unresolved-imports"], "unresolved-import"),
      (["explain", "unknown-protocl"], "unknown-protocol"),
    ])
  func unknown(arguments: [String], nearest: String) throws {
    let run = try ProgramRun.of(try Built.xcgen(), arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("unknown "), "\(run.errors)")
    #expect(run.errors.contains(nearest), "\(run.errors)")
  }

  @Test(
    "Misuse says what is wanted; the exit code is 2",
    arguments: [
      (
        ["lint", "--format", "xml"],
        "'--format' takes text, json, sarif, checkstyle, github, xcode or html, not 'xml'"
      ),
      (["parse", "--format=xml", "x"], "'--format' takes tree, json or sexp, not 'xml'"),
      (["lint", "--format"], "'--format' needs a value"),
      (["lint", "-j", "0"], "'-j' takes a number above 0"),
      (["lint", "-D", "1=2"], "'-D' takes NAME or NAME=VALUE"), (["lint", "--strict=yes"], "takes no value"),
      (["lint", "--only", ","], "'--only' names no rule"),
      (["generate", "x"], "needs '-o DIR' or '--stdout'"),
      (["generate", "--check", "x"], "'--check' needs '-o DIR'"),
      (["parse"], "'parse' takes one file"),
      (["parse", "a", "b"], "'parse' takes one file"), (["rules", "x"], "takes no operand"),
      (["explain"], "takes the name of one rule"), (["lint", "--target", "z80"], "6502"),
    ])
  func misuse(arguments: [String], message: String) throws {
    let run = try ProgramRun.of(try Built.xcgen(), arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("Rules come as a table and as JSON that say the same")
  func rules() throws {
    struct Entry: Decodable {
      let name: String
      let severity: String
      let summary: String
    }
    let text = try Built.run("rules")
    let json = try Built.run("rules", "--format", "json")
    #expect(text.status == 0 && json.status == 0)
    let entries = try JSONDecoder().decode([Entry].self, from: Data(json.output.utf8))
    #expect(entries.count == text.lines.count)
    for (entry, line) in zip(entries, text.lines) {
      #expect(line.hasPrefix(entry.name + " "))
      #expect(line.contains(" \(entry.severity) "))
      #expect(line.hasSuffix(entry.summary))
    }
    #expect(entries.contains { $0.name == "paired-delegate-methods" && $0.severity == "error" })
    #expect(entries.contains { $0.name == "unresolved-import" && $0.severity == "warning" })
  }

  @Test("Every rule can be explained, with an example that fails and one that passes")
  func explain() throws {
    for line in try Built.run("rules").lines {
      let name = String(line.prefix { $0 != " " })
      let run = try Built.run("explain", name)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix(name + " ("))
      #expect(run.output.contains("\nFinds something:\n"))
      #expect(run.output.contains("\nFinds nothing:\n"))
    }
  }
}
