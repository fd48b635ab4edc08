/// The names by which the files of libraries are imported.
public enum LibraryNames {
  /// The name under which a file of a library folder is imported; nil for a file that is no library.
  public static func module(of fileName: String) -> String? {
    let endings =
      [ModuleInterface.fileExtension] + TargetMacros.allCases.flatMap(\.libraryExtensions).map { "." + $0 }
    guard let ending = endings.filter({ fileName.hasSuffix($0) }).max(by: { $0.count < $1.count }) else {
      return nil
    }
    let bare = fileName.dropLast(ending.count)
    let name = bare.hasPrefix("lib") ? bare.dropFirst(3) : bare
    return name.isEmpty ? nil : String(name)
  }
}
