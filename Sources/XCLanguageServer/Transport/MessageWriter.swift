#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Puts values into messages with their headers.
enum MessageWriter {
  /// The bytes of a message; nil for a value that JSON has no words for.
  static func bytes(of message: some Encodable) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(message) else { return nil }
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
