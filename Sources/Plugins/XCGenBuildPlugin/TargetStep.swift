import Foundation
import PackagePlugin

/// One target with `.xc` sources, and the command that the build runs for it.
struct TargetStep {
  let name: String
  /// The folder that output names are told from.
  let root: String
  /// The folder of the package or project.
  let package: String
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
    let imports = ImportScan(importPaths: importPaths + configurations.importPaths).imports(of: sources)
    let outputs = configurations.generates ? OutputNaming.fileNames(forSources: sources, below: root) : []
    let outputFolder = FilePath.join(workFolder, "Bindings")
    var plan = BuildStepPlan(
      root: root, sources: sources.sorted(), inputs: [], importPaths: importPaths,
      modules: dependencies.compactMap(\.module), outputFolder: outputs.isEmpty ? nil : outputFolder)
    let inputs = Set(configurations.files + imports + recorded()).subtracting(sources)
    plan.inputs = inputs.sorted()
    plan.twins = swiftFiles.filter { outputs.contains(FilePath.name(of: $0)) }.sorted()
    let planFile = FilePath.join(workFolder, BuildStepPlan.fileName)
    try write(plan, to: planFile)
    return [
      .buildCommand(
        displayName: outputs.isEmpty ? "Checking .xc of \(name)" : "Binding .xc of \(name)", executable: tool,
        arguments: ["build-step", planFile],
        inputFiles: (plan.sources + plan.inputs + configurations.foldersToWatch + [planFile]).map(file),
        // SwiftPM refuses two files of one name before the tool can say where they are from.
        outputFiles: outputs.filter { !plan.twins.map(FilePath.name).contains($0) }
          .map { file(FilePath.join(outputFolder, $0)) })
    ]
  }

  /// What the last run read besides the sources, as far as it is still there.
  private func recorded() -> [String] {
    let record = FilePath.join(workFolder, BuildStepPlan.recordName)
    guard let data = FileManager.default.contents(atPath: record),
      let paths = try? JSONDecoder().decode([String].self, from: data)
    else { return [] }
    return paths.filter(FileManager.default.fileExists)
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
