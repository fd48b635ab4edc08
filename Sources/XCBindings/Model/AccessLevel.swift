/// Who sees a generated declaration.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  /// Every module.
  case `public`
  /// The modules of the package.
  case package
  /// The module that the files are compiled in.
  case `internal`

  /// The one of some that the fewest see; nil of none.
  static func narrowest(of levels: [AccessLevel]) -> AccessLevel? { allCases.last(where: levels.contains) }

  /// The one of some that the most see; nil of none.
  static func widest(of levels: [AccessLevel]) -> AccessLevel? { allCases.first(where: levels.contains) }

  /// The word with a blank behind it, empty where Swift means it anyway.
  var prefix: String { self == .internal ? "" : rawValue + " " }
}
