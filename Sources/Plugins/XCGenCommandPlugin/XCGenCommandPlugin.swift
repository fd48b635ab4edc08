import Foundation
import PackagePlugin

/// `swift package xcgen-generate`: writes Swift bindings of `.xc` sources into the package, for people who commit them.
///
/// `--target NAME`, repeatable, chooses targets; `-o DIR` is the folder of the bindings, `Generated` in the target
/// without it, and holds a folder for each target where there are several. Every other word is for `xcgen generate`.
/// `--check`, `--stdout`, `--list-outputs` and `--name-outputs` write nothing; all else needs permission to write.
@main
struct XCGenCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var words = PluginArguments(arguments)
    let mayWrite = WritePermission.take(from: &words, package: context.package.directoryURL)
    let names = try words.takeValues(of: "--target")
    let output = try words.takeValues(of: "-o", "--output").last
    let prints = words.has("--stdout")
    let onlyTells = prints || words.has("--check", "--list-outputs", "--name-outputs", "--help", "-h")
    let writes = !onlyTells || words.has("--depfile", "--stamp")
    if writes, !mayWrite { throw CommandFailure.needsPermission("xcgen-generate", arguments) }

    let targets = try SourceTargets(named: names, in: context.package).entries
    let run = try ToolRun(tool: context.tool(named: "xcgen").url, folder: context.package.directoryURL)
    var worst: Int32 = 0
    for entry in targets {
      let folder = run.shown(entry.target.directoryURL.path)
      let place =
        output.map { targets.count > 1 ? "\($0)/\(entry.target.name)" : $0 }
        ?? (prints ? nil : "\(folder)/Generated")
      let dependencies = DependencySources.of(entry.target)
      let status = try run(
        ["generate", "--force-exclude", "--root", folder] + (place.map { ["-o", $0] } ?? [])
          + dependencies.flatMap { ["-I", run.shown($0.folder)] }
          + dependencies.compactMap(\.module).flatMap { ["--import", $0] }
          + entry.sources.map(run.shown) + words.words)
      worst = max(worst, status)
    }
    guard worst == 0 else { exit(worst) }
  }
}
