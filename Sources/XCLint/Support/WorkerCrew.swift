import Dispatch

/// Works on many pieces with several threads at once; what comes of them keeps the order of the pieces.
enum WorkerCrew {
  /// Where the next piece is taken and results are put down.
  private final class Desk<Value: Sendable>: @unchecked Sendable {
    // Every access goes through the semaphore.
    private let semaphore = DispatchSemaphore(value: 1)
    private var next = 0
    private var results: [Int: Value] = [:]

    func take() -> Int {
      semaphore.wait()
      defer { semaphore.signal() }
      next += 1
      return next - 1
    }

    func put(_ value: Value, at index: Int) {
      semaphore.wait()
      defer { semaphore.signal() }
      results[index] = value
    }

    func all(_ count: Int) -> [Value] {
      semaphore.wait()
      defer { semaphore.signal() }
      return (0..<count).compactMap { results[$0] }
    }
  }

  /// - Parameter workers: how many threads work at most.
  static func map<Piece: Sendable, Value: Sendable>(
    _ pieces: [Piece], workers: Int, _ transform: @Sendable (Piece) -> Value
  ) -> [Value] {
    let width = min(max(workers, 1), pieces.count)
    guard width > 1 else { return pieces.map(transform) }
    let desk = Desk<Value>()
    DispatchQueue.concurrentPerform(iterations: width) { _ in
      while true {
        let index = desk.take()
        guard index < pieces.count else { return }
        desk.put(transform(pieces[index]), at: index)
      }
    }
    return desk.all(pieces.count)
  }
}

extension Array {
  /// The elements in stretches of about one length, as many as keep some workers busy to the end.
  func stretches(for workers: Int) -> [ArraySlice<Element>] {
    guard workers > 1, count > 1 else { return isEmpty ? [] : [self[...]] }
    let length = Swift.max(1, count / (workers * 8))
    return stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }
}
