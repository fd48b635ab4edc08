import XCSemantics

/// A file system that asks another one once for each thing.
///
/// It is made anew whenever anything on disk may have changed.
final class RememberingFileSystem: FileSystem, @unchecked Sendable {
  private let base: any FileSystem
  // Every access goes through the lock.
  private let lock = Lock()
  private var contents: [String: Result<[UInt8], ReadFailure>] = [:]
  private var files: [String: Bool] = [:]
  private var canonical: [String: String] = [:]
  private var folders: [String: [FolderEntry]?] = [:]

  init(_ base: any FileSystem) { self.base = base }

  func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    remembered(path, in: \.contents) { base.read(path) }
  }

  func isFile(_ path: String) -> Bool { remembered(path, in: \.files) { base.isFile(path) } }

  func canonicalPath(_ path: String) -> String {
    remembered(path, in: \.canonical) { base.canonicalPath(path) }
  }

  func entries(ofFolder path: String) -> [FolderEntry]? {
    remembered(path, in: \.folders) { base.entries(ofFolder: path) }
  }

  /// Asks anew about one file.
  func forget(_ path: String) {
    lock.locked {
      contents[path] = nil
      files[path] = nil
      canonical[path] = nil
      folders[FilePath.folder(of: path)] = nil
    }
  }

  private func remembered<Value>(
    _ path: String, in table: ReferenceWritableKeyPath<RememberingFileSystem, [String: Value]>,
    otherwise find: () -> Value
  ) -> Value {
    if let known = lock.locked({ self[keyPath: table][path] }) { return known }
    let found = find()
    lock.locked { self[keyPath: table][path] = found }
    return found
  }
}
