import XCSemantics
import XCSyntax

/// Looks types up as the preprocessor leaves them.
struct TypeLookup: Sendable {
  let program: Program
  let definitions: MacroTable

  /// The type that a name means in a file: where its file declares it again, under a condition that holds or with
  /// the fields that a forward declaration lacks, that one.
  func type(named name: String, from file: FileID) -> TypeSymbol? {
    guard let symbol = program.type(named: name, from: file) else { return nil }
    switch symbol {
    case .structure(var found):
      guard found.declaration.isForward || !isKept(found.declaration.condition) else { return symbol }
      let better = declarations(of: found.file).compactMap { declaration -> StructDeclaration? in
        guard case .struct(let other) = declaration, other.name?.text == name, !other.isForward else { return nil }
        return other
      }
      found.declaration = better.first { isKept($0.condition) } ?? found.declaration
      return .structure(found)
    case .enumeration(var found):
      guard !isKept(found.declaration.condition) else { return symbol }
      let better = declarations(of: found.file).compactMap { declaration -> EnumDeclaration? in
        guard case .enum(let other) = declaration, other.name?.text == name else { return nil }
        return other
      }
      found.declaration = better.first { isKept($0.condition) } ?? found.declaration
      return .enumeration(found)
    case .typedef(var found):
      guard !isKept(found.declaration.condition) else { return symbol }
      let better = declarations(of: found.file).compactMap { declaration -> TypedefDeclaration? in
        guard case .typedef(let other) = declaration, other.name.text == name else { return nil }
        return other
      }
      found.declaration = better.first { isKept($0.condition) } ?? found.declaration
      return .typedef(found)
    case .class, .protocol: return symbol
    }
  }

  /// Whether the preprocessor keeps what stands under a condition.
  func isKept(_ condition: Condition) -> Bool { condition.holds(with: definitions) }

  private func declarations(of file: FileID) -> [Declaration] { program.file(file).source.declarations }
}
