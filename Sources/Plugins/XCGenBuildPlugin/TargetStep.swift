import Foundation
import PackagePlugin

/// One target with `.xc` sources, and the command that the build runs for it.
struct TargetStep {
  let name: String
  /// The folder that output names are told from.
  let root: String
  /// The folder of the package or project.
  let package: String
  /// Whether Swift takes a file `main.swift` for the beginning of a program.
  let isProgram: Bool
  let sources: [String]
  let swiftFiles: [String]
  let dependencies: [DependencySources]
  /// A folder that belongs to this plugin and target.
  let workFolder: String

  /// The command, and the plan that it carries out.
  ///
  /// What it is given depends on files that are there and on imports, as little as possible on what the configuration
  /// says: SwiftPM does not ask again when that changes.
  func commands(tool: URL) throws -> [Command] {
    let configurations = Configurations(sources: sources, package: package)
    let importPaths = dependencies.map(\.folder)
    let outputs = configurations.generates ? OutputNaming.fileNames(forSources: sources, below: root) : []
    let outputFolder = FilePath.join(workFolder, "Bindings")
    let folders = Set(
      (configurations.foldersToWatch + importPaths + configurations.importPaths).map(FilePath.simplified))
    var plan = BuildStepPlan(
      root: root, sources: sources.sorted(), slots: WatchSlots.count(in: workFolder),
      folders: folders.sorted(),
      importPaths: importPaths, modules: dependencies.filter(\.isDirect).compactMap(\.module),
      distantModules: distantModules,
      outputFolder: outputs.isEmpty ? nil : outputFolder)
    if plan.slots == 0 {
      try watchFirst(&plan, configurations)
    } else {
      // What they lead to the last run knows best.
      let free = try WatchSlots(in: workFolder, count: plan.slots).free
      plan.slots = WatchSlots.count(for: plan.slots - free)
    }
    let slots = WatchSlots(in: workFolder, count: plan.slots)
    try slots.prepare()
    plan.isProgram = isProgram
    plan.twins = swiftFiles.filter { outputs.contains(FilePath.name(of: $0)) }.sorted()
    let planFile = FilePath.join(workFolder, BuildStepPlan.fileName)
    try write(plan, to: planFile)
    return [
      .buildCommand(
        displayName: outputs.isEmpty ? "Checking .xc of \(name)" : "Binding .xc of \(name)", executable: tool,
        arguments: ["build-step", planFile], inputFiles: (plan.sources + slots.paths + [planFile]).map(file),
        // SwiftPM refuses two files of one name before the tool can say where they are from.
        outputFiles: outputs.filter { !plan.twins.map(FilePath.name).contains($0) && !plan.beginsProgram($0) }
          .map { file(FilePath.join(outputFolder, $0)) })
    ]
  }

  /// Modules that are imported where a source imports something of theirs, by their folders.
  private var distantModules: [String: String] {
    let distant = dependencies.filter { !$0.isDirect && $0.module != nil }
    return Dictionary(
      distant.map { ($0.folder, $0.module ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// Before the tool has run, a look at the imports tells what it will read, so that the second build has nothing new
  /// to watch.
  private func watchFirst(_ plan: inout BuildStepPlan, _ configurations: Configurations) throws {
    let scan = ImportScan(importPaths: plan.importPaths + configurations.importPaths)
    let files = Set(configurations.files + scan.imports(of: sources)).subtracting(sources).sorted()
    plan.slots = WatchSlots.count(for: files.count * 2 + plan.folders.count)
    _ = try WatchSlots(in: workFolder, count: plan.slots).watch(files: files, folders: plan.folders)
  }

  /// A plan that stays as it was keeps its age, which is what the build goes by.
  private func write(_ plan: BuildStepPlan, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let data = try encoder.encode(plan)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try data.write(to: file(path), options: .atomic)
  }

  private func file(_ path: String) -> URL { URL(fileURLWithPath: path) }
}
