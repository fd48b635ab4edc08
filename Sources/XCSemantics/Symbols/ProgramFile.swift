import XCSyntax

/// A file of a program: its place in `Program.files`.
public struct FileID: Hashable, Sendable, Comparable {
  /// The index in `Program.files`.
  public let index: Int

  /// Makes the name of a file from its place.
  public init(_ index: Int) { self.index = index }

  /// Orders by place.
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// One file of a program with what its imports came to.
public struct ProgramFile: Sendable {
  /// How a file came into the program.
  public enum Origin: Sendable, Hashable {
    /// It was asked for.
    case requested
    /// Another file imports it.
    case imported
    /// A library holds it: what it declares has no source at hand.
    case library
    /// It is the built-in interface.
    case embedded
  }

  /// Its place in `Program.files`.
  public let id: FileID

  /// What it says, as far as known macros let it.
  public let source: SourceFile

  /// How it came into the program.
  public let origin: Origin

  /// Its imports in order.
  public let imports: [ResolvedImport]

  /// Makes a file of a program.
  public init(id: FileID, source: SourceFile, origin: Origin, imports: [ResolvedImport]) {
    self.id = id
    self.source = source
    self.origin = origin
    self.imports = imports
  }
}

/// An import with what it came to.
public struct ResolvedImport: Sendable {
  /// What the search for the import found.
  public enum Outcome: Sendable, Hashable {
    /// A file of the program.
    case file(FileID)
    /// The built-in interface stands in; the name is that of the file that it replaces, without extension.
    case embedded(module: String)
    /// A module of the compiler's own library that is known by name and not read.
    case standardLibrary(module: String)
    /// A file that is there and can't be read.
    case unreadable(path: String, ReadFailure)
    /// Nothing; the folders that were searched, in order.
    case unresolved(searched: [String])
  }

  /// The directive.
  public let directive: ImportDirective

  /// What it came to.
  public let outcome: Outcome

  /// Makes a resolved import.
  public init(directive: ImportDirective, outcome: Outcome) {
    self.directive = directive
    self.outcome = outcome
  }
}

extension ProgramFile {
  /// Whether something that the file itself imports could not be found or read.
  var hasUnreadImports: Bool {
    imports.contains { resolved in
      switch resolved.outcome {
      case .unresolved, .unreadable: true
      case .file, .embedded, .standardLibrary: false
      }
    }
  }
}
