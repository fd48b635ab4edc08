import Foundation
import PackagePlugin

/// Checks the `.xc` sources of a target and makes Swift bindings of them, as a part of the build.
@main
struct XCGenBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let sources = module.sourceFiles.map(\.url.path).filter(FilePath.isSource)
    guard module is SwiftSourceModuleTarget else {
      // Of a target in another language SwiftPM tells that language's files only.
      let there = FileManager.default.enumerator(atPath: target.directoryURL.path)
      guard there?.contains(where: { ($0 as? String).map(FilePath.isSource) ?? false }) == true else {
        return []
      }
      Diagnostics.warning("'\(target.name)' is no Swift target: its .xc files are neither checked nor bound")
      return []
    }
    guard !sources.isEmpty else { return [] }
    let step = TargetStep(
      name: target.name, root: target.directoryURL.path, package: context.package.directoryURL.path,
      sources: sources,
      swiftFiles: module.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".swift") },
      dependencies: DependencySources.of(target), workFolder: context.pluginWorkDirectoryURL.path)
    return try step.commands(tool: context.tool(named: "xcgen").url)
  }
}
