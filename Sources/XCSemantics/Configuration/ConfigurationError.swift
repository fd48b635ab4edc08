import XCSyntax

/// Why a configuration cannot be used.
public struct ConfigurationError: Error, Sendable, Hashable {
  /// One sentence without a full stop that names the key.
  public var message: String

  /// The file, as it was named or found.
  public var path: String

  /// Where in the file; nil where the file itself cannot be read.
  public var position: SourcePosition?

  /// Makes an error.
  public init(message: String, path: String, position: SourcePosition? = nil) {
    self.message = message
    self.path = path
    self.position = position
  }

  /// The error as compilers print one: `file:line:column: error: message`.
  public var line: String {
    guard let position else { return "\(path): error: \(message)" }
    return "\(path):\(position.line):\(position.column): error: \(message)"
  }
}
