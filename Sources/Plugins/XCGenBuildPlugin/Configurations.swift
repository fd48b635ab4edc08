import Foundation

/// The `.xcgen.json` files that count for the sources of a target, as far as planning needs them. What is wrong in
/// them is for the tool to tell.
struct Configurations {
  /// The files, each the nearest one upwards from a source.
  private(set) var files: [String] = []
  /// Folders inside of the package in which a new configuration would count, though none is there. Their entries
  /// changing makes the tool look again.
  private(set) var foldersToWatch: [String] = []
  /// Folders to search for imported sources.
  private(set) var importPaths: [String] = []
  /// Whether bindings are made of any source.
  private(set) var generates = false

  init(sources: [String], package: String) {
    for folder in Set(sources.map(FilePath.folder)).sorted() { search(from: folder, package: package) }
    foldersToWatch = Set(foldersToWatch).sorted()
  }

  private mutating func search(from start: String, package: String) {
    var folder = start
    while true {
      let file = FilePath.join(folder, ".xcgen.json")
      if FileManager.default.fileExists(atPath: file) { return take(file) }
      if folder == package || FilePath.lies(folder, in: package) { foldersToWatch.append(folder) }
      if folder == "/" || folder == "." { break }
      folder = FilePath.folder(of: folder)
    }
    generates = true
  }

  private mutating func take(_ file: String) {
    guard !files.contains(file) else { return }
    files.append(file)
    let said = FileManager.default.contents(atPath: file).flatMap {
      try? JSONDecoder().decode(Said.self, from: $0)
    }
    let folder = FilePath.folder(of: file)
    importPaths += (said?.importPaths ?? []).map { FilePath.join(folder, $0) }
    if said?.plugin?.generate != false { generates = true }
  }

  private struct Said: Decodable {
    struct Plugin: Decodable {
      let generate: Bool?
    }
    let importPaths: [String]?
    let plugin: Plugin?
  }
}
