/// How far a run is.
public enum LintProgress: Sendable, Hashable {
  /// So many more files are there to read.
  case found(Int)
  /// A file was read.
  case read(String)
  /// A rule begins, the how manieth of how many.
  case checking(String, number: Int, of: Int)
}
