import Dispatch

/// What a run printed, in order.
final class Transcript: @unchecked Sendable {
  /// Something that was printed in one go.
  struct Part: Sendable, Equatable {
    /// Whether it went to standard error.
    var isRemark: Bool
    var text: String
  }

  // Every access to the parts goes through the semaphore.
  private let semaphore = DispatchSemaphore(value: 1)
  private var stored: [Part] = []

  var parts: [Part] {
    semaphore.wait()
    defer { semaphore.signal() }
    return stored
  }

  func add(_ text: String, isRemark: Bool) {
    semaphore.wait()
    defer { semaphore.signal() }
    stored.append(Part(isRemark: isRemark, text: text))
  }
}
