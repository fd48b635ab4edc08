import Foundation
import PackagePlugin

/// Checks the `.xc` sources of a target and makes Swift bindings of them, as a part of the build.
@main
struct XCGenBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    guard module is SwiftSourceModuleTarget else {
      if !TargetSources.all(of: module).isEmpty {
        Diagnostics.warning(
          "'\(target.name)' is no Swift target: its .xc files are neither checked nor bound")
      }
      return []
    }
    let sources = TargetSources.told(of: module)
    guard !sources.isEmpty else { return [] }
    let step = TargetStep(
      name: target.name, root: target.directoryURL.path, package: context.package.directoryURL.path,
      isProgram: module.kind == .executable, sources: sources,
      swiftFiles: module.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".swift") },
      dependencies: DependencySources.of(target), workFolder: context.pluginWorkDirectoryURL.path)
    return try step.commands(tool: context.tool(named: "xcgen").url)
  }
}
