#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FilePath {
  /// The path from the root by its letters, without a look at the disk.
  public static func absolute(_ path: String) -> String {
    simplified(isAbsolute(path) ? path : FileManager.default.currentDirectoryPath + "/" + path)
  }

  /// The path as seen from a folder: below it without a prefix, beside it with `../`.
  public static func relative(_ path: String, to folder: String) -> String {
    let target = absolute(path).split(separator: "/")
    let base = absolute(folder).split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: Substring(".."), count: base.count - shared)
    let parts = ups + target.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
