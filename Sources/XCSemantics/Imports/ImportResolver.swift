import XCSyntax

/// Finds the file that an import means, by the search order of `dialect.md` 2.6.
public struct ImportResolver: Sendable {
  /// What a search came to.
  public enum Resolution: Sendable, Hashable {
    /// A file, and whether a search folder had it rather than the importing file's own.
    case file(path: String, inSearchFolder: Bool)
    /// No file; the folders that were searched, in order.
    case notFound(searched: [String])
  }

  private(set) var importPaths: [String]
  private let fileSystem: any FileSystem

  /// Takes the `-I` folders in order.
  public init(importPaths: [String], fileSystem: any FileSystem) {
    self.importPaths = importPaths
    self.fileSystem = fileSystem
  }

  /// Adds a folder to the end of the search path; false where it is there already.
  mutating func append(_ folder: String) -> Bool {
    guard !importPaths.contains(folder) else { return false }
    importPaths.append(folder)
    return true
  }

  /// Searches for an import.
  ///
  /// - Parameters:
  ///   - path: the path of the importing file.
  ///   - isFromSearchFolder: whether that file was itself found in a search folder: then its folder gets no
  ///     head start.
  public func resolve(
    _ directive: ImportDirective, from path: String, isFromSearchFolder: Bool
  ) -> Resolution {
    guard !directive.path.isEmpty else { return .notFound(searched: []) }
    let name =
      directive.kind == .use ? FilePath.withoutSourceExtension(directive.path) : directive.path
    let own = directive.style == .angled || isFromSearchFolder ? nil : FilePath.folder(of: path)
    if let own, let found = find(name, in: own) { return .file(path: found, inSearchFolder: false) }
    for folder in importPaths {
      if let found = find(name, in: folder) { return .file(path: found, inSearchFolder: true) }
    }
    var searched: [String] = []
    for folder in [own].compactMap({ $0 }) + importPaths where !searched.contains(folder) {
      searched.append(folder)
    }
    return .notFound(searched: searched)
  }

  private func find(_ name: String, in folder: String) -> String? {
    for candidate in Self.candidates(for: name) {
      let path = Self.place(candidate, in: folder)
      if fileSystem.isFile(path) { return path }
    }
    return nil
  }

  static func candidates(for name: String) -> [String] {
    if name.hasSuffix(".xt") { return [name, name.dropLast(3) + ".xc"] }
    if !name.contains(".") { return [name, name + ".xc", name + ".xt"] }
    return [name]
  }

  private static func place(_ name: String, in folder: String) -> String {
    var rest = name[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    return FilePath.join(folder, String(rest))
  }
}
