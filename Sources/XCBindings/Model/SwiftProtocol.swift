/// A protocol.
public struct SwiftProtocol: Hashable, Sendable {
  /// Lines of its documentation.
  public var documentation: [String]
  /// Its name.
  public var name: String
  /// The protocol that it refines; nil for one that any class may conform to.
  public var parent: String?
  /// What a conformer must have.
  public var requirements: [SwiftFunction]

  /// Makes a protocol.
  public init(
    documentation: [String] = [], name: String, parent: String? = nil, requirements: [SwiftFunction]
  ) {
    self.documentation = documentation
    self.name = name
    self.parent = parent
    self.requirements = requirements
  }
}
