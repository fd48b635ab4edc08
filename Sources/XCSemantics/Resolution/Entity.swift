import XCSyntax

/// Something that a name of a program stands for.
public enum Entity: Sendable {
  /// A class, protocol, struct, enum or typedef.
  case type(TypeSymbol)
  /// A method of a class, or of a category of it.
  case method(FunctionDeclaration, owner: ClassSymbol, file: FileID)
  /// A method that a protocol asks for.
  case requirement(Requirement)
  /// A function of its own.
  case function(FunctionDeclaration, file: FileID)
  /// A field of a class or a struct.
  case field(VariableDeclaration, owner: TypeSymbol, file: FileID)
  /// A global variable.
  case global(VariableDeclaration, file: FileID)
  /// A name of an enum.
  case enumMember(EnumDeclaration.Member, of: EnumDeclaration, file: FileID)
  /// A macro, by one of its definitions.
  case macro(MacroDefinition, file: FileID)
  /// A local variable or a parameter.
  case local(LocalName)

  /// The file that declares it.
  public var file: FileID {
    switch self {
    case .type(let symbol): symbol.file
    case .requirement(let requirement): requirement.owner.file
    case .local(let name): name.file
    case .method(_, _, let file), .function(_, let file), .field(_, _, let file), .global(_, let file),
      .enumMember(_, _, let file), .macro(_, let file):
      file
    }
  }

  /// The name where it is declared; nil for a type without one.
  public var identifier: Identifier? {
    switch self {
    case .type(let symbol): symbol.name
    case .method(let declaration, _, _), .function(let declaration, _): declaration.name
    case .requirement(let requirement): requirement.declaration.name
    case .field(let declaration, _, _), .global(let declaration, _): declaration.name
    case .enumMember(let member, _, _): member.name
    case .macro(let definition, _): definition.name
    case .local(let name): name.name
    }
  }

  /// The name.
  public var name: String { identifier?.text ?? "" }

  /// The whole declaration, in bytes.
  public var range: Range<Int> {
    switch self {
    case .type(.class(let symbol)): symbol.declaration.range
    case .type(.protocol(let symbol)): symbol.declaration.range
    case .type(.structure(let symbol)): symbol.declaration.range
    case .type(.enumeration(let symbol)): symbol.declaration.range
    case .type(.typedef(let symbol)): symbol.declaration.range
    case .method(let declaration, _, _), .function(let declaration, _): declaration.range
    case .requirement(let requirement): requirement.declaration.range
    case .field(let declaration, _, _), .global(let declaration, _): declaration.range
    case .enumMember(let member, _, _): member.range
    case .macro(let definition, _): definition.range
    case .local(let name): name.name.range
    }
  }

  /// What it is, as a word for a message.
  public var kindName: String {
    switch self {
    case .type(let symbol): symbol.kindName
    case .method, .requirement: "method"
    case .function: "function"
    case .field: "field"
    case .global: "global variable"
    case .enumMember: "enum member"
    case .macro: "macro"
    case .local(let name): name.isParameter ? "parameter" : "local variable"
    }
  }

  /// The function that is called by its name; nil for everything else.
  public var callable: FunctionDeclaration? {
    switch self {
    case .method(let declaration, _, _), .function(let declaration, _): declaration
    case .requirement(let requirement): requirement.declaration
    default: nil
    }
  }
}

/// A local variable or parameter, with where it counts.
public struct LocalName: Sendable {
  /// The name where it is declared.
  public let name: Identifier
  /// The file.
  public let file: FileID
  /// The type as it is written; nil where it follows from a value.
  public let written: TypeReference?
  /// The type as far as it is known.
  public let type: StaticType
  /// Whether it is a parameter.
  public let isParameter: Bool
  /// Where it can be named, in bytes.
  public let reach: Range<Int>
}

/// What tells things of a program apart, whichever program they were found in.
public enum EntityKey: Hashable, Sendable, Comparable {
  /// What is declared at a place: the absolute path of its file, and the offset of its name there in bytes.
  case place(path: String, offset: Int)
  /// A macro: every definition of one name is the same.
  case macro(String)
}
