/// Something at the top level of a generated file.
public enum SwiftDeclaration: Hashable, Sendable {
  /// A protocol.
  case `protocol`(SwiftProtocol)
  /// An extension of a protocol.
  case `extension`(SwiftExtension)
  /// A struct.
  case structure(SwiftStruct)
  /// An xc enum.
  case enumeration(SwiftEnumeration)
  /// A typealias.
  case typeAlias(SwiftTypeAlias)
  /// A class that stands in for somebody's.
  case `class`(SwiftClass)
  /// A comment of its own between declarations, one line an entry.
  case comment([String])

  /// The name that it adds to the module, nil where it adds none.
  var declaredName: String? {
    switch self {
    case .protocol(let declaration): declaration.name
    case .structure(let declaration): declaration.name
    case .enumeration(let declaration): declaration.name
    case .typeAlias(let declaration): declaration.name
    case .class(let declaration): declaration.name
    case .extension, .comment: nil
    }
  }
}
