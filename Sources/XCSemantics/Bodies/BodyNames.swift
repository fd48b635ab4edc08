import XCSyntax

/// What the names in one body stand for.
public struct BodyNames: Sendable {
  private var occurrences: [Int: NameOccurrence] = [:]

  init(_ occurrences: [NameOccurrence]) {
    for occurrence in occurrences { self.occurrences[occurrence.range.lowerBound] = occurrence }
  }

  /// The field that a name at a place stands for.
  public enum Meaning: Sendable {
    /// This one.
    case field(FieldKey)
    /// A global variable.
    case global
    /// Something else: a local variable, a method.
    case other
    /// That is not known.
    case unknown
  }

  /// What a name stands for; nil where that is not certain.
  public func entity(of name: SyntaxNode) -> Entity? {
    occurrences[name.range.lowerBound].flatMap { $0.isCertain ? $0.entities.first : nil }
  }

  /// What a name stands for as far as fields are concerned.
  public func meaning(of name: SyntaxNode) -> Meaning {
    guard let entity = entity(of: name) else { return .unknown }
    switch entity {
    case .field(let declaration, _, let file): return .field(FieldKey(declaration, in: file))
    case .global: return .global
    default: return .other
    }
  }
}

/// A field by the place where it is declared, which is one within a program.
public struct FieldKey: Sendable, Hashable {
  private let file: FileID
  private let offset: Int

  /// The field that a file declares.
  public init(_ declaration: VariableDeclaration, in file: FileID) {
    self.file = file
    offset = declaration.name.range.lowerBound
  }
}
