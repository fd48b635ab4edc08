import XCSemantics

/// What a name in a type stands for.
enum NamedType {
  /// A number or a truth value, by its Swift name.
  case scalar(String)
  /// `void`.
  case void
  /// `string`: bytes that end in NUL.
  case text
  /// `pointer`.
  case rawPointer
  /// `auto`.
  case inferred
  /// A class of the core library that is a value, or any object, in Swift.
  case core(CoreClass)
  /// A class of the program.
  case `class`(ClassSymbol)
  /// A protocol.
  case `protocol`(ProtocolSymbol)
  /// A struct.
  case structure(StructSymbol)
  /// An enum.
  case enumeration(EnumSymbol)
  /// A typedef.
  case typedef(TypedefSymbol)
  /// A name that nobody declares.
  case unknown

  /// The classes of the core library that Swift has a type of its own for.
  enum CoreClass: String {
    case object = "Object"
    case string = "String"
    case array = "Array"
    case set = "Set"
    case map = "Map"
  }

  /// Looks a name up from a file.
  init(_ name: String, from file: FileID, in types: TypeLookup) {
    if let scalar = ScalarTypes.swiftName(of: name) {
      self = .scalar(scalar)
      return
    }
    switch name {
    case "void": self = .void
    case "string": self = .text
    case "pointer": self = .rawPointer
    case "auto": self = .inferred
    default:
      switch types.type(named: name, from: file) {
      case .class(let symbol): self = CoreClass(rawValue: name).map(NamedType.core) ?? .class(symbol)
      case .protocol(let symbol): self = .protocol(symbol)
      case .structure(let symbol): self = .structure(symbol)
      case .enumeration(let symbol): self = .enumeration(symbol)
      case .typedef(let symbol): self = .typedef(symbol)
      case nil: self = CoreClass(rawValue: name).map(NamedType.core) ?? .unknown
      }
    }
  }
}
