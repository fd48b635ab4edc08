import PackagePlugin

/// The targets of a package that have `.xc` sources.
struct SourceTargets {
  /// A target and its `.xc` sources.
  struct Entry {
    let target: any SourceModuleTarget
    let sources: [String]
  }

  /// Those with sources.
  let entries: [Entry]
  /// Those without; what was made of sources may be left there.
  let others: [any SourceModuleTarget]

  static let failure = CommandFailure("no target of the package has .xc sources")

  /// Takes the targets of those names, or all where no name is given. Throws where a name is of none.
  init(named names: [String], in package: Package) throws {
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw CommandFailure("the package has no target '\(name)' with sources")
    }
    let all = targets.filter { names.isEmpty || names.contains($0.name) }
      .map { Entry(target: $0, sources: TargetSources.all(of: $0)) }
    entries = all.filter { !$0.sources.isEmpty }
    others = all.filter(\.sources.isEmpty).map(\.target)
  }
}
