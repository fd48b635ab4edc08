import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ServerSettings {
  /// The folder in which interfaces belong that are no sources, by the custom of the system; nil where there is no home.
  ///
  /// - Parameter environment: the variables of the process.
  public static func usualInterfaceFolder(_ environment: [String: String]) -> String? {
    if let folder = environment["XDG_CACHE_HOME"], FilePath.isAbsolute(folder) {
      return FilePath.join(folder, "xcgen/interfaces")
    }
    guard let home = environment["HOME"], FilePath.isAbsolute(home) else { return nil }
    #if os(macOS)
      return FilePath.join(home, "Library/Caches/xcgen/interfaces")
    #else
      return FilePath.join(home, ".cache/xcgen/interfaces")
    #endif
  }
}
