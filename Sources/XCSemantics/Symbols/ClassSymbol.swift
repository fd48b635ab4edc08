import XCSyntax

/// A class of a program: its declaration with the categories and extensions that belong to it.
public struct ClassSymbol: Sendable, Hashable {
  /// One stretch of source that adds to a class.
  public struct Part: Sendable, Hashable {
    /// The file that holds it.
    public let file: FileID

    /// Its place among the declarations of the file.
    public let place: Int

    /// What it says.
    public var declaration: ClassDeclaration { storage.value }

    private let storage: Boxed<ClassDeclaration>

    init(file: FileID, place: Int, declaration: ClassDeclaration) {
      self.file = file
      self.place = place
      storage = Boxed(declaration)
    }

    /// The same stretch where it is there under one more condition.
    func when(_ condition: Condition) -> Part {
      var declaration = declaration
      declaration.condition = condition.and(declaration.condition)
      return Part(file: file, place: place, declaration: declaration)
    }
  }

  /// The class itself, without its categories.
  public let primary: Part

  /// The class itself, then its categories and extensions in the order of the program's files.
  public let parts: [Part]

  let members: MemberIndex?

  init(_ primary: Part, categories: [Part] = []) {
    self.primary = primary
    parts = [primary] + categories
    members = MemberIndex(parts)
  }

  /// The file of the class itself.
  public var file: FileID { primary.file }

  /// What the class itself says.
  public var declaration: ClassDeclaration { primary.declaration }

  /// The name.
  public var name: String { declaration.name.text }

  /// Within one program a place names one class. It is the same place where declarations only move.
  public static func == (left: ClassSymbol, right: ClassSymbol) -> Bool {
    left.file == right.file && left.primary.place == right.primary.place
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(primary.place)
  }
}
