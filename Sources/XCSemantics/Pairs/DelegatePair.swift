import XCSyntax

/// Two methods of a protocol of which a class should have both or neither.
public struct DelegatePair: Sendable, Hashable {
  /// The protocol's name.
  public var protocolName: String

  /// The method that begins something, or comes first.
  public var first: String

  /// The method that ends it.
  public var second: String

  /// What the pair is called, as in `FormVisibility`; nil where it has no name of its own.
  public var name: String?

  /// How much a lone half matters.
  public var severity: Severity

  /// Why the two belong together, one sentence without a full stop; nil where only a declaration says so.
  public var reason: String?

  /// What a class without the first method never hears of, one phrase each.
  public var missedWithoutFirst: [String]

  /// What a class without the second method never hears of, one phrase each.
  public var missedWithoutSecond: [String]

  /// Whether the root class has both methods, so that only overrides of them count.
  public var isSuppliedByRoot: Bool

  /// Makes a pair.
  public init(
    protocolName: String, first: String, second: String, name: String? = nil, severity: Severity = .error,
    reason: String? = nil, missedWithoutFirst: [String] = [], missedWithoutSecond: [String] = [],
    isSuppliedByRoot: Bool = false
  ) {
    self.protocolName = protocolName
    self.first = first
    self.second = second
    self.name = name
    self.severity = severity
    self.reason = reason
    self.missedWithoutFirst = missedWithoutFirst
    self.missedWithoutSecond = missedWithoutSecond
    self.isSuppliedByRoot = isSuppliedByRoot
  }

  /// Both method names, first and second.
  public var methods: [String] { [first, second] }
}
