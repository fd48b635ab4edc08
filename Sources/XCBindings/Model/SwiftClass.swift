/// An open class without members that stands in for somebody's class.
public struct SwiftClass: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its superclass, nil for none.
  public var parent: String?

  /// Makes a class.
  public init(name: String, parent: String?) {
    self.name = name
    self.parent = parent
  }
}
