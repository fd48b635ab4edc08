import XCSemantics
import XCSyntax

/// Looks types up as the preprocessor leaves them.
struct TypeLookup: Sendable {
  let program: Program
  let kept: KeptCode

  /// The nearest type of a name that the preprocessor keeps.
  func type(named name: String, from file: FileID) -> TypeSymbol? {
    program.types(named: name, from: file).map(\.symbol).first {
      isImported($0.file, by: file)
        && kept.keeps($0.condition, at: $0.name?.range.lowerBound ?? 0, in: $0.file, for: file)
    }
  }

  /// Whether the imports between two files are kept, where any is under a condition.
  private func isImported(_ file: FileID, by user: FileID) -> Bool {
    program.isEmbedded(file)
      || program.condition(.always, of: file, seenFrom: user).holds(with: program.definitions)
  }
}
