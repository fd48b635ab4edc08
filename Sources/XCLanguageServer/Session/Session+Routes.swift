import XCSyntax

extension Session {
  /// Starts on the answer to a request.
  func route(_ request: IncomingMessage, _ method: String, _ id: RequestID) throws(ResponseError) {
    switch method {
    case "textDocument/diagnostic":
      try diagnose(request, id)
    case "textDocument/codeAction":
      try codeActions(request, id)
    case "workspace/executeCommand":
      try execute(request, id)
    case "textDocument/hover":
      let usesMarkdown = capabilities?.textDocument?.hover?.contentFormat?.contains("markdown") == true
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        HoverText(context, usesMarkdown: usesMarkdown).hover(at: parameters.position)
      }
    case "textDocument/documentLink":
      try analyzed(request, id) { (_: DocumentParameters, context) in DocumentLinks(context).links() }
    case "textDocument/inlayHint":
      try analyzed(request, id) { (parameters: InlayHintParameters, context) in
        PairHints(context).hints(in: parameters.range)
      }
    case "textDocument/completion":
      let manner = InsertionManner(capabilities)
      try analyzed(request, id) { (parameters: CompletionParameters, context) in
        Completions(context, manner).list(
          at: parameters.position, trigger: parameters.context?.triggerCharacter)
      }
    case "textDocument/documentSymbol":
      let isDeep = capabilities?.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport == true
      try parsed(request, id) { (_: DocumentParameters, document) in
        Outline(document).answer(isDeep: isDeep)
      }
    case "textDocument/foldingRange":
      try parsed(request, id) { (_: DocumentParameters, document) in FoldingRanges(document).ranges() }
    case "textDocument/selectionRange":
      try parsed(request, id) { (parameters: SelectionParameters, document) in
        SelectionRanges(document).ranges(around: parameters.positions)
      }
    default: try routeNavigation(request, method, id)
    }
  }

  /// Answers by what is known around a document.
  func analyzed<Parameters: NamesDocument, Result: Encodable & Sendable>(
    _ request: IncomingMessage, _ id: RequestID, by survey: Survey = .atOnce,
    _ work: @escaping @Sendable (Parameters, DocumentContext) throws(ResponseError) -> Result
  ) throws(ResponseError) {
    let parameters = try request.parameters(Parameters.self)
    let document = try document(parameters)
    answer(id) { () throws(ResponseError) in
      try work(parameters, try await self.context(of: document, by: survey))
    }
  }

  /// Answers by what all programs say, whatever is open.
  func surveyed<Parameters: Decodable & Sendable, Result: Encodable & Sendable>(
    _ request: IncomingMessage, _ id: RequestID,
    _ work: @escaping @Sendable (Parameters, Analysis) throws(ResponseError) -> Result
  ) throws(ResponseError) {
    let parameters = try request.parameters(Parameters.self)
    answer(id) { () throws(ResponseError) in try work(parameters, try await self.presentAnalysis()) }
  }

  private func codeActions(_ request: IncomingMessage, _ id: RequestID) throws(ResponseError) {
    let usesVersions = capabilities?.workspace?.workspaceEdit?.documentChanges == true
    let takesActions = capabilities?.takesCodeActions == true
    let parameters = try request.parameters(CodeActionParameters.self)
    let document = try document(parameters)
    answer(id) { () throws(ResponseError) in
      let context = try await self.context(of: document)
      var mended: [TextEdit] = []
      if CodeActionKind.isWanted(CodeActionKind.fixAll, by: parameters.context?.only) {
        mended = await MendedDocument(context, self.presentRequest).edits
      }
      let actions = CodeActions(context, usesVersions: usesVersions, mended: mended).actions(parameters)
      return actions.map { takesActions ? CodeActionAnswer.action($0) : .command(EditCommand($0)) }
    }
  }

  /// Carries a command out: the change that it holds goes back to the client.
  private func execute(_ request: IncomingMessage, _ id: RequestID) throws(ResponseError) {
    let command = try request.parameters(ExecuteParameters.self)
    guard command.command == EditCommand.name, let edit = command.arguments?.first else {
      throw ResponseError(.invalidParams, "there is no command '\(command.command)'")
    }
    ask("workspace/applyEdit", AppliedEdit(edit: edit))
    send(SuccessResponse(id: id, result: NoParameters?.none))
  }

  private func diagnose(_ request: IncomingMessage, _ id: RequestID) throws(ResponseError) {
    let document = try document(try request.parameters(DocumentParameters.self))
    let asksForRelated = capabilities?.textDocument?.diagnostic?.relatedDocumentSupport == true
    answer(id) { () throws(ResponseError) in
      let context = try await self.context(of: document)
      let report = PulledDiagnostics(context).report(withRelated: asksForRelated)
      await self.remember(report, of: document, context.analysis)
      return report
    }
  }

  /// Answers by what the document says alone.
  private func parsed<Parameters: NamesDocument, Result: Encodable & Sendable>(
    _ request: IncomingMessage, _ id: RequestID,
    _ work: @escaping @Sendable (Parameters, Document) -> Result
  ) throws(ResponseError) {
    let parameters = try request.parameters(Parameters.self)
    let document = try document(parameters)
    answer(id) { () throws(ResponseError) in work(parameters, document) }
  }

  /// The document of a request, open or not: of one that is not, what stands on disk.
  func document(_ parameters: some NamesDocument) throws(ResponseError) -> Document {
    let uri = parameters.textDocument.uri
    guard let document = documents[path(of: uri)] ?? closedDocument(uri) else {
      throw ResponseError(.invalidParams, "'\(uri)' is not open, and there is no such file")
    }
    return document
  }
}

/// Parameters of a request about one document.
protocol NamesDocument: Decodable, Sendable {
  var textDocument: DocumentName { get }
}

extension DocumentParameters: NamesDocument {}
extension PositionParameters: NamesDocument {}
extension CodeActionParameters: NamesDocument {}
extension InlayHintParameters: NamesDocument {}
extension SelectionParameters: NamesDocument {}
extension ReferenceParameters: NamesDocument {}
extension CompletionParameters: NamesDocument {}
extension RenameParameters: NamesDocument {}
extension RangeParameters: NamesDocument {}
extension CompletionItem: NamesDocument {
  /// The document for which the item was made.
  var textDocument: DocumentName { DocumentName(uri: data?.uri ?? "") }
}
