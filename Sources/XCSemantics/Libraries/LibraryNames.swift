/// The names by which the files of libraries are imported.
public enum LibraryNames {
  /// How the names of libraries and of bare interfaces end.
  public static let endings: [String] =
    [ModuleInterface.fileExtension]
    + Set(TargetMacros.allCases.flatMap(\.libraryExtensions)).sorted().map { "." + $0 }

  /// The name under which a file of a library folder is imported; nil for a file that is no library.
  public static func module(of fileName: String) -> String? {
    guard let ending = endings.filter({ fileName.hasSuffix($0) }).max(by: { $0.count < $1.count }) else {
      return nil
    }
    let bare = fileName.dropLast(ending.count)
    let name = bare.hasPrefix("lib") ? bare.dropFirst(3) : bare
    return name.isEmpty ? nil : String(name)
  }
}
