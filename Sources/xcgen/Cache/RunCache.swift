import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Results of earlier runs, for a run that would come to the same.
///
/// A run is known by the build of the program, the folder it is started in, its arguments and what it takes from the
/// environment. What it reads is compared with the disk before the old result is taken.
struct RunCache: Sendable {
  private let folder: CacheFolder
  private let key: String

  /// Makes a cache in `path`.
  ///
  /// - Parameter facts: everything but the disk that the result depends on.
  init(in path: String, facts: [String]) {
    folder = CacheFolder(path: FilePath.join(path, "runs"))
    var digest = ContentDigest()
    digest.add(Self.build)
    for fact in [XCGenVersion.current, FileManager.default.currentDirectoryPath] + facts { digest.add(fact) }
    key = digest.text
  }

  /// The result of an earlier run that read what this one would read.
  func result() -> CacheEntry? {
    guard let bytes = folder.read(key) else { return nil }
    guard let entry = CacheEntry(decoding: bytes), entry.trace.holds() else {
      folder.remove(key)
      return nil
    }
    return entry
  }

  /// Keeps a result.
  func keep(_ entry: CacheEntry) { folder.write(entry.encoded, for: key) }

  /// What tells one build of the program from another of the same version.
  private static var build: [UInt8] {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return FileStamp(of: path)?.bytes ?? Array(path.utf8)
  }
}
