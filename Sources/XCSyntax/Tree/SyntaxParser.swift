import CTreeSitter

/// Turns text into trees. Not for sharing between threads: each worker has its own.
public struct SyntaxParser: ~Copyable {
  let pointer: OpaquePointer

  /// Why there can be no parser.
  public enum SetupError: Error, Sendable {
    /// The installed libtree-sitter does not take grammars of our ABI.
    case incompatibleLibrary(grammar: Int, oldest: Int, newest: Int)
    /// The library could not make a parser.
    case outOfMemory
  }

  /// Makes a parser.
  /// - Throws: `SetupError` where the installed libtree-sitter cannot load the grammar.
  public init() throws(SetupError) {
    guard let pointer = ts_parser_new() else { throw .outOfMemory }
    guard ts_parser_set_language(pointer, Language.pointer) else {
      ts_parser_delete(pointer)
      throw .incompatibleLibrary(
        grammar: Int(ts_language_version(Language.pointer)),
        oldest: Int(TREE_SITTER_MIN_COMPATIBLE_LANGUAGE_VERSION), newest: Int(TREE_SITTER_LANGUAGE_VERSION))
    }
    self.pointer = pointer
  }

  deinit { ts_parser_delete(pointer) }

  /// Why a text is not parsed.
  public enum Refusal: Error, Sendable, Hashable {
    /// It has 4 GiB or more.
    case tooLarge
    /// Too much is open at once at this byte offset.
    case tooDeep(offset: Int)
    /// It takes longer than any text of its length should; parsing was given up near this byte offset.
    case tooSlow(offset: Int)
  }

  /// Parses a whole text.
  /// - Throws: `Refusal` for texts that libtree-sitter cannot take.
  public func parse(_ text: SourceText) throws(Refusal) -> SyntaxTree {
    try parse(text, reusing: nil)
  }

  /// - Parameters:
  ///   - bytes: what is parsed in place of the text's own bytes.
  ///   - limit: how long the parse may take; as long as its length is worth unless it says otherwise.
  func parse(
    _ text: SourceText, reading bytes: [UInt8]? = nil, reusing previous: OpaquePointer?,
    limit: ParsingLimit? = nil
  ) throws(Refusal) -> SyntaxTree {
    guard UInt32(exactly: text.bytes.count) != nil else { throw .tooLarge }
    if let offset = PendingTokens.overflow(in: text.bytes) { throw .tooDeep(offset: offset) }
    let limit = limit ?? ParsingLimit(forBytes: text.bytes.count)
    let result = (bytes ?? text.bytes).withUnsafeBufferPointer { buffer in
      var feed = ParserFeed(buffer)
      let tree = feed.parse(with: pointer, reusing: previous, within: limit)
      return (tree, feed.furthest)
    }
    guard let tree = result.0 else {
      ts_parser_reset(pointer)
      throw .tooSlow(offset: result.1)
    }
    return SyntaxTree(owning: tree, text: text)
  }

  func point(of offset: Int, in text: SourceText) -> TSPoint {
    let line = text.lineIndex(at: offset)
    let start = line == 0 ? 0 : text.lineStarts[line]
    return TSPoint(row: UInt32(line), column: UInt32(offset - start))
  }
}
