import XCSemantics

extension Session {
  /// Tells the client what an analysis came to.
  func announce(_ analysis: Analysis) {
    var told: Set<String> = []
    let isPulled = capabilities?.pullsDiagnostics == true
    var isNewsElsewhere = false
    for document in analysis.documents.values.sorted(by: { $0.path < $1.path }) {
      let findings = FindingConversion(analysis).diagnostics(at: document.path)
      for uri in document.uris {
        told.insert(uri)
        let difference = publishing.update(uri, version: document.version, findings)
        if difference == .findings { isNewsElsewhere = true }
        if difference != .none, !isPulled { publish(uri, document.version, findings) }
      }
    }
    // A configuration counts for files that are open even where it is not open itself.
    for path in analysis.configurationErrors.keys.sorted() where analysis.documents[path] == nil {
      let uri = DocumentAddress.uri(of: path)
      told.insert(uri)
      let findings = FindingConversion(analysis).diagnostics(at: path)
      if publishing.update(uri, version: nil, findings) != .none { publish(uri, nil, findings) }
    }
    for uri in publishing.withFindings where !told.contains(uri) {
      if publishing.update(uri, version: nil, []) != .none { publish(uri, nil, []) }
    }
    // What a document itself brings about clients ask for on their own.
    guard isNewsElsewhere else { return }
    if isPulled { ask("workspace/diagnostic/refresh", NoParameters?.none) }
    if capabilities?.workspace?.inlayHint?.refreshSupport == true {
      ask("workspace/inlayHint/refresh", NoParameters?.none)
    }
  }

  /// Remembers what the client has fetched.
  func remember(_ report: DiagnosticReport, of document: Document, _ analysis: Analysis) {
    // What nobody has open is in no list of the client's.
    guard documents[document.path] != nil else { return }
    for uri in document.uris { publishing.update(uri, version: document.version, report.items) }
    for other in analysis.documents.values {
      guard let items = report.relatedDocuments?[other.uri]?.items else { continue }
      publishing.update(other.uri, version: other.version, items)
    }
  }

  /// Takes the findings of a document that was closed out of the client's lists.
  func forgetFindings(of uri: String) {
    if publishing.update(uri, version: nil, []) != .none, capabilities?.pullsDiagnostics != true {
      publish(uri, nil, [])
    }
    publishing.forget(uri)
  }

  private func publish(_ uri: String, _ version: Int?, _ findings: [ProtocolDiagnostic]) {
    notify(
      "textDocument/publishDiagnostics",
      PublishParameters(uri: uri, version: version, diagnostics: findings))
  }
}
