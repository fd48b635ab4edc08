/// An xc enum in Swift: a struct around a number with named values, since xc enums are open and may repeat
/// values.
public struct SwiftEnumeration: Hashable, Sendable {
  /// A named value.
  public struct Member: Hashable, Sendable {
    /// Lines of its documentation.
    public var documentation: [String]
    /// Its name.
    public var name: String
    /// Its number.
    public var value: UInt64

    /// Makes a member.
    public init(documentation: [String] = [], name: String, value: UInt64) {
      self.documentation = documentation
      self.name = name
      self.value = value
    }
  }

  /// Lines of its documentation.
  public var documentation: [String]
  /// Its name.
  public var name: String
  /// Named values in order.
  public var members: [Member]

  /// Makes an enumeration.
  public init(documentation: [String] = [], name: String, members: [Member]) {
    self.documentation = documentation
    self.name = name
    self.members = members
  }

  /// The smallest unsigned type that holds every value.
  public var rawType: SwiftType {
    switch members.map(\.value).max() ?? 0 {
    case ...UInt64(UInt8.max): .standard("UInt8")
    case ...UInt64(UInt16.max): .standard("UInt16")
    case ...UInt64(UInt32.max): .standard("UInt32")
    default: .standard("UInt64")
    }
  }
}
