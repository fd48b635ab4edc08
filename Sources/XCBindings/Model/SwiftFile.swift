/// A generated file before it is printed.
public struct SwiftFile: Hashable, Sendable {
  /// Its name, without folders.
  public var name: String
  /// The lines of its header, without `//`.
  public var header: [String]
  /// The modules that it imports.
  public var imports: [String]
  /// What it declares, in order.
  public var declarations: [SwiftDeclaration]

  /// Makes a file.
  public init(name: String, header: [String], imports: [String] = [], declarations: [SwiftDeclaration]) {
    self.name = name
    self.header = header
    self.imports = imports
    self.declarations = declarations
  }
}
