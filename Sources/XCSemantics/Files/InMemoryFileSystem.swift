/// Files that exist only as values: for tests, and for editors whose buffers are newer than the disk.
public struct InMemoryFileSystem: FileSystem {
  private var files: [String: Result<[UInt8], ReadFailure>]
  private var links: [String: String] = [:]

  /// Takes texts by path.
  public init(_ texts: [String: String] = [:]) {
    files = [:]
    for (path, text) in texts { self[path] = Array(text.utf8) }
  }

  /// The bytes of a file.
  public subscript(path: String) -> [UInt8]? {
    get { try? files[FilePath.simplified(path)]?.get() }
    set { files[FilePath.simplified(path)] = newValue.map { .success($0) } }
  }

  /// Makes a file that can't be read.
  public mutating func fail(_ path: String, with failure: ReadFailure) {
    files[FilePath.simplified(path)] = .failure(failure)
  }

  /// Makes one path another name of a second one.
  public mutating func link(_ path: String, to target: String) {
    links[FilePath.simplified(path)] = FilePath.simplified(target)
  }

  /// The bytes of a file.
  public func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    let place = canonicalPath(path)
    if let found = files[place] { return found }
    return .failure(isFolder(place) ? .folder : .missing)
  }

  /// Whether a file that is no folder stands there under exactly this name.
  public func isFile(_ path: String) -> Bool { files[canonicalPath(path)] != nil }

  /// The one path that a file has whichever way it is named.
  public func canonicalPath(_ path: String) -> String {
    let place = FilePath.simplified(path)
    return links[place] ?? place
  }

  /// What a folder holds, sorted by name; nil where there is no folder that can be listed.
  public func entries(ofFolder path: String) -> [FolderEntry]? {
    let folder = canonicalPath(path)
    guard isFolder(folder) else { return nil }
    let prefix = Self.prefix(of: folder)
    var found: [String: Bool] = [:]
    for name in Array(files.keys) + Array(links.keys) where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count).split(separator: "/")
      guard let first = rest.first else { continue }
      found[String(first)] = rest.count > 1
    }
    return found.sorted { $0.key < $1.key }.map { FolderEntry(name: $0.key, isFolder: $0.value) }
  }

  private func isFolder(_ place: String) -> Bool {
    let prefix = Self.prefix(of: place)
    return files.keys.contains { $0.hasPrefix(prefix) }
  }

  private static func prefix(of folder: String) -> String {
    folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
  }
}
