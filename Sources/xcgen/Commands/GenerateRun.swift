import XCBindings
import XCLint
import XCSemantics
import XCSyntax

/// One run of `xcgen generate`, once its arguments and sources are known.
struct GenerateRun: Sendable {
  let settings: GenerateCommand.Settings
  let plan: SourcePlan
  let console: Console
  /// Whether `plugin` in the configuration decides what is done with a source, and not the command line.
  var obeysPluginSettings = false
  /// Files that need not be parsed again.
  var parsed = ParsedSources()
  var fileSystem: any FileSystem = LocalFileSystem()

  /// What a run came to.
  struct Outcome {
    var status: ExitStatus
    /// The names of the files that were written or stand as they should.
    var outputs: [String] = []
  }

  /// Does the work.
  func perform() async throws -> Outcome {
    let parts = try parts()
    if settings.namesOutputs {
      return Outcome(status: try nameOutputs(withStubs: parts.contains(where: \.options.declaresStubs)))
    }
    let loaded = await load(parts)
    let programs = loaded.programs
    console.tellImports(of: programs)
    console.tell(settings.shared.remarks(on: plan.groups.map(\.configuration), in: programs, fileSystem))
    let failures = programs.first?.failures ?? []
    for failure in failures { console.line(failure.message) }
    guard failures.isEmpty else { return Outcome(status: .failure) }
    let output = BindingGenerator.generate(loaded.units)
    let findings = merged(findings(in: programs), output.diagnostics)
    let report = ReportFormat.text.report(
      findings, in: programs, usesColors: console.color.isOn(for: console.output))
    let isRefused = findings.contains { $0.severity == .error }
    if !isRefused, settings.printsFiles || settings.listsOutputs || settings.onlyChecks {
      // What such a run prints is data.
      try? console.errors.write(report)
    } else {
      try console.show(report)
    }
    for (part, unused) in zip(parts, output.unusedSettings) { warn(of: unused, in: part.configuration) }
    let inputs = output.inputs + plan.configurationPaths
    guard !isRefused else {
      return Outcome(status: .findings)
    }
    let status = try publish(output, inputs: inputs)
    for note in output.notes { console.remark("note: \(note)") }
    return Outcome(status: status, outputs: output.files.map(\.name))
  }

  /// Sources that are bound alike, and how.
  private struct Part {
    /// The place of their program among those of the plan.
    var program: Int
    var configuration: Configuration
    var options: BindingOptions
    var paths: Set<String>
  }

  /// The sources that give bindings, those together whose configurations say the same of them.
  private func parts() throws -> [Part] {
    var parts: [Part] = []
    for (program, groups) in plan.groupsByLoading.enumerated() {
      for group in groups where !obeysPluginSettings || group.configuration.plugin.generate {
        let options = try bindingOptions(group.configuration)
        let paths = Set(group.inputs.map(\.path))
        if let index = parts.firstIndex(where: { $0.program == program && $0.options == options }) {
          parts[index].paths.formUnion(paths)
        } else {
          parts.append(
            Part(program: program, configuration: group.configuration, options: options, paths: paths))
        }
      }
    }
    return parts
  }

  /// Every program has all sources, since a type may be declared in any of them.
  private func load(_ parts: [Part]) async -> (programs: [Program], units: [BindingUnit]) {
    var programs: [Program] = []
    for groups in plan.groupsByLoading {
      let loading = settings.shared.loadOptions.adding(groups[0].configuration)
      programs.append(
        await ProgramLoader(options: loading, fileSystem: fileSystem, parsed: parsed).load(plan.inputs))
    }
    let units = parts.map { part in
      let program = programs[part.program]
      let files = program.requestedFiles.filter { part.paths.contains($0.source.path) }
      return BindingUnit(
        program, options: part.options,
        sources: files.map { file in
          BindingSource(file: file.id, relativePath: Self.relativePath(of: file.source.path, in: plan))
        })
    }
    return (programs, units)
  }

  /// What lint says of the sources that are to be checked.
  private func findings(in programs: [Program]) -> [Diagnostic] {
    let run = LintRun(plan, options: settings.shared.loadOptions)
    var findings: [Diagnostic] = []
    for (program, groups) in zip(programs, plan.groupsByLoading) {
      let checked = groups.filter { obeysPluginSettings ? $0.configuration.plugin.lint : settings.lints }
      findings += checked.flatMap { run.findings(in: $0, of: program) }
      if checked.isEmpty { warnOfSources(groups.flatMap(\.inputs).map(\.path), in: program) }
    }
    return findings
  }

  /// Findings of lint and refusals of the generator, a mistake that both name once.
  private func merged(_ findings: [Diagnostic], _ refusals: [Diagnostic]) -> [Diagnostic] {
    let known = Set(findings.map { Place($0) })
    return (findings + refusals.filter { !known.contains(Place($0)) }).sorted(by: Diagnostic.inOrder)
  }

  private struct Place: Hashable {
    let rule: String
    let span: SourceSpan

    init(_ finding: Diagnostic) {
      rule = finding.rule
      span = finding.span
    }
  }

