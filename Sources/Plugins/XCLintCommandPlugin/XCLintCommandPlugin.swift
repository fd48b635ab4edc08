import Foundation
import PackagePlugin

/// `swift package xcgen-lint`: checks the `.xc` sources of the package's targets.
///
/// `--target NAME`, repeatable, chooses targets. Every other word is for `xcgen lint`; `--fix` needs permission to
/// write.
@main
struct XCLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = PluginArguments(arguments)
    let mayWrite = WritePermission.take(from: &words, package: context.package.directoryURL)
    let names = words.takeValues(of: "--target")
    if words.words.contains("--fix"), !mayWrite {
      throw CommandFailure.needsPermission("xcgen-lint", arguments)
    }
    let targets = try SourceTargets(named: names, in: context.package)
    let run = try ToolRun(tool: context.tool(named: "xcgen").url, folder: context.package.directoryURL)
    let sources = targets.entries.flatMap(\.sources).map(run.shown)
    let status = try run(["lint", "--force-exclude"] + words.words + sources)
    guard status == 0 else { exit(status) }
  }
}
