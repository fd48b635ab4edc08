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

/// Files that have changed on disk.
struct WatchedFiles: Decodable {
  struct Change: Decodable {
    var uri: String
    var type: Int
  }
  var changes: [Change]

  /// The protocol's number for a file that was there before and is there still.
  static let changed = 2
}

/// Something for a person to read.
struct ShownMessage: Encodable {
  /// 1 for an error, 2 for a warning, 3 for a remark.
  var type: Int
  var message: String
}
