/// Who sees a generated declaration.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  /// Every module.
  case `public`
  /// The modules of the package.
  case package
  /// The module that the files are compiled in.
  case `internal`

  /// The word with a blank behind it, empty where Swift means it anyway.
  var prefix: String { self == .internal ? "" : rawValue + " " }
}
