/// Finds the sources that a path on the command line stands for.
public struct SourceDiscovery: Sendable {
  private let fileSystem: any FileSystem

  /// Makes a search of a file system.
  public init(_ fileSystem: any FileSystem) { self.fileSystem = fileSystem }

  /// The file itself, or every `.xc` and `.xt` file below a folder in the order of their paths.
  ///
  /// Hidden folders and `.build` are left out. A path that is neither file nor folder is a failure; a folder
  /// without sources is an empty list.
  public func sources(at path: String) -> Result<[String], LoadFailure> {
    guard let entries = fileSystem.entries(ofFolder: path) else {
      return fileSystem.isFile(path)
        ? .success([path]) : .failure(LoadFailure(path: path, failure: reasonForNothing(at: path)))
    }
    var found: [String] = []
    var visited: Set<String> = [fileSystem.canonicalPath(path)]
    var waiting = [(folder: path, entries: entries)]
    while let (folder, entries) = waiting.popLast() {
      for entry in entries where !entry.name.hasPrefix(".") {
        let inner = FilePath.join(folder, entry.name)
        if !entry.isFolder {
          if FilePath.isSource(entry.name) { found.append(inner) }
        } else if visited.insert(fileSystem.canonicalPath(inner)).inserted,
          let inside = fileSystem.entries(ofFolder: inner)
        {
          waiting.append((inner, inside))
        }
      }
    }
    return .success(found.sorted())
  }

  private func reasonForNothing(at path: String) -> ReadFailure {
    if case .failure(let failure) = fileSystem.read(path) { return failure }
    return .missing
  }
}
