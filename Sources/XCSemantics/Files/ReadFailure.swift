import XCSyntax

/// Why a file gave no text.
public enum ReadFailure: Error, Sendable, Hashable {
  /// Nothing stands at the path.
  case missing
  /// A folder stands there.
  case folder
  /// It is there and can't be read.
  case unreadable(reason: String)
  /// Its bytes are not UTF-8; the position is that of the first wrong byte.
  case notUTF8(at: SourcePosition, offset: Int)

  /// What is wrong, as the end of a sentence about the file.
  public var description: String {
    switch self {
    case .missing: "no such file"
    case .folder: "this is a folder"
    case .unreadable(let reason): reason
    case .notUTF8: "this is not UTF-8"
    }
  }
}

/// A file that was asked for and could not be read.
public struct LoadFailure: Error, Sendable, Hashable {
  /// The path as the user named it.
  public var path: String

  /// What is wrong with it.
  public var failure: ReadFailure

  /// Makes a failure.
  public init(path: String, failure: ReadFailure) {
    self.path = path
    self.failure = failure
  }

  /// The line for a terminal: `a.xc:3:5: error: this is not UTF-8`.
  public var message: String {
    if case .notUTF8(let position, _) = failure {
      return "\(path):\(position.line):\(position.column): error: \(failure.description)"
    }
    return "\(path): error: \(failure.description)"
  }
}
