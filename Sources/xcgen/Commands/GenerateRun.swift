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

  /// What a run came to.
  struct Outcome {
    var status: ExitStatus
    /// The names of the files that were written or stand as they should.
    var outputs: [String] = []
    /// The paths of all files that had a say, configurations included.
    var inputs: [String] = []
  }

  /// Does the work.
  func perform() async throws -> Outcome {
    let configuration = try sharedConfiguration()
    let loading = settings.shared.loadOptions.adding(configuration)
    let options = try bindingOptions(configuration, definitions: loading.definitions)
    if settings.namesOutputs { return Outcome(status: try nameOutputs(withStubs: options.declaresStubs)) }
    let generator = BindingGenerator(options: options)
    let program = await ProgramLoader(options: loading).load(plan.inputs)
    console.tellImports(of: [program])
    console.tell(settings.shared.remarks(on: [configuration], in: [program]))
    for failure in program.failures { console.line(failure.message) }
    guard program.failures.isEmpty else { return Outcome(status: .failure) }
    let output = generator.generate(program, sources: sources(of: program))
    let findings = merged(findings(in: program), output.diagnostics)
    let report = ReportFormat.text.report(
      findings, in: [program], usesColors: console.color.isOn(for: console.output))
    let isRefused = findings.contains { $0.severity == .error }
    if !isRefused, settings.printsFiles || settings.listsOutputs || settings.onlyChecks {
      // What such a run prints is data.
      try? console.errors.write(report)
    } else {
      try console.show(report)
    }
    warn(of: output.unusedSettings, in: configuration)
    let inputs = output.inputs + plan.configurationPaths
    guard !isRefused else {
      return Outcome(status: .findings, inputs: inputs)
    }
    let status = try publish(output, inputs: inputs)
    if let note = output.note { console.remark("note: \(note)") }
    return Outcome(status: status, outputs: output.files.map(\.name), inputs: inputs)
  }

  /// What lint says of the sources that are to be checked.
  private func findings(in program: Program) -> [Diagnostic] {
    let groups = plan.groups.filter { obeysPluginSettings ? $0.configuration.plugin.lint : settings.lints }
    guard !groups.isEmpty else {
      warnOfSources(in: program)
      return []
    }
    let run = LintRun(plan, options: settings.shared.loadOptions)
    return groups.flatMap { run.findings(in: $0, of: program) }
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

  /// Says what lint finds about the sources that shapes their bindings: what is declared in a file that is not found
  /// reads as a class, and a pair of names that nobody has is no pair.
  private func warnOfSources(in program: Program) {
    let configuration = LintConfiguration(only: ["unresolved-import", "paired-delegate-methods"])
    for finding in Linter(configuration: configuration).run(program)
    where finding.rule == "unresolved-import" || isAtComment(finding, in: program) {
      let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
      console.line("\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
    }
  }

  /// The sources that give bindings.
  private var boundGroups: [SourcePlan.Group] {
    obeysPluginSettings ? plan.groups.filter(\.configuration.plugin.generate) : plan.groups
  }

  private func isAtComment(_ finding: Diagnostic, in program: Program) -> Bool {
    program.requestedFiles.contains { file in
      file.source.path == finding.span.file
        && file.source.toolComments.contains { $0.range.contains(finding.span.bytes.lowerBound) }
    }
  }

  /// The one configuration that counts; several that would give different files cannot be served in one run. The
  /// error stands at the second one.
  private func sharedConfiguration() throws(ConfigurationError) -> Configuration {
    guard let first = boundGroups.first?.configuration else { return Configuration() }
    for other in plan.groups.map(\.configuration) {
      let isBound = !obeysPluginSettings || other.plugin.generate
      guard first.loadsLike(other), !isBound || first.generate == other.generate else {
        // Of two different ones, one is a file.
        let (path, rest) =
          other.path.map { ($0, first.path) } ?? (first.path ?? ConfigurationFinder.fileName, nil)
        throw ConfigurationError(
          message: "sources that are bound together have different configurations, this one and "
            + (rest.map { "'\($0)'" } ?? "none") + ": " + differenceAdvice,
          path: path, position: .init(line: 1, column: 1))
      }
    }
    return first
  }

  private var differenceAdvice: String {
    guard obeysPluginSettings else {
      return "make their bindings in two runs, or name one with '--config'"
    }
    return
      "a target is built with one; take this one away, let both say the same but for 'rules' and 'plugin', or "
      + "move the sources that need it into a target of their own"
  }

  private func bindingOptions(
    _ configuration: Configuration, definitions: MacroTable
  ) throws -> BindingOptions {
    let said = configuration.generate
    var options = BindingOptions(version: XCGenVersion.current)
    options.access = settings.access ?? said.access.flatMap(AccessLevel.init) ?? options.access
    options.imports = said.imports + settings.imports.filter { !said.imports.contains($0) }
    options.declaresStubs = settings.declaresStubs || said.stubs ?? false
    options.optionals = settings.optionals ?? said.optionals.flatMap(OptionalStyle.init) ?? options.optionals
    options.isolation = settings.isolation ?? said.isolation.flatMap(BindingIsolation.init)
    options.types = said.types
    options.nonnull = Set(said.nonnull)
    options.names = said.names
    options.definitions = definitions
    guard let problem = options.problems.first else { return options }
    guard let path = configuration.path, let position = configuration.position(of: problem.setting) else {
      throw CommandFailure(problem.message)
    }
    throw ConfigurationError(message: problem.message, path: path, position: position)
  }

  /// Says which entries of the configuration match nothing; the bindings stand all the same.
  private func warn(of unused: [UnusedSetting], in configuration: Configuration) {
    let path = configuration.path ?? ConfigurationFinder.fileName
    for setting in unused {
      let place = configuration.position(of: setting).map { "\(path):\($0.line):\($0.column)" } ?? path
      console.line("\(place): warning: \(setting.message)")
    }
  }

  private func sources(of program: Program) -> [BindingSource] {
    let bound = Set(boundGroups.flatMap(\.inputs).map(\.path))
    return program.requestedFiles.filter { bound.contains($0.source.path) }.map { file in
      let path = file.source.path
      return BindingSource(file: file.id, relativePath: Self.relativePath(of: path, in: plan))
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
      if settings.onlyChecks { return try showChanges(writer.changes(output.files)) }
      let report = try writer.write(output.files, with: dependencies(of: output, inputs: inputs))
      console.detail("\(report.written.count) files written, \(report.unchanged.count) left alone")
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
          .text(from: change.existing == nil ? "/dev/null" : place, to: place))
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