  /// Says what lint finds about some sources that shapes their bindings: what is declared in a file that is not found
  /// reads as a class, and a pair of names that nobody has is no pair.
  private func warnOfSources(_ paths: [String], in program: Program) {
    let paths = Set(paths)
    let configuration = LintConfiguration(only: ["unresolved-import", "paired-delegate-methods"])
    let kept = KeptCode(of: program)
    for finding in Linter(configuration: configuration).run(program)
    where paths.contains(finding.span.file)
      && (finding.rule == "unresolved-import"
        ? isKept(finding, kept, in: program) : isAtComment(finding, in: program))
    {
      let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
      console.line("\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
    }
  }

  /// Whether the import of a finding is there with what is defined.
  private func isKept(_ finding: Diagnostic, _ kept: KeptCode, in program: Program) -> Bool {
    program.requestedFiles.contains { file in
      file.source.path == finding.span.file
        && file.source.imports.contains { directive in
          directive.range.lowerBound == finding.span.bytes.lowerBound
            && kept.keeps(directive.condition, at: directive.range.lowerBound, in: file.id)
        }
    }
  }

  private func isAtComment(_ finding: Diagnostic, in program: Program) -> Bool {
    program.requestedFiles.contains { file in
      file.source.path == finding.span.file
        && file.source.toolComments.contains { $0.range.contains(finding.span.bytes.lowerBound) }
    }
  }

  private func bindingOptions(_ configuration: Configuration) throws -> BindingOptions {
    let said = configuration.generate
    var options = BindingOptions(said, version: XCGenVersion.current)
    options.access = settings.access ?? options.access
    options.imports += settings.imports.filter { !said.imports.contains($0) }
    options.declaresStubs = settings.declaresStubs || options.declaresStubs
    options.optionals = settings.optionals ?? options.optionals
    options.isolation = settings.isolation ?? options.isolation
    guard let problem = options.problems.first else { return options }
    guard let path = configuration.path, let position = configuration.position(of: problem.setting) else {
      throw CommandFailure(problem.message)
    }
    throw ConfigurationError(message: problem.message, path: path, position: position)
  }

  /// Says which entries of the configuration match nothing; the bindings stand all the same.
  private func warn(of unused: [UnusedSetting], in configuration: Configuration) {
    let path = configuration.path ?? ConfigurationFinder.fileName
    let placed = unused.map { (setting: $0, position: configuration.position(of: $0)) }.sorted {
      left, right in
      guard let first = left.position, let second = right.position else {
        return right.position == nil && left.position != nil
      }
      return first < second
    }
    for (setting, position) in placed {
      let place = position.map { "\(path):\($0.line):\($0.column)" } ?? path
      console.line("\(place): warning: \(setting.message)")
    }
  }

  private func nameOutputs(withStubs: Bool) throws -> ExitStatus {
    let names = plan.inputs.map {
      OutputNaming.fileName(forRelativePath: Self.relativePath(of: $0.path, in: plan))
    }
    let all = Set(names + (withStubs ? [OutputNaming.stubs] : [])).sorted()
    try console.show(all.map { path(of: $0) + "\n" }.joined())
    return .success
  }

  private func publish(_ output: GeneratedOutput, inputs: [String]) throws -> ExitStatus {
    if settings.listsOutputs {
      try console.show(output.files.map { path(of: $0.name) + "\n" }.joined())
      return .success
    }
    if settings.printsFiles {
      try console.show(output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n"))
    }
    guard let folder = settings.folder else { return .success }
    let outputs = output.files.map { path(of: $0.name) }
    try RunFile.refuse(
      settings.dependencyFile, ofOption: "--depfile", reading: inputs,
      making: outputs + [settings.stampFile].compactMap { $0 })
    try RunFile.refuse(settings.stampFile, ofOption: "--stamp", reading: inputs, making: outputs)
    do {
      let writer = OutputWriter(directory: folder)
      let stale = settings.prunes ? writer.staleFiles(besides: output.files) : []
      if settings.onlyChecks { return try showChanges(writer.changes(output.files) + stale) }
      let report = try writer.write(output.files, with: dependencies(of: output, inputs: inputs))
      try writer.remove(stale)
      console.detail(
        "\(report.written.count) files written, \(report.unchanged.count) left alone, \(stale.count) taken away"
      )
      if let stamp = settings.stampFile { try RunFile.stamp(stamp) }
      return .success
    } catch let error as OutputError {
      throw CommandFailure(error.description)
    }
  }

  private func showChanges(_ changes: [OutputWriter.Change]) throws -> ExitStatus {
    for change in changes {
      let place = path(of: change.file.name)
      try console.show(
        UnifiedDiff(from: change.existing ?? [], to: change.file.bytes)
          .text(
            from: change.existing == nil ? "/dev/null" : place,
            to: change.file.bytes.isEmpty ? "/dev/null" : place))
    }
    return changes.isEmpty ? .success : .findings
  }

  private func dependencies(
    of output: GeneratedOutput, inputs: [String]
  ) -> [(writer: OutputWriter, file: GeneratedFile)] {
    guard let path = settings.dependencyFile else { return [] }
    let targets = settings.stampFile.map { [$0] } ?? output.files.map { self.path(of: $0.name) }
    return [RunFile.output(DependencyRule(targets: targets, inputs: inputs).text, at: path)]
  }

  private func path(of name: String) -> String {
    settings.folder.map { FilePath.join($0, name) } ?? name
  }

  /// The path that names an output; standard input without a name of its own gives a file name like any other.
  private static func relativePath(of path: String, in plan: SourcePlan) -> String {
    if path == SharedSettings.standardInputName { return "stdin.xc" }
    return plan.relativePaths[path] ?? FilePath.name(of: path)
  }
}

extension Configuration {
  /// Where an entry of `generate` stands; nil where the file has none such.
  fileprivate func position(of setting: UnusedSetting) -> SourcePosition? {
    settingPositions["\(setting.key.rawValue).\(setting.entry)"]
  }
}
