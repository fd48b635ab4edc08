import XCSemantics
import XCSyntax

/// Names and words that can stand at a place.
struct NameCompletions {
  private let items: CompletionItems
  private let place: Analysis.Place

  private static let types = [
    "bool", "double", "float", "i16", "i32", "i64", "i8", "pointer", "string", "u16", "u32", "u64", "u8",
    "void",
  ]
  private static let statements = [
    "asm", "auto", "block", "break", "callback", "case", "catch", "continue", "default", "defer", "else",
    "false",
    "for", "goto", "if", "in", "new", "nil", "return", "sizeof", "switch", "throw", "true", "try", "while",
  ]
  private static let members = ["callback", "final", "outlet", "static", "weak"]
  private static let declarations = [
    "class", "enum", "extern", "protocol", "static", "struct", "typedef", "use",
  ]

  init(_ items: CompletionItems, _ place: Analysis.Place) {
    self.items = items
    self.place = place
  }

  /// What can begin a member of a class: types, and words in front of them.
  func memberWords(_ site: CompletionSite) -> [CompletionItem] {
    visible(site) { if case .type = $0 { true } else { false } }
      + (Self.types + Self.members).map { items.word($0, at: site.word) }
  }

  /// What can stand at a place in a body, or at top level.
  func items(at site: CompletionSite) -> [CompletionItem] {
    let offset = site.word.lowerBound
    let names = CallSite(items.context.document.text).names(of: place, around: site.word.upperBound)
    if site.isParentClause {
      return visible(site) { entity in
        guard case .type(.class(let symbol)) = entity else { return false }
        // Neither the class itself nor one below it can be its parent.
        return !place.program.hierarchy(of: symbol).members.contains { $0.symbol.name == site.className }
      }
    }
    if site.isConstruction {
      return visible(site) { if case .type(.class) = $0 { true } else { false } }
    }
    guard let body = names.body(around: offset) else {
      return visible(site) { if case .type = $0 { true } else { false } }
        + (Self.types + Self.declarations).map { items.word($0, at: site.word) }
    }
    var found: [CompletionItem] = []
    var seen: Set<String> = []
    for local in names.locals(at: offset).reversed() where seen.insert(local.name.text).inserted {
      found.append(items.item(for: .local(local), at: site.word, rank: .local))
    }
    let isCalled = !site.isFollowed(by: UInt8(ascii: "("))
    if let owner = body.owner {
      let own =
        place.names.members(of: .object(owner, arguments: [], file: place.file.id))
        + place.names.members(of: .classItself(owner))
      for entity in own where !["init", "dealloc"].contains(entity.name) && !seen.contains(entity.name) {
        found.append(items.item(for: entity, at: site.word, rank: .member, isCalled: isCalled))
      }
      found += ["self", "super"].map { items.word($0, at: site.word, rank: .member) }
    }
    found += visible(site, isCalled: isCalled) { !seen.contains($0.name) }
    return found + (Self.types + Self.statements).map { items.word($0, at: site.word) }
  }

  /// What the file sees, of several declarations of one thing the first.
  private func visible(
    _ site: CompletionSite, isCalled: Bool = false, where accepts: (Entity) -> Bool
  ) -> [CompletionItem] {
    var seen: Set<String> = []
    return place.names.visibleEntities(from: place.file.id).filter(accepts)
      .filter { entity in
        let parameters = entity.callable.map { "(\($0.signature.parameterSpelling))" } ?? ""
        return seen.insert(entity.name + parameters).inserted
      }
      .map { entity in
        items.item(
          for: entity, at: site.word, rank: entity.file == place.file.id ? .file : .seen, isCalled: isCalled)
      }
      .sorted { $0.sortText < $1.sortText }
  }
}
