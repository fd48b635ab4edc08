import XCSyntax

/// Finds the sources that somebody means by a list of files and folders.
public struct SourceGatherer: Sendable {
  /// What was found.
  public struct Result: Sendable {
    /// The sources in order of their paths, each once, spelled as the user named them or the folder above them.
    public var files: [String] = []
    /// The folder that each file was found below; a file that was named stands in its own.
    public var roots: [String: String] = [:]
    /// Files below a searched folder that links lead to, and that stand in none of the searched folders.
    public var strays: Set<String> = []
    /// What could not be looked at.
    public var problems: [Problem] = []
  }

  /// Why a path gives no sources.
  public enum Problem: Error, Sendable, Hashable {
    /// The path is neither a file nor a folder that can be listed.
    case unusable(LoadFailure)
    /// The folder holds no sources.
    case noSources(String)
    /// Every source in the folder is left out by the configuration.
    case allExcluded(String)
    /// The folder holds more than a search looks at; so many sources were found till then.
    case cut(String, sources: Int)

    /// Whether a folder simply holds no sources: for some work nothing is wrong with that.
    public var isEmptyFolder: Bool { if case .noSources = self { true } else { false } }

    /// The line for a terminal.
    public var message: String { message(ofEmptyFolder: .error) }

    /// The line for a terminal, where it depends on the work how bad it is that there is nothing to do.
    public func message(ofEmptyFolder severity: Severity) -> String {
      switch self {
      case .unusable(let failure): failure.message
      case .noSources(let path):
        "\(path): \(severity.rawValue): no sources: no *.xc or *.xt file in this folder or below"
      case .cut(let path, let count):
        "\(path): warning: this folder is too large: only the first \(count) sources are looked at"
      case .allExcluded(let path): "\(path): error: 'include' and 'exclude' leave out every source here"
      }
    }
  }

  private let fileSystem: any FileSystem
  private let limits: SourceDiscovery.Limits

  /// Makes a search of a file system.
  public init(_ fileSystem: any FileSystem, limits: SourceDiscovery.Limits = SourceDiscovery.Limits()) {
    self.fileSystem = fileSystem
    self.limits = limits
  }

  /// Searches folders for sources and takes files as they are.
  ///
  /// - Parameters:
  ///   - asksForNamed: whether `takes` decides about files that are named, too; they are taken without otherwise.
  ///   - takes: decides about the files of a folder search.
  public func gather<Failure: Error>(
    _ paths: [String], askingForNamed asksForNamed: Bool = false,
    where takes: (String) throws(Failure) -> Bool
  ) throws(Failure) -> Result {
    var result = Result()
    var found: [String: (file: String, root: String)] = [:]
    let discovery = SourceDiscovery(fileSystem, limits: limits)
    var searched: Set<String> = []
    var named: Set<String> = []
    for path in paths {
      let here = discovery.search(path)
      result.problems += here.failures.map { .unusable($0) }
      if here.isCut { result.problems.append(.cut(path, sources: here.files.count)) }
      let isNamed = here.files == [path]
      if !isNamed { searched.insert(fileSystem.canonicalPath(path)) }
      var taken = 0
      for file in here.files {
        guard try file == path && !asksForNamed ? true : takes(file) else { continue }
        taken += 1
        let place = fileSystem.canonicalPath(file)
        if isNamed { named.insert(place) }
        let root = isNamed ? FilePath.folder(of: path) : path
        // Of several folders that hold it the outermost counts, in whatever order they are named.
        if let known = found[place], isNamed || !isOuter(root, than: known.root) { continue }
        found[place] = (file, root)
      }
      if taken == 0, !isNamed, here.failures.isEmpty {
        result.problems.append(here.files.isEmpty ? .noSources(path) : .allExcluded(path))
      }
    }
    let strays = found.filter { place, _ in
      !named.contains(place) && !searched.contains { $0 == "." || FilePath.lies(place, in: $0) }
    }
    result.strays = Set(strays.values.map(\.file))
    result.files = found.values.map(\.file)
    result.roots = Dictionary(
      found.values.map { ($0.file, $0.root) }, uniquingKeysWith: { first, _ in first })
    result.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return result
  }

  private func isOuter(_ folder: String, than other: String) -> Bool {
    let (folder, other) = (fileSystem.canonicalPath(folder), fileSystem.canonicalPath(other))
    return folder != other && (folder == "." || FilePath.lies(other, in: folder))
  }
}
