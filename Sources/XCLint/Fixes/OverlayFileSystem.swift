import XCSemantics

/// A file system with some files that have other bytes than below.
struct OverlayFileSystem: FileSystem {
  let base: any FileSystem
  /// New bytes by canonical path.
  var changes: [String: [UInt8]] = [:]

  func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    if !changes.isEmpty, let bytes = changes[base.canonicalPath(path)] { return .success(bytes) }
    return base.read(path)
  }

  func isFile(_ path: String) -> Bool { base.isFile(path) }

  func canonicalPath(_ path: String) -> String { base.canonicalPath(path) }

  func entries(ofFolder path: String) -> [FolderEntry]? { base.entries(ofFolder: path) }
}
