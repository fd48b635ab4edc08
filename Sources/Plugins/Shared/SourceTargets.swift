import Foundation
import PackagePlugin

/// The targets of a package that have `.xc` sources.
struct SourceTargets {
  /// A target and its `.xc` sources.
  struct Entry {
    let target: any SourceModuleTarget
    let sources: [String]
  }

  let entries: [Entry]

  /// Takes the targets of those names, or all where no name is given. Throws where a name is of none.
  init(named names: [String], in package: Package) throws {
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw CommandFailure("the package has no target '\(name)' with sources")
    }
    entries = targets.filter { names.isEmpty || names.contains($0.name) }.compactMap { target in
      let sources = Self.sources(of: target)
      return sources.isEmpty ? nil : Entry(target: target, sources: sources)
    }
    guard !entries.isEmpty else { throw CommandFailure("no target of the package has .xc sources") }
  }

  /// The sources of a target. One without the build plugin has to exclude them, or SwiftPM warns of them at each build;
  /// then it does not tell them, and they are looked for.
  private static func sources(of target: any SourceModuleTarget) -> [String] {
    let told = target.sourceFiles.map(\.url.path).filter(FilePath.isSource).sorted()
    guard told.isEmpty else { return told }
    let folder = target.directoryURL.path
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { FilePath.isSource($0) && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { FilePath.join(folder, $0) }.sorted()
  }
}
