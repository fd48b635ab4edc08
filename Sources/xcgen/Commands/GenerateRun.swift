import XCBindings
import XCLint
import XCSemantics
import XCSyntax

/// One run of `xcgen generate`, once its arguments and sources are known.
struct GenerateRun: Sendable {
  let settings: GenerateCommand.Settings
  let plan: SourcePlan
  let console: Console

  /// Does the work.
  func perform() async throws -> ExitStatus {
    let configuration = try sharedConfiguration()
    let loading = settings.shared.loadOptions.adding(configuration)
    let options = try bindingOptions(configuration, definitions: loading.definitions)
    let generator = BindingGenerator(options: options)
    let program = await ProgramLoader(options: loading).load(plan.inputs)
    console.tellImports(of: [program])
    console.tell(settings.shared.remarks(on: [configuration], in: [program]))
    for failure in program.failures { console.line(failure.message) }
    guard program.failures.isEmpty else { return .failure }
    warnOfImports(in: program)
    let output = generator.generate(program, sources: sources(of: program))
    let findings = ReportFormat.text.report(
      output.diagnostics, in: [program], usesColors: console.color.isOn(for: console.output))
    try console.show(findings)
    warn(of: output.unusedSettings, in: configuration)
    guard !output.diagnostics.contains(where: { $0.severity == .error }) else { return .findings }
    let status = try publish(output)
    if let note = output.note { console.remark("note: \(note)") }
    return status
  }

  /// What is declared in a file that is not found reads as a class, so that nobody may overlook it.
  private func warnOfImports(in program: Program) {
    let configuration = LintConfiguration(only: ["unresolved-import"])
    for finding in Linter(configuration: configuration).run(program) {
      let place = "\(finding.span.file):\(finding.span.start.line):\(finding.span.start.column)"
      console.line("\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
    }
  }

  /// The one configuration that counts; several that would give different files cannot be served in one run.
  private func sharedConfiguration() throws(CommandFailure) -> Configuration {
    let configurations = plan.groups.map(\.configuration)
    guard let first = configurations.first else { return Configuration() }
    for other in configurations.dropFirst() {
      guard first.loadsLike(other), first.generate == other.generate else {
        let names = [first, other].map { $0.path.map { "'\($0)'" } ?? "none" }
        throw CommandFailure(
          "these sources have different configurations, \(names[0]) and \(names[1]): "
            + "make their bindings in two runs, or name one with '--config'")
      }
    }
    return first
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
    program.requestedFiles.map { file in
      let path = file.source.path
      return BindingSource(file: file.id, relativePath: Self.relativePath(of: path, in: plan))
    }
  }

  private func publish(_ output: GeneratedOutput) throws -> ExitStatus {
    if settings.listsOutputs {
      try console.show(output.files.map { path(of: $0.name) + "\n" }.joined())
      return .success
    }
    if settings.printsFiles {
      try console.show(output.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n"))
    }
    guard let folder = settings.folder else { return .success }
    do {
      let writer = OutputWriter(directory: folder)
      if settings.onlyChecks { return try showChanges(writer.changes(output.files)) }
      let report = try writer.write(output.files, with: dependencies(of: output))
      console.detail("\(report.written.count) files written, \(report.unchanged.count) left alone")
      return .success
    } catch let error as OutputError {
      throw CommandFailure(error.description)
    }
  }

  private func showChanges(_ changes: [OutputWriter.Change]) throws -> ExitStatus {
    for change in changes {
      let new = String(decoding: change.file.bytes, as: UTF8.self)
      let old = String(decoding: change.existing ?? [], as: UTF8.self)
      let place = path(of: change.file.name)
      try console.show(
        UnifiedDiff(from: old, to: new)
          .text(from: change.existing == nil ? "/dev/null" : place, to: place))
    }
    return changes.isEmpty ? .success : .findings
  }

  private func dependencies(of output: GeneratedOutput) -> [(writer: OutputWriter, file: GeneratedFile)] {
    guard let file = settings.dependencyFile else { return [] }
    let configurations = Set(plan.groups.compactMap(\.configuration.path)).sorted()
    let rule = DependencyRule(
      targets: output.files.map { path(of: $0.name) }, inputs: output.inputs + configurations)
    let generated = GeneratedFile(name: FilePath.name(of: file), bytes: Array(rule.text.utf8))
    return [(OutputWriter(directory: FilePath.folder(of: file)), generated)]
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
