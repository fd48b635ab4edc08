#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a folder of the disk holds.
enum FolderListing {
  /// The entries in no order; nil where there is no folder that can be listed. Names that are no UTF-8 are there with
  /// U+FFFD in them, and so are their files found to be missing when they are read.
  static func entries(of path: String) -> [FolderEntry]? {
    guard let folder = opendir(path), let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      return nil
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while let entry = readdir(folder) {
      let bytes = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
      let name = String(cString: bytes)
      guard name != ".", name != ".." else { continue }
      let kind = kind(of: entry.pointee.d_type, bytes, in: dirfd(folder))
      // Reading a pipe, a socket or a device could wait for ever.
      if kind == .special, FilePath.isSource(name) { continue }
      entries.append(FolderEntry(name: name, isFolder: kind == .folder))
    }
    return entries
  }

  private enum Kind { case folder, file, special }

  private static func kind(of type: UInt8, _ name: UnsafePointer<CChar>, in folder: Int32) -> Kind {
    if type == UInt8(DT_DIR) { return .folder }
    if type == UInt8(DT_REG) { return .file }
    // A link, or a disk that does not tell. What leads nowhere is found to be missing when it is read.
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return .file }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .special
    }
  }
}
