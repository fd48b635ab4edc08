import XCSemantics

/// The rules of a linter by name.
public struct RuleRegistry: Sendable {
  /// The rules in the order in which they are listed.
  public let rules: [any Rule]

  /// Makes a registry of some rules.
  public init(_ rules: [any Rule]) { self.rules = rules }

  /// Every rule that there is.
  public static let all = RuleRegistry([
    SyntaxError(), PairedDelegateMethods(), MissingRequiredMethod(), ProtocolSignatureMismatch(),
    FinalProtocolMethod(), OptionalMethodDirectCall(), UnknownProtocolMethod(), CallbackSignature(),
    UnguardedCallbackCall(), StrongDelegate(), UnheldDelegate(), NonconformingValue(),
    CastWithoutConformance(), UnknownProtocol(), UnresolvedImport(), CategoryOrder(), MalformedAction(),
    TeardownInDidHide(), UnbalancedShowHide(), ReusedViewState(), ProtocolMember(), MisplacedOptional(),
    WeakTarget(), DuplicateDeclaration(), RedundantConformance(), LegacySpelling(), UnusedSuppression(),
  ])

  /// The rule with a name.
  public func rule(named name: String) -> (any Rule)? { rules.first { $0.name == name } }

  /// The names of all rules.
  public var names: [String] { rules.map(\.name) }

  /// The rule name that a wrong one most likely means.
  public func nearestName(to name: String) -> String? {
    Spelling.nearest(to: name, among: names, within: max(2, name.count / 3))
  }
}
