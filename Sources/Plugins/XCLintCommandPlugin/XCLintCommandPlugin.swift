import Foundation
import PackagePlugin

/// `swift package xcgen-lint`: checks the `.xc` sources of the package's targets.
///
/// `--target NAME`, repeatable, chooses targets. Every other word is for `xcgen lint`; options that write files need
/// permission to write. All sources are of one run, so that there is one report; it searches the folders of the targets
/// that any of them depends on.
@main
struct XCLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = PluginArguments(arguments)
    let mayWrite = WritePermission.take(from: &words, package: context.package.directoryURL)
    let names = try words.takeValues(of: "--target")
    let writes = words.has("--fix", "--output", "--write-baseline", "--stamp", "--depfile", "--cache-dir")
    if writes, !mayWrite { throw CommandFailure.needsPermission("xcgen-lint", arguments) }
    let targets = try SourceTargets(named: names, in: context.package).entries
    let run = try ToolRun(tool: context.tool(named: "xcgen").url, folder: context.package.directoryURL)
    var folders: [String] = []
    for folder in targets.flatMap({ DependencySources.of($0.target) }).map(\.folder)
    where !folders.contains(folder) {
      folders.append(folder)
    }
    let status = try run(
      ["lint", "--force-exclude"] + folders.flatMap { ["-I", run.shown($0)] }
        + targets.flatMap(\.sources).map(run.shown) + words.words)
    guard status == 0 else { exit(status) }
  }
}
