import XCBindings
import XCLint
import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SharedSettings {
  /// What standard input is called where nobody gives it a name.
  static let standardInputName = "<stdin>"

  /// The sources that the operands mean, with their configurations.
  func plan(
    _ operands: [String], fileSystem: any FileSystem = LocalFileSystem()
  ) throws -> SourcePlan {
    try plan(of: operands.isEmpty ? ["."] : operands, fileSystem: fileSystem)
  }

  /// The sources that the paths mean, with their configurations; none where there is no path.
  func plan(of paths: [String], fileSystem: any FileSystem = LocalFileSystem()) throws -> SourcePlan {
    var request = SourcePlan.Request(paths: paths, configurationPath: configurationPath, root: root)
    request.excludesNamed = excludesNamed
    if paths.contains("-") {
      let name = standardInputName ?? Self.standardInputName
      request.standardInput = .bytes(try InputPipe.readAll(), name: name)
    }
    return try SourcePlan(
      request, reader: ConfigurationReader.checkingBindings(ruleNames: RuleRegistry.all.names),
      fileSystem: fileSystem)
  }

  /// What options and configurations name and nobody has, each once.
  func remarks(
    on configurations: [Configuration], in programs: [Program],
    _ fileSystem: any FileSystem = LocalFileSystem()
  ) -> [SettingRemark] {
    let check = SettingCheck(fileSystem)
    var told: Set<SettingRemark> = []
    return (check.remarks(on: loadOptions) + configurations.flatMap { check.remarks(on: $0, in: programs) })
      .filter { told.insert($0).inserted }
  }

  /// How programs are loaded, before a configuration adds to it.
  var loadOptions: LoadOptions {
    var options = LoadOptions(
      importPaths: importPaths, libraryPaths: libraryPaths, thirdPartyFolder: ThirdPartyTree.folder(),
      usesEmbeddedInterface: usesEmbeddedInterface,
      workers: workers ?? ProcessInfo.processInfo.activeProcessorCount)
    for (name, body) in definitions { options.definitions.define(name, as: body) }
    return target.map(options.choosing) ?? options
  }
}
