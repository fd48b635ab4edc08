/// Cuts a stream of bytes into messages by their `Content-Length` headers.
struct MessageReader: Sendable {
  /// What came out of the stream.
  enum Item: Sendable, Equatable {
    /// The body of a message.
    case message([UInt8])
    /// Something that is no message, in words.
    case refused(String)
  }

  /// Bodies of more bytes are skipped.
  let largestBody: Int

  private var buffer: [UInt8] = []
  private var toSkip = 0

  /// Nobody sends so many bytes: a header that tells of more is a wrong one, and nothing is skipped for it.
  private static let longestSkip = 1 << 30

  /// A header that has no end after so many bytes is none.
  private static let largestHeader = 4096

  init(largestBody: Int) { self.largestBody = largestBody }

  /// Takes bytes as they come and gives the messages that are whole now.
  mutating func take(_ bytes: [UInt8]) -> [Item] {
    let skipped = min(toSkip, bytes.count)
    toSkip -= skipped
    buffer += bytes[skipped...]
    var items: [Item] = []
    while let item = next() { items.append(item) }
    return items
  }

  private mutating func next() -> Item? {
    guard let end = headerEnd() else {
      guard buffer.count > Self.largestHeader else { return nil }
      buffer.removeAll()
      return .refused("this is no header: it has no end")
    }
    guard let length = Self.contentLength(in: buffer[..<end.text]),
      length <= max(largestBody, Self.longestSkip)
    else {
      buffer.removeFirst(end.body)
      return .refused("this header has no usable Content-Length")
    }
    guard length <= largestBody else {
      let present = min(length, buffer.count - end.body)
      buffer.removeFirst(end.body + present)
      toSkip = length - present
      return .refused("a message of \(length) bytes is refused: the limit is \(largestBody)")
    }
    guard buffer.count - end.body >= length else { return nil }
    let body = Array(buffer[end.body..<(end.body + length)])
    buffer.removeFirst(end.body + length)
    return .message(body)
  }

  /// Where the header's text ends and where the body begins; a bare line feed ends a line too.
  private func headerEnd() -> (text: Int, body: Int)? {
    let newline = UInt8(ascii: "\n")
    let limit = min(buffer.count, Self.largestHeader + 4)
    for index in 0..<limit where buffer[index] == newline {
      if index + 1 < buffer.count, buffer[index + 1] == newline { return (index, index + 2) }
      if index + 2 < buffer.count, buffer[index + 1] == UInt8(ascii: "\r"), buffer[index + 2] == newline {
        return (index, index + 3)
      }
    }
    return nil
  }

  /// The length that a header tells. What is left of a message whose own length was wrong may stand in front of the
  /// next header, on its line: the words are looked for anywhere, so that one mistake costs no later message.
  private static func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: header, as: UTF8.self).lowercased()
    guard let name = text.ranges(of: "content-length:").last else { return nil }
    let digits = text[name.upperBound...].drop { $0 == " " || $0 == "\t" }.prefix { !$0.isNewline }
    guard let length = Int(digits.filter { $0 != " " && $0 != "\t" }), length >= 0 else { return nil }
    return length
  }
}
