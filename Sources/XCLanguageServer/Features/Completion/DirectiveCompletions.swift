import XCSemantics
import XCSyntax

/// Directives, and the macros that conditions ask for.
struct DirectiveCompletions {
  private let items: CompletionItems
  private let place: Analysis.Place

  private static let words = [
    "define", "elif", "else", "endif", "error", "if", "ifdef", "ifndef", "import", "include", "package",
    "undef",
    "use", "warning",
  ]

  init(_ items: CompletionItems, _ place: Analysis.Place) {
    self.items = items
    self.place = place
  }

  /// What can stand at a place on the line of a directive.
  func items(_ site: CompletionSite) -> [CompletionItem] {
    guard let word = site.directiveWord else {
      return Self.words.map { items.word($0, at: site.word) }
    }
    guard ["if", "ifdef", "ifndef", "elif", "undef"].contains(word) else { return [] }
    var seen: Set<String> = []
    let macros = place.names.visibleEntities(from: place.file.id).filter { entity in
      if case .macro = entity { return seen.insert(entity.name).inserted }
      return false
    }
    return macros.sorted { $0.name < $1.name }.map { items.item(for: $0, at: site.word) }
      + (word == "if" || word == "elif" ? [items.word("defined", at: site.word)] : [])
  }
}
