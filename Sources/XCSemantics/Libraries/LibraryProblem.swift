/// Why a library or an interface cannot be used.
public struct LibraryProblem: Error, Sendable, Hashable {
  /// The end of a sentence about the file, without a full stop.
  public var message: String

  /// Makes a problem.
  public init(_ message: String) { self.message = message }
}
