#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the process.
enum ProcessEnd {
  private final class Keepsake<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Keeps a value until the process ends. To take a program apart takes as long as to lower some of it, and the
  /// system does it in one go.
  static func keep(_ value: some Sendable) { _ = Unmanaged.passRetained(Keepsake(value)) }

  /// Ends the process with a status.
  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      Darwin.exit(status.rawValue)
    #endif
  }
}
