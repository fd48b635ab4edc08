import XCSemantics

extension OutputNaming {
  /// The name of the file for a source or a library. A library gives the name of its module: `UXKit.swift` for
  /// `libUXKit.so`.
  public static func fileName(forRelativePath path: String) -> String {
    let last = FilePath.name(of: path)
    guard ModuleInterface.isLibrary(last) else { return fileName(forSource: path) }
    return fileName(forSource: FilePath.join(FilePath.folder(of: path), ModuleInterface.moduleName(of: last)))
  }
}
