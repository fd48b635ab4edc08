import XCSemantics
import XCSyntax

/// Checks every source of a plan, each by the configuration that counts for it.
public struct LintRun: Sendable {
  /// What a run came to.
  public struct Outcome: Sendable {
    /// The findings in order of file, line, column and rule.
    public var findings: [Diagnostic]
    /// How many findings the baseline knows.
    public var baselined = 0
    /// Requested files that could not be read.
    public var failures: [LoadFailure]
    /// The programs that were looked at: one unless configurations differ in how sources are loaded.
    public var programs: [Program]
    /// What each configuration found, for further changes.
    public var checks: [Check] = []
  }

  /// What one configuration found in the sources that it counts for.
  public struct Check: Sendable {
    /// The place of the program among the outcome's.
    public let program: Int
    /// The sources by their paths.
    public let paths: Set<String>
    /// What was found.
    public var linted: LintedProgram

    /// The same check where the outcome's programs stand behind others.
    public func moved(by count: Int) -> Check {
      Check(program: program + count, paths: paths, linted: linted)
    }

    /// The findings in the sources that the configuration counts for.
    public var findings: [Diagnostic] { linted.findings.filter { paths.contains($0.span.file) } }
  }

  var plan: SourcePlan
  var fileSystem: any FileSystem
  private let options: LoadOptions
  private let only: Set<String>?
  private let disabled: Set<String>
  private let baseline: Baseline?
  private let registry: RuleRegistry
  private let focus: Set<String>?
  private let parsed: ParsedSources?
  private let report: (@Sendable (LintProgress) -> Void)?

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - plan: the sources.
  ///   - options: how programs are loaded, before a configuration adds to it.
  ///   - only: the only rules that run, nil for all that the configurations let run.
  ///   - disabled: rules that do not run.
  ///   - baseline: findings that are known and not told again.
  ///   - parsed: files that need not be parsed again; nil to parse all.
  ///   - focus: the canonical paths of the only sources in which findings are wanted; nil for all of them.
  ///   - report: is told how far the work is, from any thread.
  public init(
    _ plan: SourcePlan, options: LoadOptions, only: Set<String>? = nil, disabled: Set<String> = [],
    baseline: Baseline? = nil, registry: RuleRegistry = .all, fileSystem: any FileSystem = LocalFileSystem(),
    parsed: ParsedSources? = nil, focus: Set<String>? = nil,
    report: (@Sendable (LintProgress) -> Void)? = nil
  ) {
    self.plan = plan
    self.options = options
    self.only = only
    self.disabled = disabled
    self.baseline = baseline
    self.registry = registry
    self.fileSystem = fileSystem
    self.parsed = parsed
    self.focus = focus
    self.report = report
  }

  /// Loads and checks.
  ///
  /// Every program holds all sources of the plan, since a class may be spread over folders; where configurations
  /// load differently, each source is judged in the program that its own configuration makes.
  public func perform() async -> Outcome {
    var outcome = Outcome(findings: [], failures: [], programs: [])
    for sharing in plan.groupsByLoading {
      let loading = options.adding(sharing[0].configuration)
      let report = report
      let loader = ProgramLoader(
        options: loading, fileSystem: fileSystem, parsed: parsed, willRead: { report?(.found($0)) },
        didRead: { report?(.read($0)) })
      let program = focused(await loader.load(plan.inputs))
      if outcome.programs.isEmpty { outcome.failures = program.failures }
      outcome.programs.append(program)
      for group in sharing {
        let check = check(group, in: program, at: outcome.programs.count - 1)
        outcome.findings += check.findings
        outcome.checks.append(check)
      }
    }
    outcome.findings.sort(by: Diagnostic.inOrder)
    if let baseline {
      let new = baseline.unknown(outcome.findings, in: SourceLines(outcome.programs))
      outcome.baselined = outcome.findings.count - new.count
      outcome.findings = new
    }
    return outcome
  }

  private func focused(_ program: Program) -> Program {
    guard let focus else { return program }
    let files = program.requestedFiles.filter { focus.contains(fileSystem.canonicalPath($0.source.path)) }
    return program.focused(on: Set(files.map(\.id)))
  }

  /// The findings in the sources of a group, by its configuration, in the order in which the linter gives them.
  ///
  /// - Parameter program: holds all sources of the plan, loaded as the configuration of the group says.
  public func findings(in group: SourcePlan.Group, of program: Program) -> [Diagnostic] {
    check(group, in: program, at: 0).findings
  }

  private func check(_ group: SourcePlan.Group, in program: Program, at place: Int) -> Check {
    let linter = linter(for: group.configuration)
    var number = 0
    let linted = linter.check(program, workers: options.workers) { rule in
      number += 1
      report?(.checking(rule, number: number, of: linter.ruleCount))
    }
    return Check(program: place, paths: Set(group.inputs.map(\.path)), linted: linted)
  }

  private func linter(for configuration: Configuration) -> Linter {
    let settings = configuration.rules.mapValues { level in
      level.severity.map(LintConfiguration.Setting.severity) ?? .off
    }
    return Linter(
      registry: registry,
      configuration: LintConfiguration(settings: settings, only: only, disabled: disabled))
  }
}
