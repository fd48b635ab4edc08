import CTreeSitter

/// Hands a text to libtree-sitter piece by piece, and so knows how far it has come.
struct ParserFeed {
  private let buffer: UnsafeBufferPointer<UInt8>

  /// The start of the last piece that was asked for.
  private(set) var furthest = 0

  /// Short enough to tell the place of a line, long enough to cost nothing.
  private static let pieceLength = 1024

  init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  /// Parses the text; nil where it takes too long.
  mutating func parse(
    with parser: OpaquePointer, reusing previous: OpaquePointer?, within limit: ParsingLimit
  ) -> OpaquePointer? {
    withUnsafeMutablePointer(to: &self) { feed in
      let input = TSInput(
        payload: UnsafeMutableRawPointer(feed),
        read: { payload, index, _, length in
          guard let feed = payload?.assumingMemoryBound(to: ParserFeed.self), let length else { return nil }
          let (start, count) = feed.pointee.piece(at: Int(index))
          length.pointee = UInt32(count)
          return start
        }, encoding: TSInputEncodingUTF8)
      let start = ParsingLimit.now
      var left = limit.nanoseconds
      while true {
        ts_parser_set_timeout_micros(parser, max(1, left / 1000))
        if let tree = ts_parser_parse(parser, previous, input) { return tree }
        // The library looks at the time of day; a thread that had to wait goes on where it was.
        let spent = ParsingLimit.now - start
        guard spent < limit.nanoseconds else { return nil }
        left = limit.nanoseconds - spent
      }
    }
  }

  private mutating func piece(at index: Int) -> (UnsafePointer<CChar>?, Int) {
    guard index < buffer.count, let base = buffer.baseAddress else { return (nil, 0) }
    let start = index - index % Self.pieceLength
    furthest = max(furthest, start)
    let count = min(start + Self.pieceLength, buffer.count) - index
    return (UnsafeRawPointer(base + index).assumingMemoryBound(to: CChar.self), count)
  }
}
