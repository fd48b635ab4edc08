/// An extension of a protocol.
public struct SwiftExtension: Hashable, Sendable {
  /// Lines of its documentation.
  public var documentation: [String]
  /// The protocol's name.
  public var name: String
  /// The protocols that a class must conform to besides for the extension to count.
  public var constraints: [String]
  /// Defaults of requirements.
  public var functions: [SwiftFunction]
  /// Optional methods as properties.
  public var bindings: [SwiftMethodBinding]
  /// Who sees the members at most: those who see each of the protocols. Nil where that is no question.
  public var widestAccess: AccessLevel?

  /// Makes an extension.
  public init(
    documentation: [String] = [], name: String, constraints: [String] = [], functions: [SwiftFunction] = [],
    bindings: [SwiftMethodBinding] = [], widestAccess: AccessLevel? = nil
  ) {
    self.documentation = documentation
    self.name = name
    self.constraints = constraints
    self.functions = functions
    self.bindings = bindings
    self.widestAccess = widestAccess
  }
}

/// A property that is a method of a refined protocol as a closure, or nil where the object lacks that
/// protocol.
public struct SwiftMethodBinding: Hashable, Sendable {
  /// Lines of its documentation.
  public var documentation: [String]
  /// The method.
  public var method: SwiftFunction
  /// The protocol that has the method.
  public var refinement: String
  /// The property's type, a function that is not optional.
  public var type: SwiftType

  /// Makes a binding.
  public init(documentation: [String] = [], method: SwiftFunction, refinement: String, type: SwiftType) {
    self.documentation = documentation
    self.method = method
    self.refinement = refinement
    self.type = type
  }
}
