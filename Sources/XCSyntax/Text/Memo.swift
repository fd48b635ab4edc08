import Dispatch

/// Values that are made once, when somebody first asks for them.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Every access to the values goes through the semaphore.
  private let semaphore = DispatchSemaphore(value: 1)
  private var values: [Key: Value] = [:]

  package init() {}

  /// The value of a key. Two who ask at once may both make it; one of the two is kept.
  package func value(_ key: Key, make: () -> Value) -> Value {
    semaphore.wait()
    let known = values[key]
    semaphore.signal()
    if let known { return known }
    let made = make()
    semaphore.wait()
    defer { semaphore.signal() }
    if let known = values[key] { return known }
    values[key] = made
    return made
  }
}
