import XCSemantics
import XCSyntax

/// `textDocument/typeDefinition`.
struct TypeDefinitions {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// Where the type of the thing at a position is defined; of a function the type of its result.
  func locations(at position: Position) -> [Location] {
    let offset = context.document.map.offset(position)
    guard let lookup = NameLookup(context), let found = lookup.name(at: offset) else { return [] }
    var locator = Locator(context.analysis)
    return found.entities.flatMap { types(of: $0, lookup.place.program) }
      .compactMap { locator.location(of: .type($0), in: lookup.place.program) }.uniqued
  }

  private func types(of entity: Entity, _ program: Program) -> [TypeSymbol] {
    switch entity {
    case .type(.typedef(let symbol)): return types(symbol.declaration.target, symbol.file, program)
    case .type(let symbol): return [symbol]
    case .method(let declaration, _, let file), .function(let declaration, let file):
      return declaration.signature.results.flatMap { types($0, file, program) }
    case .requirement(let requirement):
      return requirement.declaration.signature.results.flatMap { types($0, requirement.owner.file, program) }
    case .field(let declaration, _, let file), .global(let declaration, let file):
      return types(declaration.type, file, program)
    case .enumMember(_, let owner, let file):
      return owner.name.map { program.types(named: $0.text, from: file).map(\.symbol) } ?? []
    case .local(let local):
      if let symbol = local.type.symbol { return [symbol] }
      return local.written.map { types($0, local.file, program) } ?? []
    case .macro: return []
    }
  }

  private func types(_ type: TypeReference, _ file: FileID, _ program: Program) -> [TypeSymbol] {
    guard let name = type.baseName?.text else { return [] }
    return program.types(named: name, from: file).map(\.symbol)
  }
}

extension StaticType {
  /// The class, protocol or struct of a value of this type.
  var symbol: TypeSymbol? {
    switch self {
    case .object(let symbol, _, _), .instance(let symbol), .classItself(let symbol): .class(symbol)
    case .existential(let symbol): .protocol(symbol)
    case .structure(let symbol): .structure(symbol)
    default: nil
    }
  }
}
