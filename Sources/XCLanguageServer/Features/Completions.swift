import XCLint
import XCSemantics
import XCSyntax

/// `textDocument/completion`: protocols in clauses, and methods that a class's protocols ask for.
struct Completions {
  private let context: DocumentContext
  private let usesSnippets: Bool

  init(_ context: DocumentContext, usesSnippets: Bool) {
    self.context = context
    self.usesSnippets = usesSnippets
  }

  /// What could be written at a position.
  func list(at position: Position) -> CompletionList {
    let offset = context.document.map.offset(position)
    guard let place = context.place else { return CompletionList(isIncomplete: false, items: []) }
    let site = CompletionSite(context.document.text, offset: offset)
    if site.isProtocolClause {
      return CompletionList(isIncomplete: false, items: protocols(place, site))
    }
    guard let owner = owner(of: offset, place), site.beginsMember else {
      return CompletionList(isIncomplete: false, items: [])
    }
    return CompletionList(isIncomplete: true, items: methods(of: owner, place, site))
  }

  // MARK: - Protocols

  private func protocols(_ place: Analysis.Place, _ site: CompletionSite) -> [CompletionItem] {
    place.program.protocolNames(seenFrom: place.file.id).filter { !site.clauseNames.contains($0) }.map {
      name in
      let found = place.program.protocols(named: name, from: place.file.id).first?.symbol
      return CompletionItem(
        label: name, kind: .interface, detail: "protocol",
        documentation: found.flatMap { words($0.declaration.documentation) }, filterText: name,
        sortText: name, insertTextFormat: .plain, textEdit: edit(site.word, name))
    }
  }

  // MARK: - Methods

  /// The class whose body holds an offset outside any of its methods.
  private func owner(of offset: Int, _ place: Analysis.Place) -> ClassSymbol? {
    place.program.classes.first { symbol in
      symbol.parts.contains { part in
        part.file == place.file.id && part.declaration.bodyRange.lowerBound < offset
          && offset < part.declaration.bodyRange.upperBound
          && !part.declaration.methods.contains { $0.bodyRange?.contains(offset) == true }
      }
    }
  }

  private func methods(
    of symbol: ClassSymbol, _ place: Analysis.Place, _ site: CompletionSite
  ) -> [CompletionItem] {
    let program = place.program
    let hierarchy = program.hierarchy(of: symbol)
    var items: [CompletionItem] = []
    var seen: Set<ProtocolSymbol> = []
    for claim in program.conformances(of: hierarchy) where !program.isRoot(claim.owner) {
      for (found, _, _) in program.protocols(named: claim.name.text, from: claim.file)
      where seen.insert(found).inserted {
        let missing = found.requirements.filter {
          !$0.declaration.isStatic
            && program.implementations(of: $0, in: hierarchy).allSatisfy { method in
              program.isRoot(method.owner)
            }
        }
        items += self.items(for: missing, of: found, program, site)
      }
    }
    return items
  }

  /// One item a method; two halves of a pair that are both missing are one.
  private func items(
    for missing: [Requirement], of symbol: ProtocolSymbol, _ program: Program, _ site: CompletionSite
  ) -> [CompletionItem] {
    var done: Set<Requirement> = []
    var items: [CompletionItem] = []
    for requirement in missing where !done.contains(requirement) {
      let pair = program.pairs(of: symbol).first { $0.methods.contains(requirement.name) }
      let other = pair.flatMap { pair in
        missing.first { $0.name != requirement.name && pair.methods.contains($0.name) }
      }
      let group = [requirement] + [other].compactMap { $0 }
      done.formUnion(group)
      items.append(item(for: group, of: symbol, program, site))
    }
    return items
  }

  private func item(
    for group: [Requirement], of symbol: ProtocolSymbol, _ program: Program, _ site: CompletionSite
  ) -> CompletionItem {
    let names = group.map(\.name)
    let isRequired = group.contains { !$0.declaration.isOptional }
    let newline = context.document.text.lineEnding
    let text = group.enumerated().map { index, requirement in
      let stub = MethodStub(requirement, in: program)
      let lines = stub.lines(step: site.step)
      let stop = index == 0 && usesSnippets ? "$0" : ""
      let written = usesSnippets ? lines.map(Self.escaped) : lines
      let body = written.dropFirst().dropLast()
      let inner = body.isEmpty && !stop.isEmpty ? [site.step + stop] : body.map { $0 + stop }
      let all = (written.prefix(1) + inner + written.suffix(1)).enumerated()
      return all.map { line, words in index + line == 0 ? words : site.indent + words }
        .joined(separator: newline)
    }.joined(separator: newline + newline)
    let fitting = names.first { $0.hasPrefix(site.typedName) } ?? names.first ?? ""
    return CompletionItem(
      label: names.joined(separator: " + "), kind: .method,
      detail: group.count > 1 ? "both halves of a pair of \(symbol.name)" : symbol.name,
      documentation: words(group.flatMap(\.declaration.documentation)),
      filterText: String(site.typedHead + fitting), sortText: (isRequired ? "0" : "1") + (names.first ?? ""),
      insertTextFormat: usesSnippets ? .snippet : .plain, textEdit: edit(site.member, text))
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "$" || character == "}" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private func words(_ documentation: [String]) -> MarkupContent? {
    documentation.isEmpty
      ? nil : MarkupContent(kind: "plaintext", value: documentation.joined(separator: "\n"))
  }

  private func edit(_ range: Range<Int>, _ text: String) -> ProtocolEdit {
    ProtocolEdit(range: context.document.map.range(range), newText: text)
  }
}
