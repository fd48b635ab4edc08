import XCSyntax

/// How near a declaration is to the file that names it; nearer ones win.
public enum Visibility: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// The same file declares it.
  case sameFile
  /// A file that the file imports, however indirectly, declares it.
  case imported
  /// A file that is compiled together with it declares it: some third file imports both.
  case unit
  /// The built-in interface declares it, and the file sees that part of it.
  case builtIn
  /// A file that has nothing to do with this one declares it.
  case elsewhere
  /// The built-in interface declares it, and nothing imports it.
  case builtInUnseen

  /// Whether a compiler would find the declaration.
  public var isSeen: Bool { self < .elsewhere }

  /// Orders from near to far.
  public static func < (left: Visibility, right: Visibility) -> Bool { left.rawValue < right.rawValue }
}

/// A type as one file finds it.
public struct VisibleType: Sendable {
  /// The type.
  public let symbol: TypeSymbol
  /// How near it is.
  public let visibility: Visibility
  /// When the name means this type and no nearer one.
  public let condition: Condition
}
