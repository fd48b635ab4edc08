import XCSemantics

/// `textDocument/documentLink`: imports lead to their files.
struct DocumentLinks {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// A link for each import that is a file; what is no source is put down as text.
  func links() -> [DocumentLink] {
    guard let place = context.place else { return [] }
    return place.file.imports.compactMap { resolved in
      let target: String?
      switch resolved.outcome {
      case .file(let id): target = context.analysis.uri(of: place.program.file(id))
      case .embedded:
        target = place.program.files.last { $0.origin == .embedded }.flatMap(context.analysis.uri)
      case .unreadable(let path, _): target = context.uri(of: path)
      case .standardLibrary, .unresolved: target = nil
      }
      return target.map {
        DocumentLink(range: context.document.map.range(resolved.directive.pathRange), target: $0)
      }
    }
  }
}
