import XCSemantics

/// What one run came to, and what it read to come to it.
struct CacheEntry: Sendable, Equatable {
  var trace: FileTrace
  var parts: [Transcript.Part]
  var status: Int32

  init(trace: FileTrace, parts: [Transcript.Part], status: Int32) {
    self.trace = trace
    self.parts = parts
    self.status = status
  }

  /// The entry as a file: its digest on a line of its own, then the rest.
  var encoded: [UInt8] {
    var writer = RecordWriter()
    writer.add(Int64(status))
    writer.add(UInt64(parts.count))
    for part in parts {
      writer.add(part.isRemark)
      writer.add(part.text)
    }
    trace.write(to: &writer)
    return Array("\(ContentDigest(writer.bytes).text)\n".utf8) + writer.bytes
  }

  /// Reads an entry; nil where it is damaged or was written by another version.
  init?(decoding bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let body = bytes[(end + 1)...]
    guard bytes[..<end].elementsEqual(ContentDigest(Array(body)).text.utf8) else { return nil }
    do {
      var reader = RecordReader(body)
      guard let status = Int32(exactly: try reader.signedNumber()) else { return nil }
      self.status = status
      parts = []
      for _ in 0..<(try reader.number()) {
        parts.append(Transcript.Part(isRemark: try reader.flag(), text: try reader.text()))
      }
      trace = try FileTrace(from: &reader)
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }
}
