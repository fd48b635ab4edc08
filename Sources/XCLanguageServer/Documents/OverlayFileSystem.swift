import XCSemantics

/// A file system in which open documents take the place of what is on disk.
struct OverlayFileSystem: FileSystem {
  let base: any FileSystem
  private var texts: [String: [UInt8]] = [:]

  init(_ base: any FileSystem) { self.base = base }

  /// Puts bytes in the place of a file, which need not be there.
  mutating func place(_ bytes: [UInt8], at path: String) { texts[base.canonicalPath(path)] = bytes }

  func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    if let text = texts[base.canonicalPath(path)] { return .success(text) }
    return base.read(path)
  }

  func isFile(_ path: String) -> Bool { texts[base.canonicalPath(path)] != nil || base.isFile(path) }

  func canonicalPath(_ path: String) -> String { base.canonicalPath(path) }

  func entries(ofFolder path: String) -> [FolderEntry]? { base.entries(ofFolder: path) }
}
