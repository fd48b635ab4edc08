import Foundation

/// A folder of a test's own that goes away with it.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("xcgen-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// Writes a file, and the folders on the way to it.
  @discardableResult
  func write(_ name: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  /// Writes a text file.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL { try write(name, Data(text.utf8)) }

  /// The text of a file, nil where there is none.
  func text(_ name: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in the folder or one below it, sorted.
  func names(in folder: String = "") -> [String] {
    let path = folder.isEmpty ? url.path : url.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
