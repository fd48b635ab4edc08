import XCSyntax

/// A document as the client has it open at one moment.
struct Document: Sendable {
  /// The address as the client spells it, by the first spelling where it uses several.
  var uri: String { uris.first ?? "" }
  /// Every address under which the client has it open.
  private(set) var uris: [String]
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

  /// Makes a document.
  ///
  /// - Parameter path: the path that it goes by; nil for that of the address.
  init(
    uri: String, path: String? = nil, version: Int?, revision: Int, text: String, encoding: PositionEncoding
  ) {
    uris = [uri]
    let path = path ?? DocumentAddress.path(of: uri)
    self.path = path
    self.version = version
    self.revision = revision
    let source = SourceText(path: path, text)
    map = PositionMap(source, encoding: encoding)
    lazyTree = DocumentTree(source)
  }

  /// Takes over the other addresses under which it is open.
  mutating func join(_ other: Document) { uris = (other.uris + uris).uniqued }

  /// Takes an address away; whether none is left.
  mutating func leave(_ uri: String) -> Bool {
    uris.removeAll { $0 == uri }
    return uris.isEmpty
  }

  /// Takes other bytes.
  mutating func replace(with bytes: [UInt8], revision: Int) {
    map = map.following(text.replacing(0..<text.bytes.count, with: bytes), added: bytes)
    lazyTree = DocumentTree(map.text, after: lazyTree)
    self.revision = revision
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
