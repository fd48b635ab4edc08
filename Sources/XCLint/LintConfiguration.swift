import XCSyntax

/// Which rules run and how much their findings matter.
public struct LintConfiguration: Sendable, Hashable {
  /// What a configuration says about one rule.
  public enum Setting: Sendable, Hashable {
    /// The rule does not run.
    case off
    /// Its findings have this severity.
    case severity(Severity)
  }

  /// What is said about rules by name; rules that are not named keep their defaults.
  public var settings: [String: Setting]

  /// The only rules that run, or nil for all.
  public var only: Set<String>?

  /// Rules that do not run.
  public var disabled: Set<String>

  /// Makes a configuration; the default runs every rule as it is.
  public init(settings: [String: Setting] = [:], only: Set<String>? = nil, disabled: Set<String> = []) {
    self.settings = settings
    self.only = only
    self.disabled = disabled
  }

  /// Whether a rule runs.
  public func runs(_ rule: any Rule) -> Bool {
    if disabled.contains(rule.name) { return false }
    if let only { return only.contains(rule.name) }
    return settings[rule.name] != .off
  }

  /// The severity that a finding has in the end.
  ///
  /// A severity that is set takes the place of the rule's own. A finding that the rule itself thinks less of
  /// (one that it is not sure of) is lowered with it and never raised.
  func severity(of finding: Diagnostic, by rule: any Rule) -> Severity {
    guard case .severity(let wanted) = settings[rule.name] else { return finding.severity }
    return finding.severity == rule.defaultSeverity ? wanted : min(wanted, finding.severity)
  }
}
