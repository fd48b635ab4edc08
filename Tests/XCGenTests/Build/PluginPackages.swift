import Foundation
import Testing

/// A place with packages that use the plugins, as they would beside a released xcgen: the plugins are those of this
/// package, the tool is the one that was built with the tests.
///
/// The packages share a build folder, so that the plugins are compiled once.
struct PluginPackages {
  struct ManifestIsUnlike: Error {}

  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    let source = try String(
      contentsOf: Built.package.appendingPathComponent("Package.swift"), encoding: .utf8)
    try folder.write("Package.swift", Self.manifest(source))
    try folder.write(
      "xcgen.artifactbundle/info.json",
      """
      {"schemaVersion": "1.0", "artifacts": {"xcgen": {"version": "0", "type": "executable", "variants": [
        {"path": "xcgen", "supportedTriples": ["\(try Self.triple())"]}]}}}
      """)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/xcgen.artifactbundle/xcgen", withDestinationPath: try Built.xcgen())
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources", withDestinationPath: Built.package.path + "/Sources")
  }

  /// The package of an example, copied.
  func copyExample(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Examples/Packages", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Built.package.path + "/Examples/Packages/" + name, toPath: path(of: name))
    try? FileManager.default.removeItem(atPath: path(of: name) + "/.build")
  }

  /// Writes a file of a package.
  func write(_ name: String, in package: String, _ text: String) throws {
    try folder.write("Examples/Packages/\(package)/\(name)", text)
  }

  /// The folder of a package.
  func path(of package: String) -> String { folder.path + "/Examples/Packages/" + package }

  /// Runs `swift build` on a package.
  func build(_ package: String) throws -> PackageBuild {
    PackageBuild(run: try swift("build", on: package))
  }

  /// Runs a program that was built.
  func run(_ product: String) throws -> ProgramRun {
    try ProgramRun.of(folder.path + "/scratch/debug/" + product, [])
  }

  /// Runs `swift COMMAND` on a package.
  func swift(_ command: String, on package: String, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun.of(
      "/usr/bin/env",
      ["swift", command, "--package-path", path(of: package), "--scratch-path", folder.path + "/scratch"]
        + arguments, in: folder.url, seconds: 900)
  }

  /// The part of this package's manifest that speaks of plugins, with the tool as a program that is there.
  private static func manifest(_ source: String) throws -> String {
    let lines = source.components(separatedBy: "\n")
    guard let version = lines.first,
      let start = lines.firstIndex(where: { $0.hasPrefix("if Context.environment") })
    else { throw ManifestIsUnlike() }
    return """
      \(version)
      import PackageDescription

      let package = Package(
        name: "xcgen", targets: [.binaryTarget(name: "xcgen", path: "xcgen.artifactbundle")])

      do {
      \(lines[(start + 1)...].joined(separator: "\n"))
      """
  }

  private static func triple() throws -> String {
    struct Information: Decodable {
      struct Target: Decodable {
        let unversionedTriple: String
      }
      let target: Target
    }
    let run = try ProgramRun.of("/usr/bin/env", ["swift", "-print-target-info"])
    return try JSONDecoder().decode(Information.self, from: Data(run.output.utf8)).target.unversionedTriple
  }
}

/// What `swift build` did.
struct PackageBuild {
  let run: ProgramRun

  /// Everything that was printed.
  var text: String { run.output + run.errors }

  /// The targets that xcgen was run for, sorted.
  var steps: [String] { words(behind: ["Binding .xc of ", "Checking .xc of "]) }

  /// The Swift files that were compiled, sorted.
  var compiled: [String] {
    words(behind: ["Compiling "]).compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { $0.hasSuffix(".swift") }
  }

  /// What is said in lines that begin `[3/8] `.
  private func words(behind heads: [String]) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
      let rest = line[line.index(after: end)...].drop { $0 == " " }
      return heads.first(where: rest.hasPrefix).map { String(rest.dropFirst($0.count)) }
    }.sorted()
  }
}
