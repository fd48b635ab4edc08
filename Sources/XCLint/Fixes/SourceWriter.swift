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

/// Puts new bytes into sources: all new files are there before the first old one goes.
public struct SourceWriter: Sendable {
  /// A source that could not be written.
  public struct Failure: Error, Sendable, Hashable {
    /// The path as the user named it.
    public var path: String
    /// What went wrong, as the end of a sentence.
    public var reason: String
  }

  private let fileSystem: any FileSystem

  /// Makes a writer; the file system says what stands there now and where links lead.
  public init(_ fileSystem: any FileSystem = LocalFileSystem()) { self.fileSystem = fileSystem }

  /// Writes changes. A file keeps its permissions, a link stays one, and a file that somebody else has changed since
  /// it was read is a failure before anything is written.
  public func write(_ changes: [FixRun.Change]) throws(Failure) {
    for change in changes where (try? fileSystem.read(change.path).get()) != change.old {
      throw Failure(path: change.path, reason: "it was changed while it was checked")
    }
    for change in changes where !FileManager.default.isWritableFile(atPath: change.path) {
      throw Failure(path: change.path, reason: "it may not be written")
    }
    var staged: [(temporary: String, target: String, path: String)] = []
    defer { for item in staged { try? FileManager.default.removeItem(atPath: item.temporary) } }
    for change in changes {
      let target = fileSystem.canonicalPath(change.path)
      let folder = FilePath.folder(of: target)
      let temporary = FilePath.join(folder, ".\(FilePath.name(of: target)).\(UUID().uuidString).tmp")
      staged.append((temporary, target, change.path))
      do {
        try Data(change.new).write(to: URL(filePath: temporary))
        let attributes = try FileManager.default.attributesOfItem(atPath: target)
        if let mode = attributes[.posixPermissions] {
          try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: temporary)
        }
      } catch {
        throw Failure(path: change.path, reason: "it cannot be written")
      }
    }
    for item in staged {
      guard rename(item.temporary, item.target) == 0 else {
        throw Failure(path: item.path, reason: String(cString: strerror(errno)))
      }
    }
  }
}
