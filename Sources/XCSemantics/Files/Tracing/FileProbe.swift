/// One question that was put to the disk, with what says whether the answer is still the same.
enum FileProbe: Hashable, Sendable {
  case content(path: String, digest: ContentDigest, stamp: FileStamp?)
  case failure(path: String, reason: String)
  case isFile(path: String, Bool)
  case canonical(path: String, place: String?)
  case entries(path: String, digest: ContentDigest?, stamp: FileStamp?)

  /// Whether the disk would answer as it did.
  func holds(on fileSystem: some FileSystem) -> Bool {
    switch self {
    case .content(let path, let digest, let stamp):
      if let stamp, FileStamp(of: path) == stamp { return true }
      guard case .success(let bytes) = fileSystem.read(path) else { return false }
      return ContentDigest(bytes) == digest
    case .failure(let path, let reason):
      guard case .failure(let failure) = fileSystem.read(path) else { return false }
      return failure.description == reason
    case .isFile(let path, let answer): return fileSystem.isFile(path) == answer
    case .canonical(let path, let place): return SymbolicLink.resolved(path) == place
    case .entries(let path, let digest, let stamp):
      if let stamp, FileStamp(of: path) == stamp { return true }
      return fileSystem.entries(ofFolder: path).map(Self.digest) == digest
    }
  }

  static func digest(of entries: [FolderEntry]) -> ContentDigest {
    var digest = ContentDigest()
    for entry in entries { digest.add(entry.name + (entry.isFolder ? "/" : "")) }
    return digest
  }
}
