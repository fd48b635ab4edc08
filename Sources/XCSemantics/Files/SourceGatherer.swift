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
    var seen: Set<String> = []
    let discovery = SourceDiscovery(fileSystem, limits: limits)
    var searched: Set<String> = []
    var places: [String: String] = [:]
    for path in paths {
      let found = discovery.search(path)
      result.problems += found.failures.map { .unusable($0) }
      if found.isCut { result.problems.append(.cut(path, sources: found.files.count)) }
      let isNamed = found.files == [path]
      if !isNamed { searched.insert(fileSystem.canonicalPath(path)) }
      var taken = 0
      for file in found.files {
        guard try file == path && !asksForNamed ? true : takes(file) else { continue }
        taken += 1
        let place = fileSystem.canonicalPath(file)
        guard seen.insert(place).inserted else { continue }
        if !isNamed { places[file] = place }
        result.files.append(file)
        result.roots[file] = file == path ? FilePath.folder(of: path) : path
      }
      if taken == 0, !isNamed, found.failures.isEmpty {
        result.problems.append(found.files.isEmpty ? .noSources(path) : .allExcluded(path))
      }
    }
    result.strays = Set(
      places.filter { place in !searched.contains { $0 == "." || FilePath.lies(place.value, in: $0) } }.keys)
    result.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return result
  }
}
