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
package enum SymbolicLink {
  /// A longer chain is taken for a circle.
  private static let longestChain = 32

  /// Whether a symbolic link stands there.
  package static func isAt(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  /// The place that a link leads to in the end; nil where it leads nowhere: round in a circle or into no folder.
  package static func target(of link: String) -> String? {
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

  /// The absolute path of what stands there without any link in it; nil where nothing does.
  package static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }
}
