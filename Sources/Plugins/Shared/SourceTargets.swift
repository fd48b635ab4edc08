import PackagePlugin

/// The targets of a package that have `.xc` sources.
struct SourceTargets {
  /// A target and its `.xc` sources.
  struct Entry {
    let target: any SourceModuleTarget
    let sources: [String]

    func hasSource(at place: String) -> Bool { sources.contains { Self.lies($0, at: place) } }

    static func lies(_ source: String, at place: String) -> Bool {
      source == place || FilePath.lies(source, in: place)
    }
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

  private init(entries: [Entry], others: [any SourceModuleTarget]) {
    self.entries = entries
    self.others = others
  }

  /// Those sources alone that paths name, or that lie below them; all where there is no path. Throws where a path has
  /// none.
  func narrowed(to paths: [String], in folder: String) throws -> SourceTargets {
    guard !paths.isEmpty else { return self }
    let places = paths.map { FilePath.simplified(FilePath.join(folder, $0)) }
    for (path, place) in zip(paths, places) where !entries.contains(where: { $0.hasSource(at: place) }) {
      throw CommandFailure("no target of the package has .xc sources at '\(path)'")
    }
    let narrowed = entries.map { entry in
      Entry(
        target: entry.target,
        sources: entry.sources.filter { source in places.contains { Entry.lies(source, at: $0) } })
    }
    return SourceTargets(entries: narrowed.filter { !$0.sources.isEmpty }, others: others)
  }
}
