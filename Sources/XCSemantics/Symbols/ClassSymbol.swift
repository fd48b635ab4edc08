import XCSyntax

/// A class of a program: its declaration with the categories and extensions that belong to it.
public struct ClassSymbol: Sendable, Hashable {
  /// One stretch of source that adds to a class.
  public struct Part: Sendable, Hashable {
    /// The file that holds it.
    public let file: FileID
    /// What it says.
    public let declaration: ClassDeclaration
  }

  /// The file of the class itself.
  public let file: FileID

  /// The class itself, without its categories.
  public let declaration: ClassDeclaration

  /// The class itself, then its categories and extensions in the order of the program's files.
  public internal(set) var parts: [Part]

  init(file: FileID, declaration: ClassDeclaration) {
    self.file = file
    self.declaration = declaration
    parts = [Part(file: file, declaration: declaration)]
  }

  /// The name.
  public var name: String { declaration.name.text }

  /// What tells one class from another of the same name.
  var identity: Identity { Identity(file: file, offset: declaration.range.lowerBound) }

  struct Identity: Hashable {
    let file: FileID
    let offset: Int
  }
}
