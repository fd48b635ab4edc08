import XCSemantics

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

/// Files that may go at any time, by key, bounded in their sum.
///
/// Any number of processes may use it at once: entries appear whole by a rename, and one that another process has
/// taken away is merely not there. A cache that can't be used is no reason to complain: every call then does nothing.
struct CacheFolder: Sendable {
  let path: String
  /// How many bytes may stay.
  var limit = 64 << 20

  /// `$XDG_CACHE_HOME/xcgen`, else the place that the system has for such files; nil without a home.
  static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    // The specification of XDG says that a relative path is to be ignored.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return FilePath.join(folder, "xcgen")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return FilePath.join(home, "Library/Caches/xcgen")
    #else
      return FilePath.join(home, ".cache/xcgen")
    #endif
  }

  /// The bytes of an entry; to be read makes it young again.
  func read(_ key: String) -> [UInt8]? {
    let place = FilePath.join(path, key)
    guard let bytes = try? [UInt8](Data(contentsOf: URL(filePath: place))) else { return nil }
    utimes(place, nil)
    return bytes
  }

  /// Takes an entry away.
  func remove(_ key: String) { unlink(FilePath.join(path, key)) }

  /// Puts an entry in, then takes out the oldest ones until the rest is small enough.
  func write(_ bytes: [UInt8], for key: String) {
    guard bytes.count <= limit / 4 else { return }
    let manager = FileManager.default
    let privately: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? manager.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: privately)
    let temporary = FilePath.join(path, "\(Self.temporaryPrefix)\(UUID().uuidString)")
    do {
      try Data(bytes).write(to: URL(filePath: temporary))
    } catch {
      unlink(temporary)
      return
    }
    if rename(temporary, FilePath.join(path, key)) != 0 { unlink(temporary) }
    evict()
  }

  private static let temporaryPrefix = "new-"

  private func evict() {
    var files: [(name: String, size: Int, age: Int)] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      var status = stat()
      guard lstat(FilePath.join(path, name), &status) == 0 else { continue }
      #if canImport(Darwin)
        let age = time(nil) - status.st_mtimespec.tv_sec
      #else
        let age = time(nil) - status.st_mtim.tv_sec
      #endif
      // A process that was ended while it wrote leaves its file behind.
      if name.hasPrefix(Self.temporaryPrefix), age > 3600 { remove(name) }
      files.append((name, Int(status.st_size), age))
    }
    var sum = files.reduce(0) { $0 + $1.size }
    guard sum > limit else { return }
    for file in files.sorted(by: { $0.age > $1.age }) where sum > limit / 4 * 3 {
      remove(file.name)
      sum -= file.size
    }
  }
}
