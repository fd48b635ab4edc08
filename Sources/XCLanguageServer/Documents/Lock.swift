import Dispatch

/// Lets one thread at a time do something.
struct Lock: Sendable {
  private let semaphore = DispatchSemaphore(value: 1)

  func locked<Result>(_ work: () throws -> Result) rethrows -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return try work()
  }
}
