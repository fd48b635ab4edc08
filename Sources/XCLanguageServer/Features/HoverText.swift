import XCSemantics
import XCSyntax

/// `textDocument/hover`.
struct HoverText {
  private let context: DocumentContext
  private let usesMarkdown: Bool

  init(_ context: DocumentContext, usesMarkdown: Bool) {
    self.context = context
    self.usesMarkdown = usesMarkdown
  }

  /// What is said about the name at a position.
  func hover(at position: Position) -> Hover? {
    let offset = context.document.map.offset(position)
    guard let place = context.place, let found = NameLookup(context)?.thing(at: offset) else { return nil }
    let parts = parts(found.thing, place)
    guard !parts.isEmpty else { return nil }
    let contents = MarkupContent(
      kind: usesMarkdown ? "markdown" : "plaintext", value: parts.joined(separator: "\n\n"))
    return Hover(contents: contents, range: context.document.map.range(found.range))
  }

  private func parts(_ thing: NamedThing, _ place: Analysis.Place) -> [String] {
    let program = place.program
    switch thing {
    case .type(let symbol): return parts(symbol, program)
    case .function(let declaration):
      return [code(head(of: declaration, in: place.file.source.text))] + words(declaration.documentation)
    case .variable(let declaration):
      return [code(declaration.type.spelling + " " + declaration.name.text)]
        + words(declaration.documentation)
    case .requirement(let requirement):
      return parts(requirement, partner: partner(of: requirement, program), program)
    case .method(let declaration, let owner):
      let own = [code(head(of: declaration, in: place.file.source.text))] + words(declaration.documentation)
      let roles = PairRoles(owner, in: program).roles(of: declaration, in: place.file.id)
      return own + roles.flatMap { parts($0, program) }
    case .import(let resolved): return [self.words(for: resolved, program)]
    }
  }

  private func parts(_ symbol: TypeSymbol, _ program: Program) -> [String] {
    switch symbol {
    case .class(let inner):
      let declaration = inner.declaration
      let parent = declaration.parent.map { " : \($0.text)" } ?? ""
      let names = inner.parts.flatMap(\.declaration.protocols).map(\.text)
      let clause = names.isEmpty ? "" : " <\(names.joined(separator: ", "))>"
      return [code("class \(inner.name)\(parent)\(clause)")] + words(declaration.documentation)
    case .protocol(let inner):
      return [code("protocol \(inner.name)")] + words(inner.declaration.documentation)
    case .structure(let inner):
      let fields = inner.declaration.fields.map { "  \($0.type.spelling) \($0.name.text);" }
      let head = "struct \(inner.declaration.name?.text ?? "")"
      return [code(([head + " {"] + fields + ["}"]).joined(separator: "\n"))]
        + words(inner.declaration.documentation)
    case .enumeration(let inner):
      let names = inner.declaration.members.map { $0.name.text + ($0.valueText.map { " = \($0)" } ?? "") }
      return [code("enum \(inner.declaration.name?.text ?? "") = { \(names.joined(separator: ", ")) }")]
        + words(inner.declaration.documentation)
    case .typedef(let inner):
      return [code("typedef \(inner.declaration.target.spelling) \(inner.declaration.name.text)")]
        + words(inner.declaration.documentation)
    }
  }

  private func parts(_ requirement: Requirement, partner: Requirement?, _ program: Program) -> [String] {
    let text = program.file(requirement.owner.file).source.text
    var parts = [code(head(of: requirement.declaration, in: text))]
    parts += words(requirement.declaration.documentation)
    if let partner { parts.append("Paired with \(name(partner.name)).") }
    return parts
  }

  private func parts(_ role: PairRole, _ program: Program) -> [String] {
    let requirement = role.requirement
    let title = "Implements \(name("\(requirement.owner.name).\(requirement.name)"))."
    var parts = [title] + words(requirement.declaration.documentation)
    if let partner = role.partner {
      let verdict = role.isPartnerMissing ? "which is missing here" : "which is here too"
      parts.append("Paired with \(name(partner.name)), \(verdict).")
    }
    return parts
  }

  private func partner(of requirement: Requirement, _ program: Program) -> Requirement? {
    let pair = program.pairs(of: requirement.owner).first { $0.methods.contains(requirement.name) }
    return pair.flatMap { pair in
      requirement.owner.requirement(named: pair.first == requirement.name ? pair.second : pair.first)
    }
  }

  private func words(for resolved: ResolvedImport, _ program: Program) -> String {
    switch resolved.outcome {
    case .file(let id): FilePath.absolute(program.file(id).source.path)
    case .embedded(let module): "The built-in interface stands in for \(name(module))."
    case .standardLibrary(let module): "\(name(module)) is a module of the standard library."
    case .unreadable(let path, let failure): "\(path): \(failure.description)"
    case .unresolved(let searched): "Found nowhere; searched: \(searched.joined(separator: ", "))"
    }
  }

  /// A declaration up to its body, on as many lines as it takes.
  private func head(of declaration: FunctionDeclaration, in text: SourceText) -> String {
    let end = declaration.bodyRange?.lowerBound ?? declaration.range.upperBound
    let start = declaration.range.lowerBound
    guard start < end else { return declaration.name.text }
    let head = text.string(in: start..<end)
    return String(head.reversed().drop { $0.isWhitespace || $0 == ";" }.reversed())
  }

  private func words(_ documentation: [String]) -> [String] {
    let text = documentation.filter { !$0.hasPrefix("xcgen:") }.joined(separator: "\n")
    return text.allSatisfy(\.isWhitespace) ? [] : [text]
  }

  private func code(_ text: String) -> String { usesMarkdown ? "```xc\n\(text)\n```" : text }

  private func name(_ text: String) -> String { usesMarkdown ? "`\(text)`" : "'\(text)'" }
}
