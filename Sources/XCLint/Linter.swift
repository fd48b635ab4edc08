import XCSemantics
import XCSyntax

/// Runs rules over a program.
public struct Linter: Sendable {
  private let registry: RuleRegistry
  private let configuration: LintConfiguration

  /// Makes a linter from rules and what is said about them.
  public init(registry: RuleRegistry = .all, configuration: LintConfiguration = LintConfiguration()) {
    self.registry = registry
    self.configuration = configuration
  }

  /// All findings in the requested files, ordered by file, line, column and rule, each once.
  public func run(_ program: Program) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    var findings: [Diagnostic] = []
    for rule in registry.rules where configuration.runs(rule) {
      for var finding in rule.check(program) where seen.insert(finding).inserted {
        finding.severity = configuration.severity(of: finding, by: rule)
        findings.append(finding)
      }
    }
    return Suppressions(program: program, registry: registry).apply(to: findings)
      .sorted(by: Diagnostic.inOrder)
  }
}
