/// What the client says about itself first.
struct InitializeParameters: Decodable {
  var processId: Int32?
  var rootUri: String?
  var rootPath: String?
  var workspaceFolders: [WorkspaceFolder]?
  var initializationOptions: InitialSettings?
  var capabilities: ClientCapabilities?
}

/// A folder that the client has open.
struct WorkspaceFolder: Decodable, Sendable, Hashable {
  var uri: String
}

/// The change of the folders that the client has open.
struct WorkspaceFolderChange: Decodable {
  struct Event: Decodable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }
  var event: Event
}

/// The part of the client's abilities that this server looks at.
struct ClientCapabilities: Decodable, Sendable {
  struct General: Decodable, Sendable { var positionEncodings: [String]? }
  struct Dynamic: Decodable, Sendable { var dynamicRegistration: Bool? }
  struct Refresh: Decodable, Sendable { var refreshSupport: Bool? }
  struct Edit: Decodable, Sendable { var documentChanges: Bool? }
  struct Window: Decodable, Sendable { var workDoneProgress: Bool? }
  struct Workspace: Decodable, Sendable {
    var didChangeWatchedFiles: Dynamic?
    var didChangeConfiguration: Dynamic?
    var configuration: Bool?
    var diagnostics: Refresh?
    var inlayHint: Refresh?
    var workspaceEdit: Edit?
  }
  struct Pull: Decodable, Sendable {
    var relatedDocumentSupport: Bool?
    var codeDescriptionSupport: Bool?
  }
  struct Publishing: Decodable, Sendable { var codeDescriptionSupport: Bool? }
  struct Literals: Decodable, Sendable {}
  struct Acting: Decodable, Sendable { var codeActionLiteralSupport: Literals? }
  struct Hovering: Decodable, Sendable { var contentFormat: [String]? }
  struct Symbols: Decodable, Sendable { var hierarchicalDocumentSymbolSupport: Bool? }
  struct Modes: Decodable, Sendable { var valueSet: [Int]? }
  struct CompletionItems: Decodable, Sendable {
    var snippetSupport: Bool?
    var insertTextModeSupport: Modes?
    var documentationFormat: [String]?
  }
  struct Completing: Decodable, Sendable { var completionItem: CompletionItems? }
  struct TextDocument: Decodable, Sendable {
    var diagnostic: Pull?
    var hover: Hovering?
    var documentSymbol: Symbols?
    var completion: Completing?
    var publishDiagnostics: Publishing?
    var codeAction: Acting?
  }

  var general: General?
  var workspace: Workspace?
  var textDocument: TextDocument?
  var window: Window?

  /// Whether the client fetches diagnostics and can be told when to: then none are pushed.
  var pullsDiagnostics: Bool {
    textDocument?.diagnostic != nil && workspace?.diagnostics?.refreshSupport == true
  }

  /// Whether a finding may say where its rule is explained.
  var takesCodeDescriptions: Bool {
    textDocument?.publishDiagnostics?.codeDescriptionSupport == true
      || textDocument?.diagnostic?.codeDescriptionSupport == true
  }

  /// Whether the client takes code actions; others take commands alone.
  var takesCodeActions: Bool { textDocument?.codeAction?.codeActionLiteralSupport != nil }

  /// UTF-8 where the client offers it, else what every client knows.
  var encoding: PositionEncoding {
    general?.positionEncodings?.contains(PositionEncoding.utf8.rawValue) == true ? .utf8 : .utf16
  }
}

/// The answer to `initialize`.
struct InitializeResult: Encodable {
  struct ServerInfo: Encodable {
    var name: String
    var version: String
  }
  var capabilities: ServerCapabilities
  var serverInfo: ServerInfo
}

/// What this server can do.
struct ServerCapabilities: Encodable {
  struct Sync: Encodable {
    var openClose = true
    /// 2: changes come as ranges.
    var change = 2
    var save = true
  }
  struct Pull: Encodable {
    var identifier = "xcgen"
    var interFileDependencies = true
    var workspaceDiagnostics = false
  }
  /// What is offered, with its options where the client knows them.
  enum Either<Options: Encodable>: Encodable {
    case options(Options)
    case plain

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .options(let options): try options.encode(to: encoder)
      case .plain:
        var container = encoder.singleValueContainer()
        try container.encode(true)
      }
    }
  }
  struct Commands: Encodable { var commands = [EditCommand.name] }
  struct CodeActions: Encodable {
    var codeActionKinds = [CodeActionKind.quickFix, CodeActionKind.fixAll, CodeActionKind.implement]
  }
  struct Completing: Encodable {
    var triggerCharacters = ["<", ",", ".", ">", "\"", "/", "#"]
    var resolveProvider = true
  }
  struct Signing: Encodable {
    var triggerCharacters = ["(", ","]
    var retriggerCharacters = [")"]
  }
  struct Links: Encodable { var resolveProvider = false }
  struct Renaming: Encodable { var prepareProvider = true }
  struct Tokens: Encodable {
    struct Legend: Encodable {
      var tokenTypes = SemanticTokenKind.allCases.map(\.name)
      var tokenModifiers = SemanticTokenModifiers.names
    }
    struct Full: Encodable { var delta = true }
    var legend = Legend()
    var range = true
    var full = Full()
  }
  struct Folders: Encodable {
    var supported = true
    var changeNotifications = true
  }
  struct Workspace: Encodable { var workspaceFolders = Folders() }

  var positionEncoding: String
  var textDocumentSync = Sync()
  var diagnosticProvider: Pull?
  var codeActionProvider = Either<CodeActions>.options(CodeActions())
  /// For clients that take commands alone.
  var executeCommandProvider: Commands?
  var hoverProvider = true
  var definitionProvider = true
  var declarationProvider = true
  var typeDefinitionProvider = true
  var implementationProvider = true
  var referencesProvider = true
  var workspaceSymbolProvider = true
  var callHierarchyProvider = true
  var typeHierarchyProvider = true
  var documentSymbolProvider = true
  var foldingRangeProvider = true
  var selectionRangeProvider = true
  var documentHighlightProvider = true
  var documentLinkProvider = Links()
  var inlayHintProvider = true
  var completionProvider = Completing()
  var signatureHelpProvider = Signing()
  var renameProvider = Renaming()
  var semanticTokensProvider = Tokens()
  var workspace = Workspace()
}
