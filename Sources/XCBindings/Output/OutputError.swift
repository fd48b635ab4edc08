/// Why generated files could not be written, or those there not read.
public struct OutputError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file or folder.
  public var path: String
  /// What the system said, in a few words.
  public var reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// One sentence without a full stop.
  public var description: String { "cannot write '\(path)': \(reason)" }
}
