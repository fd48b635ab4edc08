/// How far a run is.
public enum LintProgress: Sendable, Hashable {
  /// A file was read.
  case read(String)
  /// A rule begins.
  case checking(String)
}
