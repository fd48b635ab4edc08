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
  }

  /// Parses a whole text.
  /// - Throws: `Refusal` for texts that libtree-sitter cannot take.
  public func parse(_ text: SourceText) throws(Refusal) -> SyntaxTree {
    try parse(text, reusing: nil)
  }

  /// - Parameter timeout: after how many microseconds a parse that is only a trial is given up; 0 for never.
  func parse(
    _ text: SourceText, reusing previous: OpaquePointer?, timeout: UInt64 = 0
  ) throws(Refusal) -> SyntaxTree {
    guard let length = UInt32(exactly: text.bytes.count) else { throw .tooLarge }
    if let offset = PendingTokens.overflow(in: text.bytes) { throw .tooDeep(offset: offset) }
    ts_parser_set_timeout_micros(pointer, timeout)
    let tree = text.bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        ts_parser_parse_string(pointer, previous, $0.baseAddress, length)
      }
    }
    // Nil only without a language, which can not be, or after the timeout.
    guard let tree else {
      ts_parser_reset(pointer)
      throw .tooLarge
    }
    return SyntaxTree(owning: tree, text: text)
  }

  func point(of offset: Int, in text: SourceText) -> TSPoint {
    let line = text.lineIndex(at: offset)
    let start = line == 0 ? 0 : text.lineStarts[line]
    return TSPoint(row: UInt32(line), column: UInt32(offset - start))
  }
}
