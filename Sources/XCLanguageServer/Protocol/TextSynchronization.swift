/// Names a document.
struct DocumentName: Codable, Sendable {
  var uri: String
}

/// Parameters that name a document and nothing else of interest.
struct DocumentParameters: Decodable, Sendable {
  var textDocument: DocumentName
}

/// Parameters that name a place in a document.
struct PositionParameters: Decodable, Sendable {
  var textDocument: DocumentName
  var position: Position
}

/// A document is opened.
struct OpenParameters: Decodable {
  struct Item: Decodable {
    var uri: String
    var version: Int?
    var text: String
  }
  var textDocument: Item
}

/// A document is changed.
struct ChangeParameters: Decodable {
  struct Name: Decodable {
    var uri: String
    var version: Int?
  }
  struct Change: Decodable {
    /// Nil where the text takes the place of the whole document.
    var range: DocumentRange?
    var text: String
  }
  var textDocument: Name
  var contentChanges: [Change]
}

/// A request is no longer of interest.
struct CancelParameters: Decodable {
  var id: RequestID
}
