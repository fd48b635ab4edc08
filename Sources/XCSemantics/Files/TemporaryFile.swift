#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that hold new bytes until they take the place of others. Each name tells the process that it is of, so
/// that what a killed one left can be told from what another is just writing.
package enum TemporaryFile {
  private static let head = ".xcgen-"
  private static let tail = ".tmp"

  /// A path beside a file that nothing has.
  static func path(beside path: String) -> String {
    // Not a UUID: Foundation's are all the same where there is no /dev/urandom.
    let name = "\(head)\(getpid())-\(machine)-\(UInt64.random(in: 0 ... .max))\(tail)"
    return FilePath.join(FilePath.folder(of: path), name)
  }

  /// Removes what processes that are gone left in a folder.
  package static func removeAbandoned(in folder: String) {
    guard let entries = FolderListing.entries(of: folder) else { return }
    for name in entries.map(\.name) where name.hasPrefix(head) && name.hasSuffix(tail) {
      let parts = name.dropFirst(head.count).split(separator: "-")
      guard parts.count == 3, let owner = pid_t(parts[0]), owner > 0 else { continue }
      let path = FilePath.join(folder, name)
      // A process of another machine or container is not seen from here; it has an hour.
      let isGone = parts[1] == machine ? kill(owner, 0) != 0 && errno == ESRCH : isOld(path)
      if isGone { unlink(path) }
    }
  }

  /// What tells the processes that are seen from here from those of other machines and containers.
  static let machine: String = {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    var digest = ContentDigest(name.map { UInt8(bitPattern: $0) })
    var link = [CChar](repeating: 0, count: 256)
    if readlink("/proc/self/ns/pid", &link, link.count - 1) > 0 {
      digest.add(link.map { UInt8(bitPattern: $0) })
    }
    return String(digest.text.prefix(8))
  }()

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    #if canImport(Darwin)
      return time(nil) - status.st_mtimespec.tv_sec > 3600
    #else
      return time(nil) - status.st_mtim.tv_sec > 3600
    #endif
  }
}
