/// Asks for a new name.
struct RenameParameters: Decodable, Sendable {
  var textDocument: DocumentName
  var position: Position
  var newName: String
}

/// The name that would be changed, and what it is now.
struct RenameTarget: Encodable {
  var range: DocumentRange
  var placeholder: String
}
