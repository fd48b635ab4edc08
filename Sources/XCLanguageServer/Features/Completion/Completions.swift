import XCSemantics
import XCSyntax

/// `textDocument/completion`: finds out what kind of thing belongs at a place, and asks for it.
struct Completions {
  private let context: DocumentContext
  private let manner: InsertionManner

  init(_ context: DocumentContext, _ manner: InsertionManner) {
    self.context = context
    self.manner = manner
  }

  /// What could be written at a position.
  ///
  /// - Parameter trigger: the character that the client asks because of; then only what it begins is offered.
  func list(at position: Position, trigger: String?) -> CompletionList {
    let offset = context.document.map.offset(position)
    guard let place = context.place else { return CompletionList(isIncomplete: false, items: []) }
    let site = CompletionSite(context.document.text, offset: offset)
    let items = CompletionItems(context, place.names, manner)
    var isIncomplete = false
    let found: [CompletionItem]
    if let operand = site.importOperand {
      found = ImportCompletions(context, place).items(operand)
    } else if site.isDirective {
      found = DirectiveCompletions(items, place).items(site)
    } else if site.isWords || isComment(offset)
      || CallSite(context.document.text).isPointOfNumber(before: site.word.lowerBound)
    {
      found = []
    } else if site.isProtocolClause {
      found = protocols(place, site, items)
    } else if let receiver = CallSite(context.document.text).receiver(before: site.word.lowerBound) {
      found = MemberCompletions(items, place).items(receiver, at: site)
    } else if trigger != nil {
      found = []
    } else if let owner = StubCompletions.owner(of: offset, place) {
      let isMember = site.beginsMember
      let stubs = isMember ? StubCompletions(items).items(of: owner, place, site) : []
      found = stubs + NameCompletions(items, place).memberWords(site)
      isIncomplete = isMember
    } else {
      found = NameCompletions(items, place).items(at: site)
    }
    return CompletionList(isIncomplete: isIncomplete, items: found)
  }

  /// The item with what was left out of it at first.
  func resolved(_ item: CompletionItem, usesMarkdown: Bool) -> CompletionItem {
    guard let data = item.data, let place = context.place else { return item }
    let key = EntityKey.place(path: data.path, offset: data.offset)
    let known = place.names.entities(of: key).first { $0.identifier?.text == item.label }
    // The text may have changed since the item was made.
    let found =
      known.map { ($0, place.names) }
      ?? WorkspaceNames(context.analysis).declarations(
        named: item.label, in: data.path, near: data.offset, where: { _ in true }
      ).first
    guard let (entity, names) = found else { return item }
    var item = item
    let pages = EntityPages(names, usesMarkdown: usesMarkdown)
    item.documentation = MarkupContent(
      kind: usesMarkdown ? "markdown" : "plaintext", value: pages.page(of: entity, isDeclaration: false))
    return item
  }

  private func protocols(
    _ place: Analysis.Place, _ site: CompletionSite, _ items: CompletionItems
  ) -> [CompletionItem] {
    place.program.protocolNames(seenFrom: place.file.id).filter { !site.clauseNames.contains($0) }.compactMap
    {
      name in
      place.program.protocols(named: name, from: place.file.id).first.map {
        items.item(for: .type(.protocol($0.symbol)), at: site.word)
      }
    }
  }

  private func isComment(_ offset: Int) -> Bool {
    guard offset > 0, let root = context.document.tree?.root,
      let node = root.descendant(covering: (offset - 1)..<offset)
    else { return false }
    guard node.kind == .comment else { return false }
    return offset < node.range.upperBound || !node.text.hasSuffix("*/")
  }
}
