import XCSemantics
import XCSyntax

/// `textDocument/hover`.
struct HoverText {
  private let context: DocumentContext
  private let usesMarkdown: Bool

  /// Of more things that a name may stand for only so many are shown.
  private static let mostShown = 3

  init(_ context: DocumentContext, usesMarkdown: Bool) {
    self.context = context
    self.usesMarkdown = usesMarkdown
  }

  /// What is said about the name at a position.
  func hover(at position: Position) -> Hover? {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.thing(at: offset) else { return nil }
    let text: String
    switch found.thing {
    case .import(let resolved): text = words(for: resolved, lookup.place.program)
    case .name(let occurrence):
      let pages = EntityPages(lookup.place.names, usesMarkdown: usesMarkdown)
      let shown = occurrence.entities.prefix(Self.mostShown).map {
        pages.page(of: $0, isDeclaration: occurrence.role == .declaration)
      }
      text = shown.uniqued.joined(separator: usesMarkdown ? "\n\n---\n\n" : "\n\n")
    }
    guard !text.isEmpty else { return nil }
    return Hover(
      contents: MarkupContent(kind: usesMarkdown ? "markdown" : "plaintext", value: text),
      range: context.document.map.range(found.range))
  }

  private func words(for resolved: ResolvedImport, _ program: Program) -> String {
    func name(_ text: String) -> String { usesMarkdown ? "`\(text)`" : "'\(text)'" }
    switch resolved.outcome {
    case .file(let id): return FilePath.absolute(program.file(id).source.path)
    case .embedded(let module): return "The built-in interface stands in for \(name(module))."
    case .standardLibrary(let module): return "\(name(module)) is a module of the standard library."
    case .unreadable(let path, let failure): return "\(path): \(failure.description)"
    case .unresolved(let searched): return "Found nowhere; searched: \(searched.joined(separator: ", "))"
    }
  }
}
