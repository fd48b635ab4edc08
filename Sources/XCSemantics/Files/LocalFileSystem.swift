#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The disk.
public struct LocalFileSystem: FileSystem {
  /// Makes a view of the disk.
  public init() {}

  /// The bytes of a file.
  public func read(_ path: String) -> Result<[UInt8], ReadFailure> {
    switch kind(of: path) {
    case nil: return .failure(path.contains("\u{FFFD}") ? .unreadable(reason: Self.foreignName) : .missing)
    case true: return .failure(.folder)
    case false: break
    }
    do {
      return .success([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch  where isSpecial(path) {
      return .failure(.unreadable(reason: "this is no regular file; '-' stands for standard input"))
    } catch let error as CocoaError where error.code == .fileReadNoPermission {
      return .failure(.unreadable(reason: "permission denied"))
    } catch {
      return .failure(.unreadable(reason: "this file can't be read"))
    }
  }

  /// Whether a file that is no folder stands there under exactly this name.
  public func isFile(_ path: String) -> Bool {
    guard kind(of: path) == false else { return false }
    #if os(Linux)
      return true
    #else
      // Disks that fold letter case answer for names that no other machine would find.
      let names = try? FileManager.default.contentsOfDirectory(atPath: FilePath.folder(of: path))
      return names?.contains(FilePath.name(of: path)) ?? true
    #endif
  }

  /// The one path that a file has whichever way it is named.
  public func canonicalPath(_ path: String) -> String {
    #if os(Linux)
      // The same where something stands there; Foundation asks the disk three times as often.
      if let place = SymbolicLink.resolved(path) { return place }
    #endif
    return FilePath.simplified(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
  }

  /// What a folder holds, sorted by name; nil where there is no folder that can be listed.
  public func entries(ofFolder path: String) -> [FolderEntry]? {
    FolderListing.entries(of: path)?.sorted { $0.name < $1.name }
  }

  private static let foreignName = "no such file, or one whose name has bytes that are not UTF-8"

  /// Whether a pipe, a socket or a device stands there: reading one could wait for ever.
  private func isSpecial(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: canonicalPath(path))
    guard let type = attributes?[.type] as? FileAttributeType else { return false }
    return type != .typeRegular && type != .typeSymbolicLink
  }

  /// True for a folder, false for a file, nil where nothing stands.
  private func kind(of path: String) -> Bool? {
    #if canImport(FoundationEssentials)
      var isFolder = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return exists ? isFolder : nil
    #else
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return exists ? isFolder.boolValue : nil
    #endif
  }
}
