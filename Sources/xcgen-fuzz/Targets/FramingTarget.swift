@testable import XCLanguageServer

/// A stream of bytes cut into messages, taken whole and in pieces.
enum FramingTarget: FuzzTarget {
  static let name = "framing"
  /// Shorter than the longest header: what a longer one without an end gives hangs on how it came.
  static let longestInput = 4000

  static func seeds(_ samples: Samples) -> [[UInt8]] {
    [
      "Content-Length: 2\r\n\r\n{}", "Content-Length: 1\n\n1content-length:\t3\r\n\r\nabc",
      "Content-Type: x\r\nContent-Length: 20\r\n\r\n{}", "junk\r\n\r\nContent-Length: 5000\r\n\r\n{}",
      "Content-Length: -1\r\n\r\nContent-Length: 99999999999999999999\r\n\r\n",
    ].map { Array($0.utf8) }
  }

  static func run(_ bytes: [UInt8]) {
    var whole = MessageReader(largestBody: 1000)
    let wanted = whole.take(bytes)
    for size in [1, 7, Int(bytes.first ?? 0) + 2] {
      var reader = MessageReader(largestBody: 1000)
      var items: [MessageReader.Item] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        items += reader.take(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      require(items == wanted, "in pieces of \(size): \(items), whole: \(wanted)")
    }
    for case .message(let body) in wanted { _ = try? IncomingMessage(body) }
  }
}
