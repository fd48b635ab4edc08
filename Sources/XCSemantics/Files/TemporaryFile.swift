#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that hold new bytes until they take the place of others. Each name tells the process that it is of, so
/// that what a killed one left can be told from what another is just writing.
enum TemporaryFile {
  private static let head = ".xcgen-"
  private static let tail = ".tmp"

  /// A path beside a file that nothing has.
  static func path(beside path: String) -> String {
    // Not a UUID: Foundation's are all the same where there is no /dev/urandom.
    FilePath.join(FilePath.folder(of: path), head + "\(getpid())-\(UInt64.random(in: 0 ... .max))" + tail)
  }

  /// Removes what processes that are gone left in a folder. A process that another machine or container has is not
  /// seen from here, so that nothing is taken that was written just now.
  static func removeAbandoned(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(head) && name.hasSuffix(tail) {
      guard let owner = pid_t(name.dropFirst(head.count).prefix { $0 != "-" }), owner > 0 else { continue }
      let path = FilePath.join(folder, name)
      if kill(owner, 0) != 0, errno == ESRCH, isOld(path) { unlink(path) }
    }
  }

  private static func isOld(_ path: String) -> Bool {
    let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    return changed.map { $0.timeIntervalSinceNow < -60 } ?? false
  }
}
