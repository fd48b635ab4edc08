/// Text for a person.
struct MarkupContent: Codable, Sendable {
  var kind: String
  var value: String
}

/// What is said about the thing under the pointer.
struct Hover: Encodable {
  var contents: MarkupContent
  var range: DocumentRange
}

/// One entry of a document's outline.
struct DocumentSymbol: Encodable {
  var name: String
  var detail: String?
  var kind: SymbolKind
  var range: DocumentRange
  var selectionRange: DocumentRange
  var children: [DocumentSymbol]?
}

/// One entry of an outline without levels.
struct SymbolInformation: Encodable {
  var name: String
  var kind: SymbolKind
  var location: Location
  var containerName: String?
}

/// The protocol's numbers for kinds of symbols.
enum SymbolKind: Int, Codable, Sendable {
  case `class` = 5
  case method = 6
  case field = 8
  case enumeration = 10
  case interface = 11
  case function = 12
  case variable = 13
  case constant = 14
  case enumMember = 22
  case structure = 23
  case alias = 26
}

/// Lines that can be folded away.
struct FoldingRange: Encodable, Hashable {
  var startLine: Int
  var endLine: Int
  var kind: String?
}

/// Stretches around a place, from small to large.
final class SelectionRange: Encodable, Sendable {
  let range: DocumentRange
  let parent: SelectionRange?

  init(range: DocumentRange, parent: SelectionRange?) {
    self.range = range
    self.parent = parent
  }
}

/// The places whose surroundings are asked for.
struct SelectionParameters: Decodable, Sendable {
  var textDocument: DocumentName
  var positions: [Position]
}

/// Another place of the same name.
struct DocumentHighlight: Encodable, Hashable {
  /// The protocol's numbers for what is done with a name.
  enum Kind: Int, Encodable {
    case text = 1
    case read = 2
    case write = 3
  }
  var range: DocumentRange
  var kind: Kind
}

/// A stretch that leads to a file.
struct DocumentLink: Encodable {
  var range: DocumentRange
  var target: String
}

/// The part of a document that hints are wanted for.
struct InlayHintParameters: Decodable, Sendable {
  var textDocument: DocumentName
  var range: DocumentRange
}

/// Words shown between those of the source.
struct InlayHint: Encodable {
  var position: Position
  var label: String
  var paddingLeft: Bool
}
