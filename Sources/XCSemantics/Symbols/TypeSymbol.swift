import XCSyntax

/// A type that some file of a program declares.
public indirect enum TypeSymbol: Sendable {
  /// A class.
  case `class`(ClassSymbol)
  /// A protocol.
  case `protocol`(ProtocolSymbol)
  /// A struct.
  case structure(StructSymbol)
  /// An enum.
  case enumeration(EnumSymbol)
  /// A typedef.
  case `typedef`(TypedefSymbol)

  /// The file that declares it.
  public var file: FileID {
    switch self {
    case .class(let symbol): symbol.file
    case .protocol(let symbol): symbol.file
    case .structure(let symbol): symbol.file
    case .enumeration(let symbol): symbol.file
    case .typedef(let symbol): symbol.file
    }
  }

  /// When the preprocessor keeps the declaration.
  public var condition: Condition {
    switch self {
    case .class(let symbol): symbol.declaration.condition
    case .protocol(let symbol): symbol.declaration.condition
    case .structure(let symbol): symbol.declaration.condition
    case .enumeration(let symbol): symbol.declaration.condition
    case .typedef(let symbol): symbol.declaration.condition
    }
  }

  /// The name where it is declared; nil for a type without one.
  public var name: Identifier? {
    switch self {
    case .class(let symbol): symbol.declaration.name
    case .protocol(let symbol): symbol.declaration.name
    case .structure(let symbol): symbol.declaration.name
    case .enumeration(let symbol): symbol.declaration.name
    case .typedef(let symbol): symbol.declaration.name
    }
  }

  /// What kind of type it is, as a word for a message.
  public var kindName: String {
    switch self {
    case .class: "class"
    case .protocol: "protocol"
    case .structure: "struct"
    case .enumeration: "enum"
    case .typedef: "typedef"
    }
  }
}

/// A protocol of a program.
public struct ProtocolSymbol: Sendable, Hashable {
  /// The file that declares it.
  public let file: FileID
  /// What it says.
  public let declaration: ProtocolDeclaration

  /// The places of the first methods of each name; nil where looking at each takes no longer.
  let methods: [String: Int]?

  /// Makes a symbol of what a file declares.
  public init(file: FileID, declaration: ProtocolDeclaration) {
    self.file = file
    self.declaration = declaration
    guard declaration.methods.count >= MemberIndex.fewest else {
      methods = nil
      return
    }
    methods = Dictionary(declaration.methods.enumerated().map { ($1.name.text, $0) }) { first, _ in first }
  }

  /// The name.
  public var name: String { declaration.name.text }

  /// Within one program a place names one protocol.
  public static func == (left: ProtocolSymbol, right: ProtocolSymbol) -> Bool {
    left.file == right.file && left.declaration.range == right.declaration.range
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(declaration.range)
  }
}

/// A struct of a program.
public struct StructSymbol: Sendable, Hashable {
  /// The file that declares it.
  public let file: FileID
  /// What it says.
  public let declaration: StructDeclaration
}

/// An enum of a program.
public struct EnumSymbol: Sendable, Hashable {
  /// The file that declares it.
  public let file: FileID
  /// What it says.
  public let declaration: EnumDeclaration
}

/// A typedef of a program.
public struct TypedefSymbol: Sendable, Hashable {
  /// The file that declares it.
  public let file: FileID
  /// What it says.
  public let declaration: TypedefDeclaration
}
