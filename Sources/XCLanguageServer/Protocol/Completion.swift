/// What is asked for when something is being written.
struct CompletionParameters: Decodable, Sendable {
  struct Context: Decodable, Sendable { var triggerCharacter: String? }
  var textDocument: DocumentName
  var position: Position
  var context: Context?
}

/// What could be written at a place.
struct CompletionList: Encodable {
  var isIncomplete: Bool
  var items: [CompletionItem]
}

/// One thing that could be written.
struct CompletionItem: Codable, Sendable {
  /// The protocol's numbers for kinds of items.
  enum Kind: Int, Codable, Sendable {
    case method = 2
    case function = 3
    case field = 5
    case variable = 6
    case `class` = 7
    case interface = 8
    case module = 9
    case enumeration = 13
    case keyword = 14
    case file = 17
    case folder = 19
    case enumMember = 20
    case constant = 21
    case structure = 22
    case typeParameter = 25
  }
  /// How the text is to be read.
  enum Format: Int, Codable, Sendable {
    case plain = 1
    case snippet = 2
  }
  /// What becomes of lines behind the first.
  enum Mode: Int, Codable, Sendable {
    /// They are put in as they are.
    case asIs = 1
    /// They are moved in as far as the line where the text is put in.
    case adjusted = 2
  }
  /// What stands behind the label in a fainter colour.
  struct LabelDetails: Codable, Sendable {
    var detail: String?
    var description: String?
  }
  /// What leads back to the thing, so that its comment can be fetched later.
  struct Data: Codable, Sendable {
    var uri: String
    var path: String
    var offset: Int
  }

  var label: String
  var labelDetails: LabelDetails?
  var kind: Kind
  var detail: String?
  var documentation: MarkupContent?
  var filterText: String?
  var sortText: String
  var insertTextFormat: Format?
  var insertTextMode: Mode?
  var textEdit: ProtocolEdit
  var data: Data?
}
