#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks after another process.
enum ProcessWatch {
  /// Whether a process is there, even one that we may not send signals to.
  static func isRunning(_ process: Int32) -> Bool {
    guard process > 0 else { return true }
    return kill(process, 0) == 0 || errno != ESRCH
  }
}
