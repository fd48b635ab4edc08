/// The kinds of code actions that this server offers.
enum CodeActionKind {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.xcgen"
  static let implement = "refactor.rewrite.implement"

  /// Whether a kind is one of those that a client asks for, by the dots in them.
  static func isWanted(_ kind: String, by only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}

/// What a client wants to do something about.
struct CodeActionParameters: Decodable, Sendable {
  struct Context: Decodable, Sendable { var only: [String]? }
  var textDocument: DocumentName
  var range: DocumentRange
  var context: Context?
}

/// Something that can be done.
struct CodeAction: Encodable {
  var title: String
  var kind: String
  var diagnostics: [ProtocolDiagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit
}

/// What can be done, in the form that the client takes.
enum CodeActionAnswer: Encodable {
  case action(CodeAction)
  case command(EditCommand)

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .action(let action): try action.encode(to: encoder)
    case .command(let command): try command.encode(to: encoder)
    }
  }
}

/// A command that brings about a change.
struct EditCommand: Encodable {
  static let name = "xcgen.applyEdit"

  let title: String
  let command = Self.name
  let arguments: [WorkspaceEdit]

  init(_ action: CodeAction) { (title, arguments) = (action.title, [action.edit]) }

  private enum CodingKeys: String, CodingKey { case title, command, arguments }
}

/// Asks for a command to be carried out.
struct ExecuteParameters: Decodable {
  var command: String
  var arguments: [WorkspaceEdit]?
}

/// Asks the client to change documents.
struct AppliedEdit: Encodable { var edit: WorkspaceEdit }

/// Changes of documents: by version where the client knows that form, else by address.
struct WorkspaceEdit: Codable, Sendable {
  struct Versioned: Codable, Sendable {
    struct Name: Codable, Sendable {
      var uri: String
      var version: Int?

      private enum CodingKeys: String, CodingKey { case uri, version }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uri, forKey: .uri)
        try container.encode(version, forKey: .version)
      }
    }
    var textDocument: Name
    var edits: [ProtocolEdit]
  }

  var changes: [String: [ProtocolEdit]]?
  var documentChanges: [Versioned]?

  /// Changes of documents by their addresses and versions.
  init(_ edits: [(uri: String, version: Int?, edits: [ProtocolEdit])], usesVersions: Bool) {
    if usesVersions {
      documentChanges = edits.map {
        Versioned(textDocument: Versioned.Name(uri: $0.uri, version: $0.version), edits: $0.edits)
      }
    } else {
      changes = Dictionary(edits.map { ($0.uri, $0.edits) }) { $0 + $1 }
    }
  }
}

/// A replacement of one stretch.
struct ProtocolEdit: Codable, Sendable, Hashable {
  var range: DocumentRange
  var newText: String
}
