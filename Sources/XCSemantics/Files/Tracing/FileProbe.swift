#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One question that was put to the disk, with what says whether the answer is still the same.
enum FileProbe: Hashable, Sendable, Codable {
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
    case .canonical(let path, let place): return Self.place(of: path) == place
    case .entries(let path, let digest, let stamp):
      if let stamp, FileStamp(of: path) == stamp { return true }
      return fileSystem.entries(ofFolder: path).map(Self.digest) == digest
    }
  }

  /// Where a path leads, by the system's own word; nil where it leads nowhere.
  static func place(of path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  /// Whether a symbolic link bears the name itself.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func digest(of entries: [FolderEntry]) -> ContentDigest {
    var digest = ContentDigest()
    for entry in entries { digest.add(entry.name + (entry.isFolder ? "/" : "")) }
    return digest
  }
}
