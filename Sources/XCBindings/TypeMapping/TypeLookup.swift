import XCSemantics
import XCSyntax

/// Looks types up as the preprocessor leaves them.
struct TypeLookup: Sendable {
  let program: Program
  let kept: KeptCode

  /// The nearest type of a name that the preprocessor keeps.
  func type(named name: String, from file: FileID) -> TypeSymbol? {
    program.types(named: name, from: file).map(\.symbol).first {
      kept.keeps($0.condition, at: $0.name?.range.lowerBound ?? 0, in: $0.file, for: file)
    }
  }
}
