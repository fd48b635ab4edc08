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
  ///
  /// - Parameter willCheck: is told of every rule before it runs.
  public func run(_ program: Program, willCheck: ((_ rule: String) -> Void)? = nil) -> [Diagnostic] {
    let rules = registry.rules.filter(configuration.runs)
    var seen: Set<Diagnostic> = []
    let bodies = rules.contains { $0 is any BodyRule } ? ProgramBodies(program) : nil
    let found = rules.flatMap { rule in
      willCheck?(rule.name)
      return ask(rule, about: program, bodies).filter { seen.insert($0).inserted }.map {
        settled($0, by: rule)
      }
    }
    let mended = MendedStretches(program)
    var suppressions = Suppressions(program)
    var findings = suppressions.filter(found.compactMap(mended.trusted))
    if let rule = rules.lazy.compactMap({ $0 as? UnusedSuppression }).first {
      findings += suppressions.idleNames(among: rules, toldBy: rule).map { settled($0, by: rule) }
    }
    return findings.sorted(by: Diagnostic.inOrder)
  }

  private func ask(_ rule: any Rule, about program: Program, _ bodies: ProgramBodies?) -> [Diagnostic] {
    guard let bodies, let rule = rule as? any BodyRule else { return rule.check(program) }
    return rule.check(bodies)
  }

  private func settled(_ finding: Diagnostic, by rule: any Rule) -> Diagnostic {
    var finding = finding
    if finding.severity < rule.defaultSeverity {
      for index in finding.fixes.indices { finding.fixes[index].isSafe = false }
    }
    finding.severity = configuration.severity(of: finding, by: rule)
    return finding
  }
}
