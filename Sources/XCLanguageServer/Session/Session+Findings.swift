import XCSemantics

extension Session {
  /// Tells the client what an analysis came to.
  func announce(_ analysis: Analysis) {
    var told: Set<String> = []
    let isPulled = capabilities?.pullsDiagnostics == true
    var isNews = false
    for document in analysis.documents.values.sorted(by: { $0.path < $1.path }) {
      told.insert(document.uri)
      let findings = FindingConversion(analysis).diagnostics(at: document.path)
      guard publishing.update(document.uri, version: document.version, findings) else { continue }
      if isPulled {
        isNews = true
      } else {
        publish(document.uri, document.version, findings)
      }
    }
    // A configuration counts for files that are open even where it is not open itself.
    for path in analysis.configurationErrors.keys.sorted() where analysis.documents[path] == nil {
      let uri = DocumentAddress.uri(of: path)
      told.insert(uri)
      let findings = FindingConversion(analysis).diagnostics(at: path)
      if publishing.update(uri, version: nil, findings) { publish(uri, nil, findings) }
    }
    for uri in publishing.withFindings where !told.contains(uri) {
      if publishing.update(uri, version: nil, []) { publish(uri, nil, []) }
    }
    if isNews { ask("workspace/diagnostic/refresh", NoParameters?.none) }
    if capabilities?.workspace?.inlayHint?.refreshSupport == true {
      ask("workspace/inlayHint/refresh", NoParameters?.none)
    }
  }

  /// Takes the findings of a document that was closed out of the client's lists.
  func forgetFindings(of uri: String) {
    if publishing.update(uri, version: nil, []), capabilities?.pullsDiagnostics != true {
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
