#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output or standard error, written without any buffering of its own.
struct OutputPipe: Sendable {
  /// Text that could not be written, with the system's reason.
  struct Failure: Error {
    let reason: String
  }

  /// The file descriptor.
  let descriptor: Int32

  static let standardOutput = OutputPipe(descriptor: STDOUT_FILENO)
  static let standardError = OutputPipe(descriptor: STDERR_FILENO)

  /// Whether somebody looks at it in a terminal.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes all of a text. A reader that has gone away is no failure: nobody is left to miss anything.
  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Writes all of some bytes.
  func write(_ whole: [UInt8]) throws(Failure) {
    var bytes = whole[...]
    while !bytes.isEmpty {
      #if canImport(Darwin)
        let count = bytes.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = bytes.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw Failure(reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}
