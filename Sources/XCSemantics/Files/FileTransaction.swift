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

/// Puts bytes into several files: all of them or none. Each is replaced at once and keeps its mode.
package struct FileTransaction: Sendable {
  /// A file whose bytes change.
  package struct Step: Sendable {
    /// Where it stands; no symbolic link.
    package var path: String
    /// What it will hold.
    package var bytes: [UInt8]
    /// What it holds now, nil where there is none.
    package var existing: [UInt8]?

    package init(path: String, bytes: [UInt8], existing: [UInt8]?) {
      self.path = path
      self.bytes = bytes
      self.existing = existing
    }
  }

  private struct Staged {
    var step: Step
    var temporary: String
  }

  private let steps: [Step]
  private let isDurable: Bool

  /// - Parameter isDurable: whether new bytes have to be on the disk before they take the place of the old ones, so
  ///   that a loss of power leaves one or the other. It takes time, and what can be made again can do without.
  package init(_ steps: [Step], isDurable: Bool = false) {
    self.steps = steps
    self.isDurable = isDurable
  }

  /// Does it. Throws `OutputError`; everything is as it was before then. So it is where a signal ends the process
  /// meanwhile, unless all is done.
  package func commit() throws(OutputError) {
    try Interruption.waiting { () throws(OutputError) in try commitWhole() }
  }

  private func commitWhole() throws(OutputError) {
    var folders: [String] = []
    var staged: [Staged] = []
    var replaced: [Step] = []
    do throws(OutputError) {
      for step in steps { try makeFolder(of: step.path, &folders) }
      Set(steps.map { FilePath.folder(of: $0.path) }).forEach(TemporaryFile.removeAbandoned)
      for step in steps {
        guard !Interruption.isWanted else { throw OutputError(path: step.path, reason: "the run was ended") }
        let temporary = TemporaryFile.path(beside: step.path)
        staged.append(Staged(step: step, temporary: temporary))
        try put(step.bytes, at: temporary, insteadOf: step.path)
      }
      for part in staged {
        guard rename(part.temporary, part.step.path) == 0 else { throw Self.failure(at: part.step.path) }
        replaced.append(part.step)
      }
    } catch {
      for part in staged { unlink(part.temporary) }
      for step in replaced { restore(step) }
      for folder in folders.reversed() { rmdir(folder) }
      throw error
    }
  }

  /// Makes the folder of a file and those above it; `made` gets each that was not there.
  private func makeFolder(of path: String, _ made: inout [String]) throws(OutputError) {
    var missing: [String] = []
    var folder = FilePath.folder(of: path)
    while !FileManager.default.fileExists(atPath: folder), folder != "/", folder != "." {
      missing.append(folder)
      folder = FilePath.folder(of: folder)
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o777) == 0 else {
        if errno == EEXIST { continue }
        throw Self.failure(at: folder)
      }
      made.append(folder)
    }
  }

  private func put(_ bytes: [UInt8], at path: String, insteadOf original: String) throws(OutputError) {
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw OutputError(path: original, error)
    }
    var information = stat()
    if stat(original, &information) == 0, chmod(path, information.st_mode & 0o7777) != 0 {
      throw Self.failure(at: original)
    }
    if isDurable { try settle(path, insteadOf: original) }
  }

  private func settle(_ path: String, insteadOf original: String) throws(OutputError) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Self.failure(at: original) }
    defer { close(descriptor) }
    // Disks that cannot say so are taken at their word.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw Self.failure(at: original)
    }
  }

  private func restore(_ step: Step) {
    guard let existing = step.existing else {
      unlink(step.path)
      return
    }
    let temporary = TemporaryFile.path(beside: step.path)
    try? put(existing, at: temporary, insteadOf: step.path)
    rename(temporary, step.path)
  }

  private static func failure(at path: String) -> OutputError {
    OutputError(path: path, reason: String(cString: strerror(errno)))
  }
}
