/// A method, class or protocol in a hierarchy; what it is, it carries along itself.
struct HierarchyItem: Codable, Sendable, Hashable {
  /// What leads back to the thing.
  struct Data: Codable, Sendable, Hashable {
    var path: String
    var offset: Int
  }

  var name: String
  var kind: SymbolKind
  var detail: String?
  var uri: String
  var range: DocumentRange
  var selectionRange: DocumentRange
  var data: Data
}

/// Asks for what stands around an item.
struct HierarchyParameters: Decodable, Sendable { var item: HierarchyItem }

/// Who calls something, and where.
struct IncomingCall: Encodable {
  var from: HierarchyItem
  var fromRanges: [DocumentRange]
}

/// What something calls, and where.
struct OutgoingCall: Encodable {
  var to: HierarchyItem
  var fromRanges: [DocumentRange]
}

/// Letters of a name that is looked for.
struct SymbolQuery: Decodable, Sendable { var query: String }

/// Asks for the places of a name.
struct ReferenceParameters: Decodable, Sendable {
  struct Context: Decodable, Sendable { var includeDeclaration: Bool? }
  var textDocument: DocumentName
  var position: Position
  var context: Context?
}
