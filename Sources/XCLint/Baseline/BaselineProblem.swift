/// Why a baseline cannot be used.
public struct BaselineProblem: Error, Sendable, Hashable {
  /// The file.
  public var path: String
  /// What is wrong with it, as the end of a sentence about it.
  public var reason: String

  /// Makes a problem.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
