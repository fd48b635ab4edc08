import XCSemantics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looks after another process.
enum ProcessWatch {
  /// Whether a process is there, even one that we may not send signals to. One that has ended and that nobody has asked
  /// about is there no more.
  static func isRunning(_ process: Int32) -> Bool {
    guard process > 0 else { return true }
    return (kill(process, 0) == 0 || errno != ESRCH) && !hasEnded(process)
  }

  /// Whether the system keeps nothing of a process but the news of its end.
  private static func hasEnded(_ process: Int32) -> Bool {
    #if os(Linux)
      guard case .success(let bytes) = LocalFileSystem().read("/proc/\(process)/stat") else { return false }
      // The name of the program stands in parentheses and may hold anything; the letter behind it is the state.
      guard let end = bytes.lastIndex(of: UInt8(ascii: ")")), end + 2 < bytes.count else { return false }
      return [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(bytes[end + 2])
    #else
      return false
    #endif
  }
}
