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
    // A cache that takes nothing is a cache that knows nothing.
    try? FileTransaction([FileTransaction.Step(path: FilePath.join(path, key), bytes: bytes, existing: nil)])
      .commit()
    evict()
  }

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
      if name.hasPrefix("."), age > 3600 { remove(name) }
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
