import Foundation
import PackagePlugin

/// `swift package xcgen-lint`: checks the `.xc` sources of the package's targets.
///
/// `--target NAME`, repeatable, chooses targets, and paths choose among their sources. Options are those of
/// `xcgen lint`; those that write files need
/// permission to write. Each target's imports are searched in the folders of the targets that it depends on, as in the
/// build; where one document is asked for, all sources are of one run.
@main
struct XCLintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = PluginArguments(arguments)
    let mayWrite = WritePermission.take(from: &words, package: context.package.directoryURL)
    let names = try words.takeValues(of: "--target")
    let run = try ToolRun(tool: context.tool(named: "xcgen").url, folder: context.package.directoryURL)
    if words.has("--help", "-h") {
      print(
        """
        usage: swift package xcgen-lint [--target NAME]... [PATH...] [OPTION...]

        Checks the .xc sources of all targets, or of those that are named, or those at the paths. --target names targets
        of the package. What writes (--fix, --output, --write-baseline) needs --allow-writing-to-package-directory in front
        of the word xcgen-lint. The other options are those of the tool:

        """)
      exit(try run(["lint", "--help"]))
    }
    let writes = words.has("--fix", "--output", "--write-baseline", "--stamp", "--depfile", "--cache-dir")
    if writes, !mayWrite { throw CommandFailure.needsPermission("xcgen-lint", arguments) }
    let paths = words.takeOperands()
    let targets = try SourceTargets(named: names, in: context.package)
      .narrowed(to: paths, in: context.package.directoryURL.path).entries
    guard !targets.isEmpty else { throw SourceTargets.failure }
    // What is one document or counts everything is made by one run.
    let isOne = words.has(
      "--format", "--output", "--baseline", "--write-baseline", "--stamp", "--depfile", "--summary")
    let folders = targets.map { DependencySources.of($0.target).map(\.folder) }
    var parts: [(folders: [String], sources: [String])] = []
    for (target, folders) in zip(targets, folders) {
      if let index = parts.firstIndex(where: { isOne || $0.folders == folders }) {
        parts[index].folders += folders.filter { !parts[index].folders.contains($0) }
        parts[index].sources += target.sources
      } else {
        parts.append((folders, target.sources))
      }
    }
    let status =
      try parts.map { part in
        try run(
          ["lint", "--force-exclude"] + part.folders.flatMap { ["-I", run.shown($0)] }
            + part.sources.map(run.shown) + words.words)
      }.max() ?? 0
    guard status == 0 else { exit(status) }
  }
}
