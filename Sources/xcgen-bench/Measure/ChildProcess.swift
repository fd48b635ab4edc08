import Foundation

/// A program that is run for its time and memory; what it prints is thrown away.
struct ChildProcess {
  /// What a run took.
  struct Usage {
    var duration: Duration
    /// The most memory that was resident at once, in bytes.
    var peakBytes: Int
  }

  /// Why a program could not be run.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  var executable: String
  var arguments: [String] = []

  /// The first file of that name in the folders of `PATH`.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The program of that name beside this one.
  static func sibling(_ name: String) -> String? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// The option with which this program tells the peak memory of another one.
  static let peakOption = "--peak-of"

  /// The most memory that is resident at once, in bytes.
  ///
  /// A process begins with the peak of the one that started it, so that a fresh one of this program starts it.
  func peakBytes() throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [Self.peakOption, executable] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let peak = Int(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure(description: "no peak memory of '\(executable)'")
    }
    return peak
  }

  /// Runs it to its end, whatever its exit code.
  func run() throws(Failure) -> Usage {
    #if os(Linux)
      var place = posix_spawn_file_actions_t()
    #else
      var place: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&place)
    defer { posix_spawn_file_actions_destroy(&place) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&place, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let clock = ContinuousClock()
    let start = clock.now
    var child = pid_t()
    guard posix_spawn(&child, executable, &place, nil, &words, environ) == 0 else {
      throw Failure(description: "cannot run '\(executable)'")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else {
      throw Failure(description: "lost '\(executable)'")
    }
    // Linux counts in kibibytes, macOS in bytes.
    #if os(Linux)
      let unit = 1024
    #else
      let unit = 1
    #endif
    return Usage(duration: clock.now - start, peakBytes: usage.ru_maxrss * unit)
  }
}
