/// Finds the sources that a path on the command line stands for.
public struct SourceDiscovery: Sendable {
  /// How much a search looks at.
  public struct Limits: Sendable, Hashable {
    /// Names of folders that are left out besides hidden ones.
    public var skipped: Set<String>
    /// How many files and folders are looked at; nil for all.
    public var entries: Int?
    /// How many sources are taken; nil for all.
    public var sources: Int?

    /// Makes limits; without arguments there are none.
    public init(skipped: Set<String> = [], entries: Int? = nil, sources: Int? = nil) {
      self.skipped = skipped
      self.entries = entries
      self.sources = sources
    }
  }

  private let fileSystem: any FileSystem
  private let limits: Limits

  /// Makes a search of a file system.
  public init(_ fileSystem: any FileSystem, limits: Limits = Limits()) {
    self.fileSystem = fileSystem
    self.limits = limits
  }

  /// What a search came to.
  public struct Found: Sendable, Hashable {
    /// The sources, in the order of their paths.
    public var files: [String]
    /// Folders on the way that could not be listed.
    public var failures: [LoadFailure]
    /// Whether a limit ended the search: then the sources are those that stand nearest to the folder.
    public var isCut = false
  }

  /// The file itself, or every `.xc` and `.xt` file below a folder in the order of their paths.
  ///
  /// Hidden folders and `.build` are left out, each folder is searched once whatever links lead to it. A path that
  /// is neither file nor folder is a failure; a folder without sources is an empty list.
  public func search(_ path: String) -> Found {
    guard let entries = fileSystem.entries(ofFolder: path) else {
      if fileSystem.isFile(path) { return Found(files: [path], failures: []) }
      return Found(files: [], failures: [LoadFailure(path: path, failure: reasonForNothing(at: path))])
    }
    var found = Found(files: [], failures: [])
    var visited: Set<String> = [fileSystem.canonicalPath(path)]
    // Nearer folders first.
    var waiting = [(folder: path, entries: entries)]
    var next = 0
    var looked = 0
    searching: while next < waiting.count {
      let (folder, entries) = waiting[next]
      waiting[next].entries = []
      next += 1
      for entry in entries where !entry.name.hasPrefix(".") {
        looked += 1
        if let most = limits.entries, looked > most { found.isCut = true }
        if let most = limits.sources, found.files.count >= most { found.isCut = true }
        if found.isCut { break searching }
        let inner = FilePath.join(folder, entry.name)
        if !entry.isFolder {
          if FilePath.isSource(entry.name) { found.files.append(inner) }
        } else if !limits.skipped.contains(entry.name),
          visited.insert(fileSystem.canonicalPath(inner)).inserted
        {
          if let inside = fileSystem.entries(ofFolder: inner) {
            waiting.append((inner, inside))
          } else {
            found.failures.append(LoadFailure(path: inner, failure: reasonForNothing(at: inner)))
          }
        }
      }
    }
    found.files.sort()
    found.failures.sort { $0.path < $1.path }
    return found
  }

  /// The sources alone; the failure where the path itself leads nowhere.
  public func sources(at path: String) -> Result<[String], LoadFailure> {
    let found = search(path)
    guard let failure = found.failures.first, failure.path == path else { return .success(found.files) }
    return .failure(failure)
  }

  private static let unlistable = "this folder can't be listed"

  private func reasonForNothing(at path: String) -> ReadFailure {
    switch fileSystem.read(path) {
    case .failure(.folder): .unreadable(reason: Self.unlistable)
    case .failure(let failure): failure
    case .success: .missing
    }
  }
}
