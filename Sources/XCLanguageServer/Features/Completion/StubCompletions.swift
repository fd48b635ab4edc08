import XCLint
import XCSemantics
import XCSyntax

/// Methods that a class's protocols ask for and that it lacks, as whole stubs.
struct StubCompletions {
  private let items: CompletionItems
  private var usesSnippets: Bool { items.manner.usesSnippets }

  init(_ items: CompletionItems) { self.items = items }

  /// The class whose body holds an offset outside any of its methods.
  static func owner(of offset: Int, _ place: Analysis.Place) -> ClassSymbol? {
    guard let (owner, part) = place.program.classPart(around: offset, in: place.file.id),
      part.bodyRange.lowerBound < offset, offset < part.bodyRange.upperBound,
      !part.methods.contains(where: { $0.bodyRange?.contains(offset) == true })
    else { return nil }
    return owner
  }

  /// One item a missing method or pair, required ones first.
  func items(
    of symbol: ClassSymbol, _ place: Analysis.Place, _ site: CompletionSite
  ) -> [CompletionItem] {
    let program = place.program
    let part = program.classPart(around: site.word.lowerBound, in: place.file.id)?.part ?? symbol.declaration
    // What begins within a line stays on it.
    let style =
      site.isWithinLine ? BraceStyle.line : BraceStyle(of: part, in: place.file.source, step: site.step)
    let hierarchy = program.hierarchy(of: symbol)
    var found: [CompletionItem] = []
    var seen: Set<ProtocolSymbol> = []
    for claim in program.conformances(of: hierarchy) where !program.isRoot(claim.owner) {
      for (asked, _, _) in program.protocols(named: claim.name.text, from: claim.file)
      where seen.insert(asked).inserted {
        let missing = asked.requirements.filter {
          !$0.declaration.isStatic
            && program.implementations(of: $0, in: hierarchy).allSatisfy { method in
              program.isRoot(method.owner)
            }
        }
        found += stubs(for: missing, of: asked, program, site, style)
      }
    }
    return found
  }

  /// One item a method; two halves of a pair that are both missing are one.
  private func stubs(
    for missing: [Requirement], of symbol: ProtocolSymbol, _ program: Program, _ site: CompletionSite,
    _ style: BraceStyle
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
      items.append(item(for: group, of: symbol, program, site, style))
    }
    return items
  }

  private func item(
    for group: [Requirement], of symbol: ProtocolSymbol, _ program: Program, _ site: CompletionSite,
    _ style: BraceStyle
  ) -> CompletionItem {
    let names = group.map(\.name)
    let isRequired = group.contains { !$0.declaration.isOptional }
    let newline = items.context.document.text.lineEnding
    let (lineBreak, gap) = site.isWithinLine ? (" ", " ") : (newline, newline + newline)
    let isMoved = items.manner.movesLines || site.isWithinLine
    let text = group.enumerated().map { index, requirement in
      let stub = MethodStub(requirement, in: program).lines(style)
      let stop = index == 0 && usesSnippets ? "$0" : ""
      let written = { (lines: [String]) in usesSnippets ? lines.map(CompletionItems.escaped) : lines }
      let body = written(stub.inner)
      let inner = body.isEmpty && !stop.isEmpty ? [style.inner + stop] : body.map { $0 + stop }
      let all = (written(stub.opening) + inner + written([stub.closing])).enumerated()
      return all.map { line, words in isMoved || index + line == 0 ? words : site.indent + words }
        .joined(separator: lineBreak)
    }.joined(separator: gap)
    let fitting = names.first { $0.hasPrefix(site.typedName) } ?? names.first ?? ""
    return CompletionItem(
      label: names.joined(separator: " + "), kind: .method,
      detail: group.count > 1 ? "both halves of a pair of \(symbol.name)" : symbol.name,
      documentation: words(group.flatMap(\.declaration.documentation)),
      filterText: String(site.typedHead + fitting), sortText: (isRequired ? "0" : "1") + (names.first ?? ""),
      insertTextFormat: usesSnippets ? .snippet : .plain,
      insertTextMode: items.manner.mode, textEdit: items.edit(site.member, text))
  }

  private func words(_ documentation: [String]) -> MarkupContent? {
    documentation.isEmpty
      ? nil : MarkupContent(kind: "plaintext", value: documentation.joined(separator: "\n"))
  }
}
