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
  /// The protocols of the file that are a delegate or a data source, by their names: those with such a name, and those
  /// that a variable or a field of the file with such a name holds.
  public var delegateNames: Set<String> {
    var names: Set<String> = []
    for case .protocol(let declaration) in declarations where DelegateWords.areIn(declaration.name.text) {
      names.insert(declaration.name.text)
    }
    for variable in variables where DelegateWords.areIn(variable.name.text) {
      variable.type.pointee.map { _ = names.insert($0) }
    }
    return names
  }

  private var variables: [VariableDeclaration] {
    declarations.flatMap { declaration -> [VariableDeclaration] in
      switch declaration {
      case .class(let part): part.fields
      case .struct(let structure): structure.fields
      case .global(let variable): [variable]
      default: []
      }
    }
  }
}

extension TypeReference {
  /// The name of what the type is a pointer to.
  fileprivate var pointee: String? {
    guard case .pointer(let target) = shape, case .named(let found, _) = target.shape else { return nil }
    return found.text
  }
}
