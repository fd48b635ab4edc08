#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The same for a target of an Xcode project. Its files may stand anywhere, so names are told from the project's
  /// folder.
  extension XCGenBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url.path)
      let sources = files.filter(FilePath.isSource)
      guard !sources.isEmpty else { return [] }
      let project = context.xcodeProject.directoryURL.path
      let step = TargetStep(
        name: target.displayName, root: project, package: project,
        isProgram: target.product?.kind == .executable || target.product?.kind == .application,
        sources: sources,
        swiftFiles: files.filter { $0.hasSuffix(".swift") }, dependencies: [],
        workFolder: context.pluginWorkDirectoryURL.path)
      return try step.commands(tool: context.tool(named: "xcgen").url)
    }
  }
#endif
