import XCSyntax

/// Finds the library that an import means where no source does.
struct LibraryFinder: Sendable {
  /// A library and what finding it brings along.
  struct Found: Sendable {
    /// Where it stands.
    let path: String
    /// The folder of sources that joins the end of the search path, for a library of the third-party tree.
    let sourceFolder: String?
  }

  private let libraryPaths: [String]
  private let thirdPartyFolder: String?
  private let targets: [TargetMacros]
  private let fileSystem: any FileSystem

  init(options: LoadOptions, fileSystem: any FileSystem) {
    libraryPaths = options.libraryPaths
    thirdPartyFolder = options.thirdPartyFolder
    targets = options.target.map { [$0] } ?? TargetMacros.allCases
    self.fileSystem = fileSystem
  }

  /// The files that may be the library, in the order in which they are looked for.
  func candidates(for name: String) -> [Found] {
    guard !name.isEmpty, !FilePath.isSource(name), !FilePath.isAbsolute(name) else { return [] }
    var found: [Found] = []
    for folder in libraryPaths {
      for candidate in names(for: name, targets: targets) { add(candidate, in: folder, nil, to: &found) }
    }
    for vendor in vendors(of: name) {
      let sources = FilePath.join(vendor, "xc")
      for target in targets {
        let folder = FilePath.join(vendor, target.rawValue)
        for candidate in names(for: FilePath.name(of: name), targets: [target]) {
          add(candidate, in: folder, sources, to: &found)
        }
      }
    }
    return found
  }

  /// The folders that a search for a library looks in. Without a target and without a tree there is nothing below the
  /// tree to look in.
  func folders(for name: String) -> [String] {
    guard !name.isEmpty, !FilePath.isSource(name), !FilePath.isAbsolute(name) else { return [] }
    guard let thirdPartyFolder else { return libraryPaths }
    guard targets.count == 1 || fileSystem.entries(ofFolder: thirdPartyFolder) != nil else {
      return libraryPaths + [thirdPartyFolder]
    }
    return libraryPaths
      + vendors(of: name).flatMap { vendor in targets.map { FilePath.join(vendor, $0.rawValue) } }
  }

  private func add(_ name: String, in folder: String, _ sources: String?, to found: inout [Found]) {
    let path = FilePath.join(folder, name)
    guard fileSystem.isFile(path), !found.contains(where: { $0.path == path }) else { return }
    found.append(Found(path: path, sourceFolder: sources))
  }

  private func names(for name: String, targets: [TargetMacros]) -> [String] {
    let (folder, bare) = (FilePath.folder(of: name), FilePath.name(of: name))
    var endings: [String] = []
    for ending in targets.flatMap(\.libraryExtensions) where !endings.contains(ending) {
      endings.append(ending)
    }
    return endings.map { FilePath.join(folder, "lib\(bare).\($0)") }
      + [name, name + ModuleInterface.fileExtension]
      + [FilePath.join(folder, "lib" + bare + ModuleInterface.fileExtension)]
  }

  /// The folders of the third-party tree that may have a library: of the vendor that is named, else of the one that
  /// bears the library's name, in lower case too.
  private func vendors(of name: String) -> [String] {
    guard let thirdPartyFolder else { return [] }
    let folder = FilePath.folder(of: name)
    guard folder == "." else { return [FilePath.join(thirdPartyFolder, folder)] }
    let names = name == name.lowercased() ? [name] : [name, name.lowercased()]
    return names.map { FilePath.join(thirdPartyFolder, $0) }
  }
}
