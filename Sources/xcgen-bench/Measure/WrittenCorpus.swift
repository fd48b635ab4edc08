import Foundation

/// A corpus on disk, in a folder that goes away with the value's last user.
final class WrittenCorpus: Sendable {
  let folder: String
  let paths: [String]
  /// The bytes of all files.
  let byteCount: Int

  init(_ corpus: Corpus) throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "xcgen-bench-\(UUID().uuidString)")
    folder = place.path
    byteCount = corpus.byteCount
    paths = try corpus.write(to: place)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

extension Corpus {
  /// Writes every file into a folder, which is made where it is missing.
  /// - Returns: the files' paths.
  @discardableResult func write(to folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { file in
      let path = folder.appendingPathComponent(file.name)
      try Data(file.bytes).write(to: path)
      return path.path
    }
  }
}
