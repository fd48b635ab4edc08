/// A typealias.
public struct SwiftTypeAlias: Hashable, Sendable {
  /// Lines of its documentation.
  public var documentation: [String]
  /// The new name.
  public var name: String
  /// What it stands for.
  public var target: SwiftType

  /// Makes a typealias.
  public init(documentation: [String] = [], name: String, target: SwiftType) {
    self.documentation = documentation
    self.name = name
    self.target = target
  }
}
