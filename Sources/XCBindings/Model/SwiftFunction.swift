/// A method of a protocol or of an extension.
public struct SwiftFunction: Hashable, Sendable {
  /// What stands in its braces.
  public enum Body: Hashable, Sendable {
    /// No braces: a requirement.
    case requirement
    /// Nothing.
    case empty
    /// `nil`.
    case returnsNil
  }

  /// Lines of its documentation.
  public var documentation: [String]
  /// The name without parameters.
  public var name: String
  /// The parameters in order.
  public var parameters: [SwiftParameter]
  /// Whether it may throw.
  public var isThrowing: Bool
  /// The result, nil for none.
  public var result: SwiftType?
  /// What stands in its braces.
  public var body: Body

  /// Makes a function.
  public init(
    documentation: [String] = [], name: String, parameters: [SwiftParameter], isThrowing: Bool = false,
    result: SwiftType?, body: Body = .requirement
  ) {
    self.documentation = documentation
    self.name = name
    self.parameters = parameters
    self.isThrowing = isThrowing
    self.result = result
    self.body = body
  }

  /// The name with its labels, as Swift's messages write it: `formWillShow(_:content:depth:)`.
  public var fullName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The function as its extension's default: no documentation, nothing done, nil where a result is due.
  var asDefault: SwiftFunction {
    var copy = self
    copy.documentation = []
    copy.body = result == nil ? .empty : .returnsNil
    return copy
  }
}

/// A parameter of a method or an initialiser.
public struct SwiftParameter: Hashable, Sendable {
  /// What a caller writes in front of the argument; nil for nothing.
  public var label: String?
  /// The name inside; nil for none.
  public var name: String?
  /// The type.
  public var type: SwiftType

  /// Makes a parameter.
  public init(label: String?, name: String?, type: SwiftType) {
    self.label = label
    self.name = name
    self.type = type
  }
}
