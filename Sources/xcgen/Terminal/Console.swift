import XCLint

/// Where a command prints: findings and results on one side, everything about the run on the other.
struct Console: Sendable {
  /// How much is said about the run.
  enum Verbosity: Int, Sendable, Comparable {
    case quiet, normal, verbose

    static func < (left: Verbosity, right: Verbosity) -> Bool { left.rawValue < right.rawValue }
  }

  let output: OutputPipe
  let errors: OutputPipe
  let verbosity: Verbosity
  let color: ColorChoice
  private var transcript: Transcript?

  init(_ pipes: Pipes, _ settings: ConsoleSettings = ConsoleSettings()) {
    output = pipes.output
    errors = pipes.errors
    verbosity = settings.verbosity
    color = settings.color
  }

  /// Prints a result. Throws `CommandFailure` where standard output cannot take it.
  func show(_ text: String) throws(CommandFailure) { try show(Array(text.utf8)) }

  /// Prints a result that is already bytes.
  func show(_ bytes: [UInt8]) throws(CommandFailure) {
    transcript?.add(String(decoding: bytes, as: UTF8.self), isRemark: false)
    do {
      try output.write(bytes)
    } catch {
      throw CommandFailure("cannot write to standard output: \(error.reason)")
    }
  }

  /// Says why something went wrong; also in a quiet run.
  func complain(_ message: String) { say("xcgen: error: \(message)", from: .quiet) }

  /// Remarks on the run; not in a quiet one.
  func remark(_ message: String) { say("xcgen: \(message)", from: .normal) }

  /// Tells what only a verbose run tells.
  func detail(_ message: String) { say("xcgen: \(message)", from: .verbose) }

  /// Prints a line that already has its own place and kind in front.
  func line(_ text: String) { say(text, from: .quiet) }

  private func say(_ text: String, from level: Verbosity) {
    guard verbosity >= level else { return }
    let text = TerminalText.escaped(text, keeping: ["\n", "\t"])
    transcript?.add(text + "\n", isRemark: true)
    // Nothing is left to tell about a standard error that takes no text.
    try? errors.write(text + "\n")
  }

  /// The same console, which also writes down what it prints.
  func recording(_ transcript: Transcript) -> Console {
    var console = self
    console.transcript = transcript
    return console
  }

  /// Prints again what an earlier run printed.
  func repeatParts(_ parts: [Transcript.Part]) throws(CommandFailure) {
    for part in parts {
      // Nothing is left to tell about a standard error that takes no text.
      if part.isRemark { try? errors.write(part.text) } else { try show(part.text) }
    }
  }
}
