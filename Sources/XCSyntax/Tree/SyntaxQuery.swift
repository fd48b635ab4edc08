import CTreeSitter

/// A pattern in tree-sitter's query language, compiled against the grammar.
///
/// What predicates say (`#match?`, `#eq?` …) is not weighed: every match of the shape is given.
public final class SyntaxQuery: @unchecked Sendable {
  // A compiled query is only read.
  private let pointer: OpaquePointer

  /// The names that its captures have, without `@`.
  public let captureNames: [String]

  /// Why a query does not compile.
  public struct CompileError: Error, Sendable, Hashable {
    /// What is wrong at its place.
    public enum Reason: Sendable, Hashable {
      /// The text is no query.
      case syntax
      /// The grammar has no node of that name.
      case unknownNode
      /// The grammar has no field of that name.
      case unknownField
      /// A predicate names a capture that the pattern has not.
      case unknownCapture
      /// The grammar never builds this shape.
      case impossibleShape
    }
    /// What is wrong.
    public let reason: Reason
    /// Where, in bytes of the query.
    public let offset: Int
  }

  /// Compiles a query.
  /// - Throws: `CompileError` where it does not fit the grammar.
  public init(_ source: String) throws(CompileError) {
    let bytes = Array(source.utf8)
    var offset: UInt32 = 0
    var kind = TSQueryErrorNone
    let query = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        ts_query_new(Language.pointer, $0.baseAddress, UInt32(clamping: bytes.count), &offset, &kind)
      }
    }
    guard let query else { throw CompileError(reason: CompileError.Reason(kind), offset: Int(offset)) }
    pointer = query
    captureNames = (0..<ts_query_capture_count(query)).map { index in
      var length: UInt32 = 0
      return ts_query_capture_name_for_id(query, index, &length).map { String(cString: $0) } ?? ""
    }
  }

  deinit { ts_query_delete(pointer) }

  /// A node and the name under which the pattern captured it.
  public struct Capture: Sendable {
    /// The name without `@`.
    public let name: String
    /// The node.
    public let node: SyntaxNode
  }

  /// Every match below a node, in order of where it begins, each with its captures in order.
  public func matches(in node: SyntaxNode) -> [[Capture]] {
    guard let cursor = ts_query_cursor_new() else { return [] }
    defer { ts_query_cursor_delete(cursor) }
    ts_query_cursor_exec(cursor, pointer, node.raw)
    var result: [[Capture]] = []
    var match = TSQueryMatch()
    while ts_query_cursor_next_match(cursor, &match) {
      let captures = UnsafeBufferPointer(start: match.captures, count: Int(match.capture_count))
      result.append(
        captures.map { capture in
          Capture(
            name: captureNames[Int(capture.index)], node: SyntaxNode(raw: capture.node, tree: node.tree))
        })
    }
    return result
  }
}

extension SyntaxQuery.CompileError.Reason {
  fileprivate init(_ kind: TSQueryError) {
    switch kind {
    case TSQueryErrorNodeType: self = .unknownNode
    case TSQueryErrorField: self = .unknownField
    case TSQueryErrorCapture: self = .unknownCapture
    case TSQueryErrorStructure: self = .impossibleShape
    default: self = .syntax
    }
  }
}
