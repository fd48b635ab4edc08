/// What could be written at a place.
struct CompletionList: Encodable {
  var isIncomplete: Bool
  var items: [CompletionItem]
}

/// One thing that could be written.
struct CompletionItem: Encodable {
  /// The protocol's numbers for kinds of items.
  enum Kind: Int, Encodable {
    case method = 2
    case interface = 8
  }
  /// How the text is to be read.
  enum Format: Int, Encodable {
    case plain = 1
    case snippet = 2
  }

  var label: String
  var kind: Kind
  var detail: String?
  var documentation: MarkupContent?
  var filterText: String
  var sortText: String
  var insertTextFormat: Format
  var textEdit: ProtocolEdit
}
