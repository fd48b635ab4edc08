/// What the command tells the shell.
enum ExitStatus: Int32, Sendable {
  /// Done, and nothing is wrong.
  case success = 0
  /// Something is wrong with what was looked at.
  case findings = 1
  /// The work could not be done.
  case failure = 2

  /// The worse of two.
  func or(_ other: ExitStatus) -> ExitStatus { rawValue >= other.rawValue ? self : other }
}
