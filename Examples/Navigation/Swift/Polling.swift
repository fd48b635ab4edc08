/// Asks a server again and again while it runs; here it only says when it starts and stops.
struct Polling {
  private(set) var isRunning = false

  mutating func start() {
    guard !isRunning else { return }
    isRunning = true
    print("  polling starts")
  }

  mutating func stop() {
    guard isRunning else { return }
    isRunning = false
    print("  polling stops")
  }
}
