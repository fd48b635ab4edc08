import XCSemantics

/// `textDocument/documentLink`: imports lead to their files.
struct DocumentLinks {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// A link for each import that is a file.
  func links() -> [DocumentLink] {
    guard let place = context.place else { return [] }
    return place.file.imports.compactMap { resolved in
      let path: String
      switch resolved.outcome {
      case .file(let id): path = place.program.file(id).source.path
      case .unreadable(let found, _): path = found
      case .embedded, .standardLibrary, .unresolved: return nil
      }
      return DocumentLink(
        range: context.document.map.range(resolved.directive.pathRange), target: context.uri(of: path))
    }
  }
}
