extension Session {
  /// Starts on the answer to a request about where things are.
  func routeNavigation(
    _ request: IncomingMessage, _ method: String, _ id: RequestID
  ) throws(ResponseError) {
    switch method {
    case "textDocument/definition":
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        Definitions(context).locations(at: parameters.position)
      }
    case "textDocument/declaration":
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        Definitions(context).declarations(at: parameters.position)
      }
    case "textDocument/typeDefinition":
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        TypeDefinitions(context).locations(at: parameters.position)
      }
    case "textDocument/implementation":
      try analyzed(request, id, by: .everything) { (parameters: PositionParameters, context) in
        Implementations(context).locations(at: parameters.position)
      }
    case "textDocument/references":
      try analyzed(request, id, by: .everything) { (parameters: ReferenceParameters, context) in
        References(context).locations(
          at: parameters.position, withDeclaration: parameters.context?.includeDeclaration ?? true)
      }
    case "textDocument/documentHighlight":
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        Highlights(context).highlights(at: parameters.position)
      }
    case "workspace/symbol":
      try surveyed(request, id) { (parameters: SymbolQuery, analysis) in
        WorkspaceSymbols(analysis).symbols(matching: parameters.query)
      }
    case "textDocument/prepareCallHierarchy":
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        CallHierarchy(context.analysis).items(at: parameters.position, in: context)
      }
    case "callHierarchy/incomingCalls":
      try surveyed(request, id) { (parameters: HierarchyParameters, analysis) in
        CallHierarchy(analysis).incoming(parameters.item)
      }
    case "callHierarchy/outgoingCalls":
      try surveyed(request, id) { (parameters: HierarchyParameters, analysis) in
        CallHierarchy(analysis).outgoing(parameters.item)
      }
    case "textDocument/prepareTypeHierarchy":
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        TypeHierarchy(context.analysis).items(at: parameters.position, in: context)
      }
    case "typeHierarchy/supertypes":
      try surveyed(request, id) { (parameters: HierarchyParameters, analysis) in
        TypeHierarchy(analysis).supertypes(parameters.item)
      }
    case "typeHierarchy/subtypes":
      try surveyed(request, id) { (parameters: HierarchyParameters, analysis) in
        TypeHierarchy(analysis).subtypes(parameters.item)
      }
    case "completionItem/resolve":
      let usesMarkdown =
        capabilities?.textDocument?.completion?.completionItem?.documentationFormat?.contains("markdown")
        == true
      let item = try request.parameters(CompletionItem.self)
      // A word has no comment to fetch.
      guard item.data != nil else { return answer(id) { () throws(ResponseError) in item } }
      try analyzed(request, id) { (item: CompletionItem, context) in
        Completions(context, InsertionManner(nil)).resolved(item, usesMarkdown: usesMarkdown)
      }
    case "textDocument/signatureHelp":
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        Signatures(context).help(at: parameters.position)
      }
    case "textDocument/prepareRename":
      try analyzed(request, id, by: .everything) {
        (parameters: PositionParameters, context) throws(ResponseError) in
        try Renaming(context, usesVersions: false).target(at: parameters.position)
      }
    case "textDocument/rename":
      let usesVersions = capabilities?.workspace?.workspaceEdit?.documentChanges == true
      try analyzed(request, id, by: .everything) {
        (parameters: RenameParameters, context) throws(ResponseError) in
        try Renaming(context, usesVersions: usesVersions).edit(
          at: parameters.position, to: parameters.newName)
      }
    case "textDocument/semanticTokens/full":
      try tokens(request, id, after: nil)
    case "textDocument/semanticTokens/full/delta":
      try tokens(
        request, id, after: try request.parameters(SemanticTokensDeltaParameters.self).previousResultId)
    case "textDocument/semanticTokens/range":
      try analyzed(request, id) { (parameters: RangeParameters, context) in
        SemanticTokens(data: SemanticTokenList(context).data(in: parameters.range))
      }
    default: throw ResponseError(.methodNotFound, "there is no method '\(method)'")
    }
  }

  /// Answers with what names are, or with what is different from the answer that the client knows.
  private func tokens(
    _ request: IncomingMessage, _ id: RequestID, after known: String?
  ) throws(ResponseError) {
    let document = try document(try request.parameters(DocumentParameters.self))
    answer(id) { () throws(ResponseError) in
      let context = try await self.context(of: document)
      let data = SemanticTokenList(context).data()
      let (name, before) = await self.remember(data, of: document.uri, after: known)
      guard let before else { return SemanticTokensAnswer.whole(SemanticTokens(resultId: name, data: data)) }
      return .delta(SemanticTokenList.delta(from: before, to: data, resultId: name))
    }
  }

  private func remember(_ data: [Int], of uri: String, after known: String?) -> (id: String, before: [Int]?) {
    toldTokens.remember(data, of: uri, after: known)
  }
}
