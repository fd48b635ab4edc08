import XCSyntax

/// How delegates and data sources are told by their names.
public enum DelegateWords {
  private static let endings = ["delegate", "datasource"]

  /// Whether a protocol or a variable of this name is one: `UXTableDelegate`, `dataSource`.
  public static func areIn(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}

extension SourceFile {
  /// Whether a protocol that the file declares is a delegate or a data source: by its own name, or since a variable
  /// or a field of the file with such a name holds it.
  public func isDelegate(_ declaration: ProtocolDeclaration) -> Bool {
    let name = declaration.name.text
    return DelegateWords.areIn(name)
      || variables.contains { DelegateWords.areIn($0.name.text) && $0.type.pointsAt(name) }
  }

  private var variables: [VariableDeclaration] {
    declarations.flatMap { declaration -> [VariableDeclaration] in
      switch declaration {
      case .class(let part): part.fields
      case .global(let variable): [variable]
      default: []
      }
    }
  }
}

extension TypeReference {
  /// Whether the type is a pointer to what bears a name.
  fileprivate func pointsAt(_ name: String) -> Bool {
    guard case .pointer(let target) = shape, case .named(let found, _) = target.shape else { return false }
    return found.text == name
  }
}
