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

  /// How many rules run.
  public var ruleCount: Int { rules.count }

  private var rules: [any Rule] { registry.rules.filter(configuration.runs) }

  /// All findings in the requested files, ordered by file, line, column and rule, each once.
  ///
  /// - Parameter willCheck: is told of every rule before it runs.
  public func run(_ program: Program, willCheck: ((_ rule: String) -> Void)? = nil) -> [Diagnostic] {
    check(program, willCheck: willCheck).findings
  }

  /// Checks a program and keeps what was found, for further changes.
  ///
  /// - Parameters:
  ///   - workers: how many threads check at once; what is found does not hang on it.
  ///   - willCheck: is told of every rule before it runs.
  public func check(_ program: Program, workers: Int = 1, willCheck: ((_ rule: String) -> Void)? = nil)
    -> LintedProgram
  {
    LintedProgram(
      program, rules: rules, configuration: configuration, workers: workers,
      willCheck: willCheck)
  }
}
