import XCBindings
import XCLint
import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of `xcgen build-step`.
struct BuildStepRun {
  private let planPath: String
  private let plan: BuildStepPlan
  private let console: Console
  /// What is looked for on the way is what the build has to watch, be it there or not.
  private let fileSystem = TracedFileSystem()

  /// Reads the plan.
  init(planPath: String, console: Console) throws(CommandFailure) {
    self.planPath = planPath
    self.console = console
    do {
      plan = try JSONDecoder().decode(BuildStepPlan.self, from: Data(contentsOf: URL(filePath: planPath)))
    } catch {
      throw CommandFailure("'\(planPath)' is no plan of the build plugin")
    }
  }

  /// Does the work.
  func perform() async throws -> ExitStatus {
    do {
      let sources = try shared.plan(of: plan.sources)
      guard sources.problems.isEmpty else {
        for problem in sources.problems { console.line(problem.message) }
        return .failure
      }
      try refuseUnplannedBindings(of: sources)
      guard !tellsOfTwins(sources), !tellsOfMain(sources) else { return .failure }
      let outcome = try await work(on: sources)
      if outcome.status == .success { try fillOutputs(besides: outcome.outputs) }
      // A build that failed is tried again in any case; what it leads to now need not be led to then.
      try watch(
        fileSystem.trace.paths + sources.configurationPaths,
        sources.groups.flatMap(\.configuration.importPaths))
      return outcome.status
    } catch let error as OutputError {
      throw CommandFailure(error.description)
    }
  }

  private var shared: SharedSettings {
    var settings = SharedSettings()
    settings.importPaths = plan.importPaths
    settings.root = plan.root
    settings.excludesNamed = true
    return settings
  }

  private func work(on sources: SourcePlan) async throws -> GenerateRun.Outcome {
    guard sources.groups.contains(where: \.configuration.plugin.generate), let folder = plan.outputFolder
    else {
      return try await check(sources)
    }
    var settings = GenerateCommand.Settings()
    settings.shared = shared
    settings.folder = folder
    let parsed = ParsedSources()
    settings.imports = plan.modules + (await distantModules(of: sources, parsed))
    return try await GenerateRun(
      settings: settings, plan: sources, console: console, obeysPluginSettings: true, parsed: parsed,
      fileSystem: fileSystem
    ).perform()
  }

  /// The modules of those distant targets whose sources are read.
  ///
  /// - Parameter parsed: takes what was parsed on the way.
  private func distantModules(of sources: SourcePlan, _ parsed: ParsedSources) async -> [String] {
    guard !plan.distantModules.isEmpty else { return [] }
    var read: Set<String> = []
    for groups in sources.groupsByLoading {
      let loading = shared.loadOptions.adding(groups[0].configuration)
      read.formUnion(
        await ProgramLoader(options: loading, fileSystem: fileSystem, parsed: parsed).load(sources.inputs)
          .inputPaths.map(FilePath.absolute))
    }
    return plan.distantModules.sorted { $0.key < $1.key }.compactMap { folder, module in
      read.contains { FilePath.lies($0, in: folder) } ? module : nil
    }
  }

  /// Lint alone, for sources of which no bindings are made.
  private func check(_ sources: SourcePlan) async throws -> GenerateRun.Outcome {
    guard sources.groups.contains(where: \.configuration.plugin.lint) else {
      return GenerateRun.Outcome(status: .success)
    }
    let outcome = await LintRun(sources, options: shared.loadOptions, fileSystem: fileSystem).perform()
    for failure in outcome.failures { console.line(failure.message) }
    let checked = Set(
      sources.groups.filter(\.configuration.plugin.lint).flatMap(\.inputs).map(\.path))
    let findings = outcome.findings.filter { checked.contains($0.span.file) }
    let colors = console.color.isOn(for: console.output)
    try console.show(ReportFormat.text.report(findings, in: outcome.programs, usesColors: colors))
    guard outcome.failures.isEmpty else { return GenerateRun.Outcome(status: .failure) }
    let isSound = !findings.contains { $0.severity == .error }
    return GenerateRun.Outcome(status: isSound ? .success : .findings)
  }

