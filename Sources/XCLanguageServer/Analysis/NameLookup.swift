import XCSemantics
import XCSyntax

/// What a name in a document stands for.
enum NamedThing: Sendable {
  /// A type, with where its name stands.
  case type(TypeSymbol)
  /// A method of a class, or of a category of it.
  case method(FunctionDeclaration, owner: ClassSymbol)
  /// A method that a protocol asks for.
  case requirement(Requirement)
  /// A function of its own.
  case function(FunctionDeclaration)
  /// A field, or a global variable.
  case variable(VariableDeclaration)
  /// The operand of an import.
  case `import`(ResolvedImport)
}

/// Finds out what stands at a place.
struct NameLookup {
  private let document: Document
  private let place: Analysis.Place

  init?(_ context: DocumentContext) {
    guard let place = context.place else { return nil }
    document = context.document
    self.place = place
  }

  /// What stands at an offset or ends there, with its range.
  func thing(at offset: Int) -> (thing: NamedThing, range: Range<Int>)? {
    if let found = place.file.imports.first(where: { $0.directive.pathRange.touches(offset) }) {
      return (.import(found), found.directive.pathRange)
    }
    guard let name = name(at: offset) else { return nil }
    if let declared = declared(at: name.range) { return (declared, name.range) }
    guard Self.mayNameType(name) else { return nil }
    guard let type = place.program.type(named: name.text, from: place.file.id) else { return nil }
    return (.type(type), name.range)
  }

  private func name(at offset: Int) -> SyntaxNode? {
    let root = document.tree?.root
    let end = document.text.bytes.count
    for start in [offset, offset - 1] where start >= 0 && start < end {
      guard let node = root?.descendant(covering: start..<(start + 1)) else { continue }
      if node.kind == .identifier || node.kind == .typeIdentifier { return node }
    }
    return nil
  }

  /// A plain identifier is a type's name where a member or a call hangs on it, a variable's in most other places:
  /// those are told apart by whether a type of the name is there at all.
  private static func mayNameType(_ node: SyntaxNode) -> Bool {
    if node.kind == .typeIdentifier { return true }
    switch node.parent?.kind {
    case .memberExpression: return node.parent?.child(.object)?.range == node.range
    case .classDeclaration, .protocolDeclaration, .structDeclaration, .enumDeclaration, .typedefDeclaration,
      .useDeclaration, .newExpression, .castExpression, .sizeofExpression, .argumentList:
      return true
    default: return false
    }
  }

  /// What is declared by a name.
  private func declared(at range: Range<Int>) -> NamedThing? {
    for declaration in place.file.source.declarations {
      switch declaration {
      case .class(let inner) where inner.range.contains(range.lowerBound):
        if let field = inner.fields.first(where: { $0.name.range == range }) { return .variable(field) }
        guard let method = inner.methods.first(where: { $0.name.range == range }) else { return nil }
        let owner = place.program.classes.first { symbol in
          symbol.parts.contains { $0.file == place.file.id && $0.declaration.range == inner.range }
        }
        return owner.map { .method(method, owner: $0) } ?? .function(method)
      case .protocol(let inner) where inner.range.contains(range.lowerBound):
        let owner = place.program.protocols.first {
          $0.file == place.file.id && $0.declaration.range == inner.range
        }
        return owner?.requirements.first { $0.declaration.name.range == range }.map { .requirement($0) }
      case .function(let inner) where inner.name.range == range: return .function(inner)
      case .global(let inner) where inner.name.range == range: return .variable(inner)
      default: continue
      }
    }
    return nil
  }
}

extension Range<Int> {
  /// Whether an offset stands in the range or right behind it.
  func touches(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
