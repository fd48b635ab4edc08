/// A finding as the protocol knows it.
struct ProtocolDiagnostic: Sendable, Hashable, Codable {
  struct Related: Sendable, Hashable, Codable {
    var location: Location
    var message: String
  }

  struct CodeDescription: Sendable, Hashable, Codable { var href: String }

  var range: DocumentRange
  /// 1 error, 2 warning, 3 information.
  var severity: Int
  var code: String
  var codeDescription: CodeDescription?
  var source: String
  var message: String
  /// 1: the stretch is not needed.
  var tags: [Int]?
  var relatedInformation: [Related]?
}

/// The findings of a document, pushed.
struct PublishParameters: Encodable {
  var uri: String
  var version: Int?
  var diagnostics: [ProtocolDiagnostic]
}

/// The findings of a document, fetched.
struct DiagnosticReport: Encodable {
  struct Related: Encodable {
    let kind = "full"
    var items: [ProtocolDiagnostic]

    private enum CodingKeys: String, CodingKey { case kind, items }
  }

  let kind = "full"
  var items: [ProtocolDiagnostic]
  var relatedDocuments: [String: Related]?

  private enum CodingKeys: String, CodingKey { case kind, items, relatedDocuments }
}
