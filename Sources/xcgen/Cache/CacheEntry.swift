import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What one run came to, and what it read to come to it.
struct CacheEntry: Codable, Sendable {
  var trace: FileTrace
  var parts: [Transcript.Part]
  var status: Int32

  /// The entry as a file: its digest on a line of its own, then the rest.
  func encoded() throws -> [UInt8] {
    let body = [UInt8](try JSONEncoder().encode(self))
    return Array("\(ContentDigest(body).text)\n".utf8) + body
  }

  /// Reads an entry; nil where it is damaged or was written by another version.
  init?(decoding bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual(ContentDigest(body).text.utf8),
      let entry = try? JSONDecoder().decode(CacheEntry.self, from: Data(body))
    else { return nil }
    self = entry
  }

  init(trace: FileTrace, parts: [Transcript.Part], status: Int32) {
    self.trace = trace
    self.parts = parts
    self.status = status
  }
}
