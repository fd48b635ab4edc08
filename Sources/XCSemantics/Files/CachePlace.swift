#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where files belong that can be made anew at any time.
public enum CachePlace {
  /// `xcgen` in `$XDG_CACHE_HOME`, else in the folder that the system has for such files; nil without a home.
  ///
  /// - Parameter environment: the variables of the process.
  public static func folder(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    // The specification of the variable says that a relative path is to be ignored.
    if let folder = environment["XDG_CACHE_HOME"], FilePath.isAbsolute(folder) {
      return FilePath.join(folder, "xcgen")
    }
    guard let home = environment["HOME"], FilePath.isAbsolute(home) else { return nil }
    #if os(macOS)
      return FilePath.join(home, "Library/Caches/xcgen")
    #else
      return FilePath.join(home, ".cache/xcgen")
    #endif
  }
}
