import Dispatch
import XCSemantics

/// The program: finds the command that is meant, runs it, and tells the shell how it went.
@main
struct XCGen {
  /// Waits on the main thread: an `async` one ends the thread, and unwinding its stack takes a static program, which
  /// has first to sort its unwind tables, longer than all the rest of a short run.
  static func main() {
    OutputPipe.ignoreClosedPipes()
    Task.detached {
      let status = await run(Array(CommandLine.arguments.dropFirst()), pipes: Pipes())
      ProcessEnd.exit(status)
    }
    DispatchSemaphore(value: 0).wait()
  }

  /// Carries out a command line.
  static func run(_ arguments: [String], pipes: Pipes) async -> ExitStatus {
    let console = Console(pipes)
    let (word, rest) = (arguments.first ?? "", Array(arguments.dropFirst()))
    do {
      switch word {
      case "":
        console.line(Overview.help)
        return .failure
      case "--version": try console.show("xcgen \(XCGenVersion.current)\n")
      case "-h", "--help": try console.show(Overview.help)
      case "help": try console.show(help(for: rest))
      default: return try await command(named: word).run(rest, pipes)
      }
      return .success
    } catch let error as UsageError {
      console.complain(error.message)
      for hint in error.hints { console.line("xcgen: note: \(hint)") }
      let page = Overview.commands.contains { $0.name == word } ? "\(word) " : ""
      console.line("xcgen: note: 'xcgen \(page)--help' shows what there is")
    } catch let failure as CommandFailure {
      console.complain(failure.message)
    } catch let error as ConfigurationError {
      console.line(error.line)
    } catch {
      console.complain("\(error)")
    }
    return .failure
  }

  private static func help(for words: [String]) throws(UsageError) -> String {
    guard let word = words.first(where: { $0 != "--help" && $0 != "-h" }) else { return Overview.help }
    return try command(named: word).help
  }

  private static func command(named word: String) throws(UsageError) -> Command {
    if let command = (Overview.commands + Overview.hiddenCommands).first(where: { $0.name == word }) {
      return command
    }
    let kind = word.hasPrefix("-") ? "option" : "command"
    let known =
      word.hasPrefix("-") ? ["--help", "--version"] : Overview.commands.map(\.name) + ["help"]
    let nearest = Spelling.nearest(to: word, among: known).map { ["the nearest one is '\($0)'"] }
    throw UsageError(message: "unknown \(kind) '\(word)'", hints: nearest ?? [])
  }
}
