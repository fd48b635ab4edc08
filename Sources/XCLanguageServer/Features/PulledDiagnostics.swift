import XCSemantics

/// `textDocument/diagnostic`.
struct PulledDiagnostics {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// The findings of the document, and if wanted those of the other open ones, which may hang on it.
  func report(withRelated: Bool) -> DiagnosticReport {
    let conversion = FindingConversion(context.analysis)
    var report = DiagnosticReport(items: conversion.diagnostics(at: context.document.path))
    guard withRelated else { return report }
    var related: [String: DiagnosticReport.Related] = [:]
    for other in context.analysis.documents.values where other.path != context.document.path {
      related[other.uri] = DiagnosticReport.Related(items: conversion.diagnostics(at: other.path))
    }
    if !related.isEmpty { report.relatedDocuments = related }
    return report
  }
}
