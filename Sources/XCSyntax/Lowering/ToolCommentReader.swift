extension ToolComment {
  private static let marker = Array("xcgen:".utf8)

  /// Whether a comment's text begins with `xcgen:` behind its marker.
  static func isToolComment(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.drop { isMarker($0) }.starts(with: marker)
  }

  private static func isMarker(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: " ")
      || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\\")
  }

  /// Finds the comments of a file, or of a stretch of it, that speak to this tool. Text in strings that looks like
  /// one is none.
  static func all(in tree: SyntaxTree, within range: Range<Int>? = nil) -> [ToolComment] {
    let text = tree.text
    var found: [ToolComment] = []
    for offset in occurrences(in: text.bytes, range ?? 0..<text.bytes.count) {
      guard let node = tree.root.descendant(covering: offset..<(offset + marker.count)),
        node.kind == .comment,
        found.last?.range != node.range, isToolComment(text.bytes[node.range])
      else { continue }
      let start = offset + marker.count
      var end = node.range.upperBound
      let isBlock = node.text.drop { $0 == "\\" || $0 == " " || $0 == "\t" }.hasPrefix("/*")
      while isBlock, end > start, SourceText.isBlank(text.bytes[end - 1]) { end -= 1 }
      if isBlock { end -= 2 }
      let range = trim(start..<max(start, end), in: text)
      found.append(
        ToolComment(text: text.string(in: range), textRange: range, range: node.range, isBlock: isBlock))
    }
    return found
  }

  private static func occurrences(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
    bytes.withUnsafeBufferPointer { buffer in
      var offsets: [Int] = []
      var index = range.lowerBound
      while let colon = buffer.offset(of: UInt8(ascii: ":"), in: index..<range.upperBound) {
        let start = colon - marker.count + 1
        if start >= range.lowerBound, buffer[start...colon].elementsEqual(marker) { offsets.append(start) }
        index = colon + 1
      }
      return offsets
    }
  }

  private static func trim(_ range: Range<Int>, in text: SourceText) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, SourceText.isBlank(text.bytes[start]) { start += 1 }
    while end > start, SourceText.isBlank(text.bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
