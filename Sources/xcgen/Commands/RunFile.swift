import XCBindings
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

/// Files that a run leaves besides its results.
enum RunFile {
  /// A text as the writer takes it, and the writer of its folder.
  static func output(_ text: String, at path: String) -> (writer: OutputWriter, file: GeneratedFile) {
    (
      OutputWriter(directory: FilePath.folder(of: path)),
      GeneratedFile(name: FilePath.name(of: path), bytes: Array(text.utf8))
    )
  }

  /// Refuses a place that holds something which the run reads or makes: writing there would destroy it.
  static func refuse(
    _ path: String?, ofOption option: String, reading inputs: [String], making outputs: [String] = []
  ) throws(CommandFailure) {
    guard let path else { return }
    let fileSystem = LocalFileSystem()
    let place = fileSystem.canonicalPath(path)
    if inputs.contains(where: { fileSystem.canonicalPath($0) == place }) {
      throw CommandFailure("'\(option) \(path)' would overwrite a file that this run reads")
    }
    if outputs.contains(where: { fileSystem.canonicalPath($0) == place }) {
      throw CommandFailure("'\(option) \(path)' would overwrite a file that this run makes")
    }
  }

  /// Writes a text; a file that has it is left alone. A device or a pipe gets the text as it is.
  static func write(_ text: String, to path: String) throws(OutputError) {
    if kind(of: path) == .stream { return try pour(text, into: path) }
    let (writer, file) = output(text, at: path)
    _ = try writer.write([file])
  }

  /// Throws where a text could not be written, before any work is done for it.
  static func check(_ path: String) throws(OutputError) {
    switch kind(of: path) {
    case .folder?: throw OutputError(path: path, reason: "a folder is in its place")
    case .stream?:
      guard access(path, W_OK) == 0 else { throw failure(at: path) }
    case .file?, nil:
      var folder = FilePath.folder(of: path)
      if folder.isEmpty { folder = "." }
      while kind(of: folder) == nil, folder != "/", folder != "." { folder = FilePath.folder(of: folder) }
      guard kind(of: folder) == .folder else {
        throw OutputError(path: path, reason: "'\(folder)' is no folder")
      }
      guard access(folder, W_OK | X_OK) == 0 else { throw failure(at: path) }
    }
  }

  /// What stands at a path, behind links.
  private enum Kind {
    case file, folder, stream
  }

  private static func kind(of path: String) -> Kind? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    // What `/dev/stdout` leads to may be a file: it is open already, and not to be replaced.
    case S_IFREG: return path.hasPrefix("/dev/") || path.hasPrefix("/proc/") ? .stream : .file
    default: return .stream
    }
  }

  private static func pour(_ text: String, into path: String) throws(OutputError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw failure(at: path) }
    defer { close(descriptor) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.put(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(at: path) }
      bytes = bytes.dropFirst(count)
    }
  }

  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private static func failure(at path: String) -> OutputError {
    OutputError(path: path, reason: String(cString: strerror(errno)))
  }

  /// Makes an empty file, or leaves one that is there as it is, and makes it as new as this moment.
  static func stamp(_ path: String) throws(OutputError) {
    if !FileManager.default.fileExists(atPath: path) { try write("", to: path) }
    do {
      try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    } catch {
      throw OutputError(path: path, reason: "its time cannot be changed")
    }
  }
}
