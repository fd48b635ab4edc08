import XCSyntax

/// A document as the client has it open at one moment.
struct Document: Sendable {
  /// The address as the client spells it.
  let uri: String
  /// The path that the address means.
  let path: String
  /// The client's number for this state.
  private(set) var version: Int?
  /// Our own number for this state, unlike the client's never the same for two states.
  private(set) var revision: Int
  private(set) var map: PositionMap
  private var lazyTree: DocumentTree

  var text: SourceText { map.text }

  /// The tree of the text; nil where it can't be parsed.
  var tree: SyntaxTree? { lazyTree.value }

  init(uri: String, version: Int?, revision: Int, text: String, encoding: PositionEncoding) {
    self.uri = uri
    path = DocumentAddress.path(of: uri)
    self.version = version
    self.revision = revision
    let source = SourceText(path: path, text)
    map = PositionMap(source, encoding: encoding)
    lazyTree = DocumentTree(source)
  }

  /// Applies changes in their order.
  mutating func apply(_ changes: [ChangeParameters.Change], version: Int?, revision: Int) {
    for change in changes {
      let range = change.range.map(map.bytes) ?? 0..<text.bytes.count
      let added = Array(change.text.utf8)
      let new = text.replacing(range, with: added)
      map = map.following(new, added: added)
    }
    lazyTree = DocumentTree(map.text, after: lazyTree)
    self.version = version
    self.revision = revision
  }
}
