#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tree of installed libraries: `3p/<vendor>/<target>/lib<Name>.<ext>`.
public enum ThirdPartyTree {
  /// The variable that names the tree.
  public static let variable = "XCC_3P"

  /// Where the reference compiler keeps it.
  public static let standardFolder = "/opt/xcc/3p"

  /// The folder of the tree by the environment.
  public static func folder(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    guard let named = environment[variable], !named.isEmpty else { return standardFolder }
    return named
  }
}
