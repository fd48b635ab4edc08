import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work that a signal to end the process may not leave half done.
///
/// Such a signal is kept until the work has ended or taken itself back, and ends the process then.
enum Interruption {
  /// The signal that waits, 0 for none. A handler may do no more than set it.
  private nonisolated(unsafe) static var waiting: sig_atomic_t = 0

  /// Whether somebody wants the process to end: what can be taken back should be.
  static var isWanted: Bool { waiting != 0 }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Does work, and lets signals wait for its end. One call at a time has the signals; the others go on without.
  static func waiting<Value, Failure: Error>(
    during work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard turn.wait(timeout: .now()) == .success else { return try work() }
    // Whoever ignores a signal, as a run without a terminal may, goes on ignoring it.
    let taken = signals.compactMap { number -> (number: Int32, action: sigaction)? in
      var old = sigaction()
      guard sigaction(number, nil, &old) == 0, isDefault(old) else { return nil }
      var new = sigaction()
      set(&new) { Interruption.waiting = sig_atomic_t($0) }
      return sigaction(number, &new, nil) == 0 ? (number, old) : nil
    }
    defer {
      for (number, action) in taken {
        var action = action
        sigaction(number, &action, nil)
      }
      let number = Int32(Interruption.waiting)
      Interruption.waiting = 0
      turn.signal()
      if number != 0 { end(by: number) }
    }
    return try work()
  }

  /// Sends the signal to the process: the threads that work for it hear none. What would be said and done between
  /// this and the end is of no use to anybody.
  private static func end(by number: Int32) {
    kill(getpid(), number)
    sleep(1)
  }

  private static let turn = DispatchSemaphore(value: 1)

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler == nil
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler == nil
    #else
      action.__sigaction_handler.sa_handler == nil
    #endif
  }

  private static func set(_ action: inout sigaction, _ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
  }
}
