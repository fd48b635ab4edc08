import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input.
enum InputPipe {
  /// Everything that stands in it, up to its end.
  static func readAll() throws(CommandFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw CommandFailure("cannot read standard input: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// What comes in, as it comes, read by a thread of its own.
  static func chunks() -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    DispatchQueue(label: "standard input").async {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        if count > 0 {
          continuation.yield(Array(buffer[..<count]))
        } else if count == 0 || errno != EINTR {
          return continuation.finish()
        }
      }
    }
    return stream
  }
}
