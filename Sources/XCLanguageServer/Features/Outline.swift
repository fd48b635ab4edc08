import XCSyntax

/// `textDocument/documentSymbol`.
struct Outline {
  private let document: Document
  private let source: SourceFile

  init(_ document: Document) {
    self.document = document
    source = SourceFile(parsing: document.text)
  }

  /// The outline in the form that a client knows.
  func answer(isDeep: Bool) -> OutlineAnswer { isDeep ? .deep(symbols()) : .flat(flatSymbols()) }

  /// The declarations, members below their types.
  func symbols() -> [DocumentSymbol] { source.declarations.compactMap(symbol) }

  /// The same without levels.
  func flatSymbols() -> [SymbolInformation] { symbols().flatMap { flat($0, in: nil) } }

  private func flat(_ symbol: DocumentSymbol, in container: String?) -> [SymbolInformation] {
    let location = Location(uri: document.uri, range: symbol.range)
    let own = SymbolInformation(
      name: symbol.name, kind: symbol.kind, location: location, containerName: container)
    return [own] + (symbol.children ?? []).flatMap { flat($0, in: symbol.name) }
  }

  private func symbol(_ declaration: Declaration) -> DocumentSymbol? {
    switch declaration {
    case .class(let inner):
      let children = inner.fields.map { variable($0, .field) } + inner.methods.map { function($0, .method) }
      return entry(
        Self.name(of: inner),
        inner.protocols.isEmpty ? nil : inner.protocols.map(\.text).joined(separator: ", "),
        .class, inner.range, inner.name.range, children)
    case .protocol(let inner):
      let children = inner.methods.map { function($0, .method) }
      return entry(inner.name.text, nil, .interface, inner.range, inner.name.range, children)
    case .struct(let inner):
      guard let name = inner.name else { return nil }
      let children = inner.fields.map { variable($0, .field) }
      return entry(name.text, nil, .structure, inner.range, name.range, children)
    case .enum(let inner):
      let children = inner.members.compactMap {
        entry($0.name.text, $0.valueText, .enumMember, $0.range, $0.name.range, [])
      }
      let name = inner.name ?? Identifier("enum", at: inner.range)
      return entry(name.text, nil, .enumeration, inner.range, name.range, children)
    case .typedef(let inner):
      return entry(inner.name.text, inner.target.spelling, .alias, inner.range, inner.name.range, [])
    case .function(let inner): return function(inner, .function)
    case .global(let inner): return variable(inner, .variable)
    case .use: return nil
    }
  }

  private static func name(of declaration: ClassDeclaration) -> String {
    switch declaration.part {
    case .primary: declaration.name.text
    case .category(let name): "\(declaration.name.text) (\(name.text))"
    case .extension: "\(declaration.name.text) ()"
    }
  }

  private func function(_ declaration: FunctionDeclaration, _ kind: SymbolKind) -> DocumentSymbol? {
    entry(
      declaration.name.text, declaration.signature.spelling, kind, declaration.range, declaration.name.range,
      [])
  }

  private func variable(_ declaration: VariableDeclaration, _ kind: SymbolKind) -> DocumentSymbol? {
    entry(
      declaration.name.text, declaration.type.spelling, kind, declaration.range, declaration.name.range, [])
  }

  /// An entry; nil without a name, which clients refuse. What is selected lies within the whole.
  private func entry(
    _ name: String, _ detail: String?, _ kind: SymbolKind, _ range: Range<Int>, _ selection: Range<Int>,
    _ children: [DocumentSymbol?]
  ) -> DocumentSymbol? {
    guard !name.isEmpty else { return nil }
    let whole = min(range.lowerBound, selection.lowerBound)..<max(range.upperBound, selection.upperBound)
    let inner = children.compactMap { $0 }
    return DocumentSymbol(
      name: name, detail: detail, kind: kind, range: document.map.range(whole),
      selectionRange: document.map.range(selection), children: inner.isEmpty ? nil : inner)
  }
}

/// An outline in the form that a client knows.
enum OutlineAnswer: Encodable {
  case deep([DocumentSymbol])
  case flat([SymbolInformation])

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .deep(let symbols): try symbols.encode(to: encoder)
    case .flat(let symbols): try symbols.encode(to: encoder)
    }
  }
}
