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

/// Writes generated files: all of them or none, and none that already has its bytes.
///
/// A file that is there keeps its mode. A symbolic link in its place is followed where it stays in the folder, and is
/// an error where it leads out: nothing is written where nobody said so.
public struct OutputWriter: Sendable {
  /// The folder that the files go into.
  public let directory: String

  /// Makes a writer for a folder, which need not exist yet.
  public init(directory: String) { self.directory = directory }

  /// A file whose bytes would change.
  public struct Change: Sendable, Hashable {
    /// The file as it would be.
    public var file: GeneratedFile
    /// Its bytes now, nil where there is none.
    public var existing: [UInt8]?
  }

  /// What a run of the writer did.
  public struct Report: Sendable, Hashable {
    /// Names of files that got new bytes.
    public var written: [String]
    /// Names of files that were left alone.
    public var unchanged: [String]
  }

  /// The files that differ from what is in the folder, in the order given. Throws `OutputError` where one
  /// cannot be read.
  public func changes(_ files: [GeneratedFile]) throws(OutputError) -> [Change] {
    var changes: [Change] = []
    for file in files {
      let existing = try bytes(of: file.name)
      if existing != file.bytes { changes.append(Change(file: file, existing: existing)) }
    }
    return changes
  }

  /// Writes the files that differ, together with files of other folders. Throws `OutputError`; all folders then hold
  /// what they held before.
  public func write(
    _ files: [GeneratedFile], with others: [(writer: OutputWriter, file: GeneratedFile)] = []
  ) throws(OutputError) -> Report {
    let changes = try changes(files)
    // A run that was killed may have left something although there is nothing to write any more.
    if changes.isEmpty { TemporaryFile.removeAbandoned(in: directory.isEmpty ? "." : directory) }
    var steps: [FileTransaction.Step] = []
    for change in changes { steps.append(try step(for: change)) }
    for other in others {
      for change in try other.writer.changes([other.file]) {
        steps.append(try other.writer.step(for: change))
      }
    }
    try FileTransaction(steps).commit()
    let changed = changes.map(\.file.name)
    return Report(written: changed, unchanged: files.map(\.name).filter { !changed.contains($0) })
  }

  private func step(for change: Change) throws(OutputError) -> FileTransaction.Step {
    FileTransaction.Step(
      path: try place(of: change.file.name), bytes: change.file.bytes, existing: change.existing)
  }

  private func bytes(of name: String) throws(OutputError) -> [UInt8]? {
    let place = try place(of: name)
    var information = stat()
    guard stat(place, &information) == 0 else {
      if errno == ENOENT { return nil }
      throw OutputError(path: place, reason: String(cString: strerror(errno)))
    }
    guard information.st_mode & S_IFMT == S_IFREG else {
      let isFolder = information.st_mode & S_IFMT == S_IFDIR
      throw OutputError(
        path: place, reason: "\(isFolder ? "a folder" : "something else than a file") is in its place")
    }
    do {
      return Array(try Data(contentsOf: URL(filePath: place)))
    } catch {
      throw OutputError(path: place, error)
    }
  }

  /// Where a file really stands: behind a symbolic link, where there is one.
  private func place(of name: String) throws(OutputError) -> String {
    let path = (directory.isEmpty ? "." : directory) + (directory.hasSuffix("/") ? "" : "/") + name
    guard SymbolicLink.isAt(path) else { return path }
    guard let folder = SymbolicLink.resolved(directory.isEmpty ? "." : directory),
      let target = SymbolicLink.target(of: path), FilePath.lies(target, in: folder)
    else { throw OutputError(path: path, reason: "it is a link that leads out of the folder") }
    return target
  }
}
