import Dispatch

/// The disk, with a record of everything that it was asked.
public final class TracedFileSystem: FileSystem, @unchecked Sendable {
  private let base = LocalFileSystem()
  // Every access to the probes goes through the semaphore.
  private let semaphore = DispatchSemaphore(value: 1)
  private var probes: Set<FileProbe> = []

  /// Makes a view of the disk that nobody has asked anything yet.
  public init() {}

  /// What was asked so far.
  public var trace: FileTrace {
    semaphore.wait()
    defer { semaphore.signal() }
    return FileTrace(probes)
  }

  /// The bytes of a file.
  public func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    let stamp = settledStamp(of: path)
    let result = base.read(path)
    switch result {
    case .success(let bytes): note(.content(path: path, digest: ContentDigest(bytes), stamp: stamp))
    case .failure(let failure): note(.failure(path: path, reason: failure.description))
    }
    return result
  }

  /// Whether a file that is no folder stands there under exactly this name.
  public func isFile(_ path: String) -> Bool {
    let answer = base.isFile(path)
    note(.isFile(path: path, answer))
    return answer
  }

  /// The one path that a file has whichever way it is named.
  public func canonicalPath(_ path: String) -> String {
    note(.canonical(path: path, place: SymbolicLink.resolved(path)))
    return base.canonicalPath(path)
  }

  /// What a folder holds, sorted by name; nil where there is no folder that can be listed.
  public func entries(ofFolder path: String) -> [FolderEntry]? {
    let stamp = settledStamp(of: path)
    let entries = base.entries(ofFolder: path)
    // A folder's stamp says nothing of where the links in it lead.
    let hasLinks = entries?.contains { SymbolicLink.isAt(FilePath.join(path, $0.name)) } ?? true
    note(.entries(path: path, digest: entries.map(FileProbe.digest), stamp: hasLinks ? nil : stamp))
    return entries
  }

  /// The stamp before a look, where it can be trusted to tell of any change after it.
  private func settledStamp(of path: String) -> FileStamp? {
    guard let stamp = FileStamp(of: path), stamp.isSettled(at: FileStamp.now()) else { return nil }
    return stamp
  }

  private func note(_ probe: FileProbe) {
    semaphore.wait()
    defer { semaphore.signal() }
    probes.insert(probe)
  }
}
