import Foundation

/// One run of a program and what came of it.
struct ProgramRun {
  let status: Int32
  let output: String
  let errors: String
  /// Whether the program ended by itself, and not by a signal or because it took too long.
  let endedByItself: Bool

  /// Everything that was printed, for messages of failing tests.
  var transcript: String { "exit \(status)\n-- stdout\n\(output)\n-- stderr\n\(errors)" }

  /// The lines of standard output without the last, empty one.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Runs a program. Files stand in for pipes, so that no amount of output can block it.
  static func of(
    _ program: String, _ arguments: [String], in folder: URL? = nil, input: Data = Data(),
    environment: [String: String] = [:], seconds: Double = 60
  ) throws -> ProgramRun {
    let scratch = try ScratchFolder()
    let inputFile = try scratch.write("stdin", input)
    let outputFile = try scratch.write("stdout", Data())
    let errorFile = try scratch.write("stderr", Data())
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    // Results of other runs of the tests must not be taken for this one's.
    let own = ["XDG_CACHE_HOME": scratch.path].merging(environment) { $1 }
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try withAllSignals { try process.run() }
    let deadline = Date().addingTimeInterval(seconds)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
    let ranTooLong = process.isRunning
    if ranTooLong { process.terminate() }
    process.waitUntilExit()
    return ProgramRun(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self),
      endedByItself: !ranTooLong && process.terminationReason == .exit)
  }

  /// A thread that runs tests hears few signals, and what it starts would inherit that: CMake, for one, waits for ever
  /// to be told that a child has ended.
  static func withAllSignals(_ work: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try work()
  }
}
