import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Follows symbolic links by hand: what one leads to need not exist.
enum SymbolicLink {
  /// A longer chain is taken for a circle.
  private static let longestChain = 32

  /// Whether a symbolic link stands there.
  static func isAt(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  /// The place that a link leads to in the end; nil where it leads nowhere: round in a circle or into no folder.
  static func target(of link: String) -> String? {
    var path = link
    for _ in 0..<longestChain {
      let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
      guard isAt(path) else {
        return resolved(folder).map { $0 == "/" ? "/" + name : $0 + "/" + name }
      }
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
      path = next.hasPrefix("/") ? next : folder + "/" + next
    }
    return nil
  }

  /// The absolute path of a folder without any link in it; nil where there is no such folder.
  static func resolved(_ folder: String) -> String? {
    guard let path = realpath(folder, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
