import XCSemantics
import XCSyntax

/// Looks types up as the preprocessor leaves them.
struct TypeLookup: Sendable {
  let program: Program
  let definitions: MacroTable

  /// The nearest type of a name that the preprocessor keeps.
  func type(named name: String, from file: FileID) -> TypeSymbol? {
    program.types(named: name, from: file).map(\.symbol).first { $0.condition.holds(with: definitions) }
  }
}