  /// The build system learns of files when it plans, and it does not plan again because a configuration changed.
  private func refuseUnplannedBindings(of sources: SourcePlan) throws(ConfigurationError) {
    guard plan.outputFolder == nil,
      let group = sources.groups.first(where: \.configuration.plugin.generate)
    else { return }
    throw ConfigurationError(
      message: "'plugin.generate' was off when this build was planned: change Package.swift or touch it, "
        + "so that it is planned again",
      path: group.configuration.path ?? plan.root, position: .init(line: 1, column: 1))
  }

  /// The Swift compiler takes no two files of one name in a module, and would not say where the second is from.
  private func tellsOfTwins(_ sources: SourcePlan) -> Bool {
    var tells = false
    for twin in plan.twins {
      let name = FilePath.name(of: twin)
      guard let place = place(of: name, in: sources) else { continue }
      tells = true
      let path = FilePath.relative(twin, to: plan.root)
      console.line(
        "\(place): error: the bindings of this source would be '\(name)', and the target has '\(path)', "
          + (OutputWriter.isGenerated(at: twin)
            ? "which is bindings already; take it away, or turn 'plugin.generate' off in .xcgen.json"
            : "which Swift takes for the same; rename one of the two"))
    }
    return tells
  }

  /// In a program Swift runs what stands in a file of this name, and takes no `@main` beside it.
  private func tellsOfMain(_ sources: SourcePlan) -> Bool {
    let names =
      plan.outputFolder == nil ? [] : OutputNaming.fileNames(forSources: plan.sources, below: plan.root)
    guard let name = names.first(where: plan.beginsProgram), let place = place(of: name, in: sources) else {
      return false
    }
    console.line(
      "\(place): error: the bindings of this source would be '\(name)', which Swift takes for the beginning of "
        + "the program; rename the source")
    return true
  }

  /// Where to tell of bindings that cannot have their name: at their source, or at the configuration that asks for
  /// stubs. Nil where no configuration asks for them.
  private func place(of output: String, in sources: SourcePlan) -> String? {
    let binding = sources.groups.filter(\.configuration.plugin.generate)
    if output == OutputNaming.stubs {
      return binding.first { $0.configuration.generate.stubs == true }?.configuration.path.map { "\($0):1:1" }
    }
    let bound = binding.flatMap(\.inputs).map(\.path).first {
      output == OutputNaming.fileName(forSource: OutputNaming.relativePath(of: $0, below: plan.root))
    }
    return bound.map { "\($0):1:1" }
  }

  /// Writes the files that the plan has and the run did not, and takes away those of sources that are gone.
  private func fillOutputs(besides written: [String]) throws {
    guard let folder = plan.outputFolder else { return }
    let names = Set(OutputNaming.fileNames(forSources: plan.sources, below: plan.root))
    let rest = names.subtracting(written).sorted()
    let text = "// Generated by xcgen \(XCGenVersion.current). Nothing is bound here.\n"
    _ = try OutputWriter(directory: folder).write(
      rest.map { GeneratedFile(name: $0, bytes: Array(text.utf8)) })
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in there where name.hasSuffix(".swift") && !names.contains(name) {
      try? FileManager.default.removeItem(atPath: FilePath.join(folder, name))
    }
  }

  /// Has the build system watch what was read. Where that does not fit, the plan is made new, which makes the build
  /// system run this again the next time.
  private func watch(_ paths: [String], _ folders: [String]) throws {
    let slots = WatchSlots(in: FilePath.folder(of: planPath), count: plan.slots)
    func full(_ path: String) -> String { FilePath.simplified(FilePath.absolute(path)) }
    let files = Set(paths.map(full)).subtracting(plan.sources)
    guard
      let first = try slots.watch(files: files.sorted(), folders: (plan.folders + folders).map(full)).first
    else {
      return
    }
    try RunFile.stamp(planPath)
    console.line(
      "\(first):1:1: note: this is more than was expected when the build was planned, and not watched: every build "
        + "looks at the .xc files of the target again until Package.swift is changed or touched")
  }
}
