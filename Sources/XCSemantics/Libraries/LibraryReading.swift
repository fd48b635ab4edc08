import XCSyntax

extension ModuleInterface {
  /// The interface as a file of declarations. Its text is written here: what a library holds has no other source.
  ///
  /// - Parameter path: where the library stands.
  public func source(path: String) -> SourceFile { InterfaceWriter.source(of: self, path: path) }
}

extension FileSystem {
  /// The interface of a library: in the file itself, else in `Name.xtc.iface` beside `libName.so`.
  public func interface(at path: String) -> Result<ModuleInterface, ReadFailure> {
    read(path).flatMap { bytes in
      do throws(LibraryProblem) {
        if let text = try LibraryContainer.interface(in: bytes) {
          return .success(try ModuleInterface(json: text))
        }
        if let sibling = siblings(of: path).first(where: isFile) { return interface(at: sibling) }
        throw LibraryProblem("this library holds no xc interface")
      } catch {
        return .failure(.unreadable(reason: error.message))
      }
    }
  }

  /// The declarations of a library as a file that bears the library's path.
  public func librarySource(at path: String) -> Result<SourceFile, ReadFailure> {
    interface(at: path).map { $0.source(path: path) }
  }

  private func siblings(of path: String) -> [String] {
    guard !path.hasSuffix(ModuleInterface.fileExtension) else { return [] }
    let folder = FilePath.folder(of: path)
    var name = FilePath.name(of: path)
    if let dot = name.lastIndex(of: ".") { name = String(name[..<dot]) }
    let names = name.hasPrefix("lib") ? [String(name.dropFirst(3)), name] : [name]
    return names.map { FilePath.join(folder, $0 + ModuleInterface.fileExtension) }
  }
}
