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
  public func changes(_ files: [GeneratedFile]) throws -> [Change] {
    try files.compactMap { file in
      let existing = try bytes(of: file.name)
      return existing == file.bytes ? nil : Change(file: file, existing: existing)
    }
  }

  /// Writes the files that differ. Throws `OutputError`; the folder then holds what it held before.
  public func write(_ files: [GeneratedFile]) throws -> Report {
    let changes = try changes(files)
    let changed = changes.map(\.file.name)
    if !changes.isEmpty {
      try makeDirectory()
      try replace(changes)
    }
    return Report(written: changed, unchanged: files.map(\.name).filter { !changed.contains($0) })
  }

  private func replace(_ changes: [Change]) throws {
    let mark = UUID().uuidString
    let staged = changes.map { path(of: ".\($0.file.name).\(mark).tmp") }
    var replaced: [Change] = []
    do {
      for (change, temporary) in zip(changes, staged) { try put(change.file.bytes, at: temporary) }
      for (change, temporary) in zip(changes, staged) {
        guard rename(temporary, path(of: change.file.name)) == 0 else {
          throw OutputError(path: path(of: change.file.name), reason: String(cString: strerror(errno)))
        }
        replaced.append(change)
      }
    } catch {
      for temporary in staged { try? FileManager.default.removeItem(atPath: temporary) }
      for change in replaced { restore(change) }
      throw error
    }
  }

  private func restore(_ change: Change) {
    let place = path(of: change.file.name)
    if let existing = change.existing {
      try? Data(existing).write(to: URL(filePath: place), options: .atomic)
    } else {
      try? FileManager.default.removeItem(atPath: place)
    }
  }

  private func makeDirectory() throws {
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path: directory, reason: Self.reason(of: error))
    }
  }

  private func put(_ bytes: [UInt8], at path: String) throws {
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw OutputError(path: path, reason: Self.reason(of: error))
    }
  }

  private func bytes(of name: String) throws -> [UInt8]? {
    let place = path(of: name)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: place) else { return nil }
    guard attributes[.type] as? FileAttributeType != .typeDirectory else {
      throw OutputError(path: place, reason: "a folder is in its place")
    }
    do {
      return Array(try Data(contentsOf: URL(filePath: place)))
    } catch {
      throw OutputError(path: place, reason: Self.reason(of: error))
    }
  }

  private func path(of name: String) -> String {
    directory.hasSuffix("/") ? directory + name : (directory.isEmpty ? "." : directory) + "/" + name
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    switch error.code {
    case .fileWriteNoPermission, .fileReadNoPermission: return "no permission"
    case .fileWriteOutOfSpace: return "no space left"
    case .fileWriteFileExists: return "a file is in its place"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no such folder"
    default: return "\(error.code)"
    }
  }
}
