/// A struct with stored properties and a memberwise initialiser.
public struct SwiftStruct: Hashable, Sendable {
  /// A stored property.
  public struct Property: Hashable, Sendable {
    /// Lines of its documentation.
    public var documentation: [String]
    /// Its name.
    public var name: String
    /// Its type.
    public var type: SwiftType

    /// Makes a property.
    public init(documentation: [String] = [], name: String, type: SwiftType) {
      self.documentation = documentation
      self.name = name
      self.type = type
    }
  }

  /// Lines of its documentation.
  public var documentation: [String]
  /// Its name.
  public var name: String
  /// Whether its values may cross from one isolation to another.
  public var isSendable: Bool
  /// Properties in order.
  public var properties: [Property]

  /// Makes a struct.
  public init(documentation: [String] = [], name: String, isSendable: Bool = false, properties: [Property]) {
    self.documentation = documentation
    self.name = name
    self.isSendable = isSendable
    self.properties = properties
  }
}
