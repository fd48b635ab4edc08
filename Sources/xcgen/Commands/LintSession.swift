import XCBindings
import XCLint
import XCSemantics
import XCSyntax

/// One run of `xcgen lint`, once its arguments and sources are known.
struct LintSession: Sendable {
  let settings: LintCommand.Settings
  let plan: SourcePlan
  let console: Console
  let fileSystem: any FileSystem

  /// Does the work.
  func perform() async throws -> ExitStatus {
    try checkPlaces()
    let baseline = try readBaseline()
    let fixed = await check(against: baseline)
    ProcessEnd.keep(fixed)
    let outcome = fixed.lint
    console.tellImports(of: outcome.programs)
    console.tell(
      settings.shared.remarks(on: plan.groups.map(\.configuration), in: outcome.programs, fileSystem))
    for problem in plan.problems { console.line(problem.message(ofEmptyFolder: .warning)) }
    for failure in outcome.failures { console.line(failure.message) }
    try refuseOverwriting(outcome.programs.flatMap(\.inputPaths))
    if settings.fixes { try write(fixed) }
    let isComplete = plan.problems.allSatisfy(\.isEmptyFolder) && outcome.failures.isEmpty
    if let path = settings.newBaselinePath {
      let baseline = Baseline(outcome.findings, in: outcome.programs, path: path)
      try write(baseline.text, to: path)
      console.remark("\(counted(baseline.count, "finding")) written to \(path)")
      return isComplete ? .success : .failure
    }
    try publish(outcome)
    if baseline != nil {
      console.detail("\(counted(outcome.baselined, "finding")) known by the baseline")
    }
    if settings.showsSummary { console.line("xcgen: \(FindingSummary(outcome.findings).text)") }
    let status = isComplete ? status(of: outcome.findings) : .failure
    if status == .success { try record(outcome) }
    return status
  }

  /// What can not be written should be told before the work, and before sources are mended.
  private func checkPlaces() throws(CommandFailure) {
    let places = [
      settings.outputPath, settings.newBaselinePath, settings.stampFile, settings.dependencyFile,
    ]
    for path in places.compactMap({ $0 }) {
      do {
        try RunFile.check(path)
      } catch {
        throw CommandFailure(error.description)
      }
    }
    try refuseOverwriting(plan.inputs.map(\.path))
  }

  /// What is read is not what a report may replace: sources before the run, what they import before anything is
  /// written.
  private func refuseOverwriting(_ sources: [String]) throws(CommandFailure) {
    let inputs = sources + plan.configurationPaths
    let baseline = [settings.baselinePath].compactMap { $0 }
    try RunFile.refuse(settings.outputPath, ofOption: "--output", reading: inputs + baseline)
    try RunFile.refuse(settings.newBaselinePath, ofOption: "--write-baseline", reading: inputs)
    try RunFile.refuse(
      settings.dependencyFile, ofOption: "--depfile", reading: inputs + baseline,
      making: [settings.stampFile].compactMap { $0 })
    try RunFile.refuse(settings.stampFile, ofOption: "--stamp", reading: inputs + baseline)
  }

  private func readBaseline() throws(CommandFailure) -> Baseline? {
    // A new baseline holds what an old one knows, too.
    guard let path = settings.baselinePath, settings.newBaselinePath == nil else { return nil }
    do {
      return try Baseline(reading: path, fileSystem: fileSystem)
    } catch {
      throw CommandFailure("cannot use the baseline '\(error.path)': \(error.reason)")
    }
  }

  private func check(against baseline: Baseline?) async -> FixRun.Outcome {
    var options = settings.shared.loadOptions
    options.skipsBodies = true
    return await ProgressLine.showing(on: console) { [options] report in
      let run = LintRun(
        plan, options: options, only: settings.only.map(Set.init),
        disabled: Set(settings.disabled), baseline: baseline, fileSystem: fileSystem, report: report)
      if settings.fixes { return await FixRun(run).perform() }
      return FixRun.Outcome(lint: await run.perform())
    }
  }

  // MARK: - Output

  private var standardInput: SourceInput? {
    plan.inputs.first { if case .bytes = $0 { true } else { false } }
  }

  /// Writes mended sources; that of standard input goes to standard output, changed or not.
  private func write(_ outcome: FixRun.Outcome) throws(CommandFailure) {
    let input = standardInput
    do {
      try SourceWriter().write(outcome.changes.filter { $0.path != input?.path })
    } catch {
      throw CommandFailure("cannot mend '\(error.path)': \(error.reason)")
    }
    if case .bytes(let bytes, let path) = input {
      let mended = outcome.changes.first { $0.path == path }?.new ?? bytes
      try console.show(mended)
    }
    let mendable = Set(outcome.lint.findings.filter { !$0.fixes.isEmpty }.map(\.span.file))
    for path in plan.strayPaths.intersection(mendable).sorted() {
      console.remark("'\(path)' is not mended: a link leads to it, out of what was searched")
    }
    guard !outcome.changes.isEmpty else { return }
    console.remark(
      "\(counted(outcome.applied, "fix-it")) applied in \(counted(outcome.changes.count, "file"))")
  }

  private func publish(_ outcome: LintRun.Outcome) throws(CommandFailure) {
    let showsMendedText = settings.fixes && standardInput != nil
    let pipe = showsMendedText ? console.errors : console.output
    let usesColors = settings.outputPath == nil && console.color.isOn(for: pipe)
    let report = settings.format.report(
      outcome.findings, in: outcome.programs, usesColors: usesColors || console.color == .always,
      version: XCGenVersion.current)
    if let path = settings.outputPath { return try write(report, to: path) }
    guard showsMendedText else { return try console.show(report) }
    // Nothing is left to tell about a standard error that takes no text.
    try? pipe.write(report)
  }

  private func write(_ text: String, to path: String) throws(CommandFailure) {
    do {
      try RunFile.write(text, to: path)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func record(_ outcome: LintRun.Outcome) throws(CommandFailure) {
    guard let stamp = settings.stampFile else { return }
    let inputs =
      outcome.programs.flatMap { $0.inputPaths + $0.missingImportPaths } + plan.configurationPaths
    do {
      if let path = settings.dependencyFile {
        try RunFile.write(DependencyRule(targets: [stamp], inputs: inputs).text, to: path)
      }
      try RunFile.stamp(stamp)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func status(of findings: [Diagnostic]) -> ExitStatus {
    let limit = settings.isStrict ? Severity.warning : .error
    return findings.contains { $0.severity >= limit } ? .findings : .success
  }
}
