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
      guard !tellsOfTwins() else { return .failure }
      let outcome = try await work(on: sources)
      guard outcome.status == .success else { return outcome.status }
      try fillOutputs(besides: outcome.outputs)
      try record(outcome.inputs + sources.configurationPaths)
      return .success
    } catch var error as ConfigurationError {
      // Who reads the output of a build may stand in another folder.
      error.path = FilePath.absolute(error.path)
      throw error
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
    settings.imports = plan.modules
    return try await GenerateRun(
      settings: settings, plan: sources, console: console, obeysPluginSettings: true
    ).perform()
  }

  /// Lint alone, for sources of which no bindings are made.
  private func check(_ sources: SourcePlan) async throws -> GenerateRun.Outcome {
    guard sources.groups.contains(where: \.configuration.plugin.lint) else {
      return GenerateRun.Outcome(status: .success)
    }
    let outcome = await LintRun(sources, options: shared.loadOptions).perform()
    for failure in outcome.failures { console.line(failure.message) }
    let checked = Set(
      sources.groups.filter(\.configuration.plugin.lint).flatMap(\.inputs).map(\.path))
    let findings = outcome.findings.filter { checked.contains($0.span.file) }
    let colors = console.color.isOn(for: console.output)
    try console.show(ReportFormat.text.report(findings, in: outcome.programs, usesColors: colors))
    guard outcome.failures.isEmpty else { return GenerateRun.Outcome(status: .failure) }
    let isSound = !findings.contains { $0.severity == .error }
    return GenerateRun.Outcome(
      status: isSound ? .success : .findings, inputs: outcome.programs.flatMap(\.inputPaths))
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
  private func tellsOfTwins() -> Bool {
    for twin in plan.twins {
      let name = FilePath.name(of: twin)
      let source = plan.sources.first {
        name == OutputNaming.fileName(forSource: OutputNaming.relativePath(of: $0, below: plan.root))
      }
      console.line(
        "\(source ?? plan.root):1:1: error: the bindings of this source would be '\(name)', and the target has "
          + "'\(FilePath.relative(twin, to: plan.root))', which Swift takes for the same; rename one of the two"
      )
    }
    return !plan.twins.isEmpty
  }

  /// Writes the files that the plan has and the run did not, and takes away those of sources that are gone.
  private func fillOutputs(besides written: [String]) throws {
    guard let folder = plan.outputFolder else { return }
    let names = Set(OutputNaming.fileNames(forSources: plan.sources, below: plan.root))
    let rest = names.subtracting(written).sorted()
    let text = "// Generated by xcgen \(XCGenVersion.current). Nothing is bound here: .xcgen.json says so.\n"
    _ = try OutputWriter(directory: folder).write(
      rest.map { GeneratedFile(name: $0, bytes: Array(text.utf8)) })
    let there = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in there where name.hasSuffix(".swift") && !names.contains(name) {
      try? FileManager.default.removeItem(atPath: FilePath.join(folder, name))
    }
  }

  /// Tells the plugin what was read. Where the build system does not watch all of it, the plan is made new, which
  /// makes the build system run this again the next time.
  private func record(_ inputs: [String]) throws {
    let read = Set(inputs.map(FilePath.absolute)).sorted()
    let text = String(decoding: try JSONEncoder().encode(read), as: UTF8.self)
    try RunFile.write(text, to: FilePath.join(FilePath.folder(of: planPath), BuildStepPlan.recordName))
    let watched = Set((plan.sources + plan.inputs).map(FilePath.absolute))
    guard let first = read.first(where: { !watched.contains($0) }) else { return }
    try RunFile.stamp(planPath)
    console.line(
      "\(first):1:1: note: this file is read since the build was planned, and not watched: every build looks at the "
        + ".xc files of the target again until Package.swift is changed or touched")
  }
}
