extension Session {
  /// Starts on the answer to a request.
  func route(_ request: IncomingMessage, _ method: String, _ id: RequestID) throws(ResponseError) {
    switch method {
    case "textDocument/diagnostic":
      try diagnose(request, id)
    case "textDocument/codeAction":
      let usesVersions = capabilities?.workspace?.workspaceEdit?.documentChanges == true
      try analyzed(request, id) { (parameters: CodeActionParameters, context) in
        CodeActions(context, usesVersions: usesVersions).actions(parameters)
      }
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

  /// Answers by what the whole program says.
  func analyzed<Parameters: NamesDocument, Result: Encodable & Sendable>(
    _ request: IncomingMessage, _ id: RequestID,
    _ work: @escaping @Sendable (Parameters, DocumentContext) throws(ResponseError) -> Result
  ) throws(ResponseError) {
    let parameters = try request.parameters(Parameters.self)
    let document = try document(parameters)
    answer(id) { () throws(ResponseError) in
      try work(parameters, DocumentContext(document, try await self.analysis(of: document)))
    }
  }

  /// Answers by what everything says, however long it takes to read it.
  func thorough<Parameters: NamesDocument, Result: Encodable & Sendable>(
    _ request: IncomingMessage, _ id: RequestID,
    _ work: @escaping @Sendable (Parameters, DocumentContext) throws(ResponseError) -> Result
  ) throws(ResponseError) {
    let parameters = try request.parameters(Parameters.self)
    let document = try document(parameters)
    answer(id) { () throws(ResponseError) in
      try work(parameters, DocumentContext(document, try await self.wholeAnalysis(of: document)))
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

  private func diagnose(_ request: IncomingMessage, _ id: RequestID) throws(ResponseError) {
    let document = try document(try request.parameters(DocumentParameters.self))
    let asksForRelated = capabilities?.textDocument?.diagnostic?.relatedDocumentSupport == true
    answer(id) { () throws(ResponseError) in
      let analysis = try await self.analysis(of: document)
      let context = DocumentContext(document, analysis)
      let report = PulledDiagnostics(context).report(withRelated: asksForRelated)
      await self.remember(report, of: document, analysis)
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

  func document(_ parameters: some NamesDocument) throws(ResponseError) -> Document {
    let uri = parameters.textDocument.uri
    guard let document = documents[path(of: uri)] else {
      throw ResponseError(.invalidParams, "'\(uri)' is not open")
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
