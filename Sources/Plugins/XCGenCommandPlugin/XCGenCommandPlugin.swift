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
    let run = try ToolRun(tool: context.tool(named: "xcgen").url, folder: context.package.directoryURL)
    if words.has("--help", "-h") {
      print(
        """
        usage: swift package --allow-writing-to-package-directory xcgen-generate [--target NAME]... [-o DIR] [OPTION...]

        Writes Swift bindings of the .xc sources of all targets, or of those that are named, into Generated in each target,
        or into DIR. --target names targets of the package. --check, --stdout, --list-outputs and --name-outputs write
        nothing and need no permission. The other options are those of the tool:

        """)
      exit(try run(["generate", "--help"]))
    }
    let prints = words.has("--stdout")
    let onlyTells = prints || words.has("--check", "--list-outputs", "--name-outputs")
    let writes = !onlyTells || words.has("--depfile", "--stamp")
    if writes, !mayWrite { throw CommandFailure.needsPermission("xcgen-generate", arguments) }

    let found = try SourceTargets(named: names, in: context.package)
    let targets = found.entries
    // A folder that is named may hold more than what one target gives.
    let prunes = output == nil && !prints && !words.has("--list-outputs", "--name-outputs")
    // Of sources that are all gone bindings may be left.
    let emptied = (prunes ? found.others : []).map { run.shown($0.directoryURL.path) }.filter {
      FileManager.default.fileExists(
        atPath: FilePath.join(context.package.directoryURL.path, $0) + "/Generated")
    }
    guard !targets.isEmpty || !emptied.isEmpty else { throw SourceTargets.failure }
    var calls = targets.map { entry in
      let folder = run.shown(entry.target.directoryURL.path)
      var call = ["generate", "--force-exclude", "--root", folder]
      if let output {
        call += ["-o", targets.count > 1 ? "\(output)/\(entry.target.name)" : output]
      } else if !prints {
        call += ["-o", "\(folder)/Generated"]
      }
      if prunes { call.append("--prune") }
      for dependency in DependencySources.of(entry.target) {
        call += ["-I", run.shown(dependency.folder)]
        if dependency.isDirect, let module = dependency.module { call += ["--import", module] }
      }
      return call + entry.sources.map(run.shown)
    }
    calls += emptied.map { folder in
      ["generate", "--force-exclude", "--root", folder, "-o", "\(folder)/Generated", "--prune", folder]
    }
    // Nothing is written where anything is refused, in whatever target.
    if !onlyTells, !words.has("--depfile", "--stamp"), calls.count > 1 {
      let statuses = try calls.map { try run($0 + words.words + ["--list-outputs"], showing: .ofFailures) }
      if let worst = statuses.max(), worst != 0 { exit(worst) }
    }
    let worst = try calls.map { try run($0 + words.words) }.max() ?? 0
    guard worst == 0 else { exit(worst) }
  }
}
