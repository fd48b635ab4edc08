import XCSemantics
import XCSyntax

extension Translator {
  /// A typedef that bindings mention.
  mutating func translate(_ symbol: TypedefSymbol) -> SwiftDeclaration? {
    let declaration = symbol.declaration
    let name = mapper.swiftName(declaration.name.text)
    guard claim(name, for: declaration.name, in: symbol.file) else { return nil }
    do {
      return .typeAlias(
        SwiftTypeAlias(
          documentation: Documentation.lines(of: declaration.documentation), name: name,
          target: try mapper.mapTarget(of: symbol)))
    } catch {
      refusals.append(error)
      return nil
    }
  }
}
