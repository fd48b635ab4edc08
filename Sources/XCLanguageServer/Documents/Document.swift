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
  /// The tree of the text; nil where it can't be parsed.
  private(set) var tree: SyntaxTree?

  var text: SourceText { map.text }

  init(uri: String, version: Int?, revision: Int, text: String, encoding: PositionEncoding) {
    self.uri = uri
    path = DocumentAddress.path(of: uri)
    self.version = version
    self.revision = revision
    let source = SourceText(path: path, text)
    map = PositionMap(source, encoding: encoding)
    tree = Self.tree(of: source)
  }

  /// Applies changes in their order.
  mutating func apply(_ changes: [ChangeParameters.Change], version: Int?, revision: Int) {
    for change in changes {
      let range = change.range.map(map.bytes) ?? 0..<text.bytes.count
      var bytes = text.bytes
      let added = Array(change.text.utf8)
      bytes.replaceSubrange(range, with: added)
      let new = SourceText(path: path, bytes: bytes)
      let edit = SyntaxEdit(range: range, newLength: added.count)
      let known = change.range == nil ? nil : tree
      tree = Self.tree(of: new, after: edit, of: known)
      map = PositionMap(new, encoding: map.encoding)
    }
    self.version = version
    self.revision = revision
  }

  private static func tree(
    of text: SourceText, after edit: SyntaxEdit? = nil, of known: SyntaxTree? = nil
  ) -> SyntaxTree? {
    do {
      let parser = try SyntaxParser()
      guard let edit, let known else { return try parser.parse(text) }
      return try parser.parse(text, after: edit, of: known)
    } catch {
      // Without a tree nothing can be said about the text; why there is none is among its findings.
      return nil
    }
  }
}
