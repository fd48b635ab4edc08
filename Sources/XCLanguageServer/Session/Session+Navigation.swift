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
      try analyzed(request, id) { (parameters: PositionParameters, context) in
        Implementations(context).locations(at: parameters.position)
      }
    case "textDocument/references":
      try analyzed(request, id) { (parameters: ReferenceParameters, context) in
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
    default: throw ResponseError(.methodNotFound, "there is no method '\(method)'")
    }
  }
}
