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
      let sources = target.sourceFiles.map(\.url.path).filter(FilePath.isSource).sorted()
      return sources.isEmpty ? nil : Entry(target: target, sources: sources)
    }
    guard !entries.isEmpty else { throw CommandFailure("no target of the package has .xc sources") }
  }
}
