/// A language server for one client, on top of two streams of bytes.
public struct LanguageServer: Sendable {
  private enum Event: Sendable {
    case bytes([UInt8])
    case end
  }

  private let settings: ServerSettings
  private let send: @Sendable ([UInt8]) -> Void

  /// Makes a server.
  ///
  /// - Parameter send: takes the bytes for the client, whole messages each.
  public init(_ settings: ServerSettings, send: @escaping @Sendable ([UInt8]) -> Void) {
    self.settings = settings
    self.send = send
  }

  /// Serves until the client says so, its bytes end or its process is gone.
  ///
  /// - Returns: the exit code: 0 after an orderly shutdown, else 1.
  public func serve(_ input: AsyncStream<[UInt8]>) async -> Int32 {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let session = Session(settings, send: send) { continuation.yield(.end) }
    let feeding = Task {
      for await bytes in input { continuation.yield(.bytes(bytes)) }
      continuation.yield(.end)
    }
    defer { feeding.cancel() }
    var reader = MessageReader(largestBody: settings.largestMessage)
    serving: for await event in events {
      switch event {
      case .end: break serving
      case .bytes(let bytes):
        for item in reader.take(bytes) {
          await session.receive(item)
          if await session.hasEnded { break serving }
        }
      }
    }
    return await session.close()
  }
}
