import CTreeSitter

extension SyntaxParser {
  /// Parses a text as if nothing stood between the braces of some bodies, which are given in order.
  ///
  /// What is parsed has a blank in place of each inside, since the parser steps over every blank. Then the tree is told
  /// that the blanks were replaced by what they stand for: so its offsets come to be those of the text.
  func parse(_ text: SourceText, without bodies: [Range<Int>]) throws(Refusal) -> SyntaxTree {
    if let offset = PendingTokens.overflow(in: text.bytes) { throw .tooDeep(offset: offset) }
    let insides = bodies.map { ($0.lowerBound + 1)..<($0.upperBound - 1) }.filter { !$0.isEmpty }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count - insides.reduce(0) { $0 + $1.count } + insides.count)
    var start = 0
    for inside in insides {
      bytes += text.bytes[start..<inside.lowerBound]
      bytes.append(UInt8(ascii: " "))
      start = inside.upperBound
    }
    bytes += text.bytes[start...]
    let tree = try parse(text, reading: bytes, reusing: nil)
    for inside in insides { replaceBlank(in: tree, by: inside) }
    return tree
  }

  private func replaceBlank(in tree: SyntaxTree, by inside: Range<Int>) {
    let start = point(of: inside.lowerBound, in: tree.text)
    var edit = TSInputEdit(
      start_byte: UInt32(inside.lowerBound), old_end_byte: UInt32(inside.lowerBound + 1),
      new_end_byte: UInt32(inside.upperBound), start_point: start,
      old_end_point: TSPoint(row: start.row, column: start.column + 1),
      new_end_point: point(of: inside.upperBound, in: tree.text))
    ts_tree_edit(tree.pointer, &edit)
  }
}
