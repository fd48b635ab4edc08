import XCLint
import XCSemantics

/// A line on a terminal that says how far a long run is, and that is gone when the run ends.
actor ProgressLine {
  /// What is known of a run's state.
  struct State: Sendable, Equatable {
    var files = 0
    var allFiles = 0
    var rule: String?

    mutating func take(_ progress: LintProgress) {
      switch progress {
      case .found(let count): allFiles += count
      case .read: files += 1
      case .checking(let name, let number, let all): rule = "checking \(name) (\(number) of \(all))"
      }
    }

    /// The line, short enough for any terminal.
    var text: String {
      let isDone = files >= allFiles
      let read =
        "xcgen: \(isDone ? "" : "\(files) of ")\(counted(max(files, allFiles), "file")) read"
      return rule.map { "\(read), \($0)" } ?? read
    }
  }

  /// Shorter runs show nothing.
  private static let delay = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let cleared = "\r\u{1B}[K"

  private let pipe: OutputPipe
  private var state = State()
  private var shown: State?

  private init(_ pipe: OutputPipe) { self.pipe = pipe }

  /// Does work that tells how far it is; the telling is shown where standard error is a terminal.
  static func showing<Value: Sendable>(
    on console: Console, _ work: (_ report: (@Sendable (LintProgress) -> Void)?) async -> Value
  ) async -> Value {
    guard console.errors.isTerminal, console.verbosity == .normal else { return await work(nil) }
    let line = ProgressLine(console.errors)
    let (events, continuation) = AsyncStream.makeStream(of: LintProgress.self)
    let listener = Task { for await event in events { await line.take(event) } }
    let ticker = Task {
      try await Task.sleep(for: delay)
      while !Task.isCancelled {
        await line.show()
        try await Task.sleep(for: interval)
      }
    }
    let value = await work { continuation.yield($0) }
    continuation.finish()
    ticker.cancel()
    _ = await ticker.result
    await listener.value
    await line.clear()
    return value
  }

  private func take(_ progress: LintProgress) { state.take(progress) }

  private func show() {
    guard state != shown else { return }
    shown = state
    // A terminal that takes no text misses nothing that counts.
    try? pipe.write(Self.cleared + state.text)
  }

  private func clear() {
    if shown != nil { try? pipe.write(Self.cleared) }
  }
}
