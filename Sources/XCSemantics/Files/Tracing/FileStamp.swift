#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the disk says about a file or folder without looking into it.
package struct FileStamp: Hashable, Sendable {
  private var device: UInt64
  private var inode: UInt64
  private var mode: UInt32
  private var size: Int64
  private var modified: Int64
  /// When the bytes, the name or the permissions changed last, in nanoseconds since 1970.
  private var changed: Int64

  /// The stamp of what a path leads to; nil where it leads nowhere.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(status.st_ino)
    mode = UInt32(status.st_mode)
    size = Int64(status.st_size)
    self.modified = Self.nanoseconds(modified)
    self.changed = Self.nanoseconds(changed)
  }

  /// Whether a change after `moment` would show in the stamp. Clocks of disks are coarse, so that a file that was
  /// changed just before it was read can change again and keep its stamp.
  func isSettled(at moment: Int64) -> Bool { changed < moment - 2_000_000_000 }

  /// Now, in nanoseconds since 1970.
  static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

extension FileStamp {
  /// The stamp as bytes, of which no two are of two stamps.
  package var bytes: [UInt8] {
    var writer = RecordWriter()
    Self.write(self, to: &writer)
    return writer.bytes
  }

  static func write(_ stamp: FileStamp?, to writer: inout RecordWriter) {
    writer.add(stamp != nil)
    guard let stamp else { return }
    writer.add(stamp.device)
    writer.add(stamp.inode)
    writer.add(UInt64(stamp.mode))
    writer.add(stamp.size)
    writer.add(stamp.modified)
    // Most files were written once, and changed at that moment.
    writer.add(stamp.changed &- stamp.modified)
  }

  static func read(from reader: inout RecordReader) throws(RecordReader.Damage) -> FileStamp? {
    try reader.flag() ? try FileStamp(from: &reader) : nil
  }

  private init(from reader: inout RecordReader) throws(RecordReader.Damage) {
    device = try reader.number()
    inode = try reader.number()
    mode = UInt32(try reader.number(below: 1 << 32))
    size = try reader.signedNumber()
    modified = try reader.signedNumber()
    changed = modified &+ (try reader.signedNumber())
  }
}
