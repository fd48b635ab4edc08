import XCSemantics

/// A source that bindings are asked for.
public struct BindingSource: Sendable, Hashable {
  /// The file in the program.
  public var file: FileID
  /// Its path below the input root, with `/` as separator: the header shows it, the output is named after it.
  public var relativePath: String

  /// Makes a source.
  public init(file: FileID, relativePath: String) {
    self.file = file
    self.relativePath = relativePath
  }
}
