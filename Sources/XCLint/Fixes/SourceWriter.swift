import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Puts new bytes into sources: into all of them or none.
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
    let steps = changes.map { change in
      FileTransaction.Step(
        path: fileSystem.canonicalPath(change.path), bytes: change.new, existing: change.old)
    }
    do {
      try FileTransaction(steps, isDurable: true).commit()
    } catch {
      let index = steps.firstIndex { $0.path == error.path } ?? 0
      throw Failure(path: changes[index].path, reason: error.reason)
    }
  }
}
