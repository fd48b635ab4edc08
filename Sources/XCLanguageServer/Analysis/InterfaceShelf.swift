import XCSemantics
import XCSyntax

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder in which interfaces that are no source files are put down as text, so that an editor can open them.
struct InterfaceShelf: Sendable {
  /// Nil where no text may be written: then nothing leads into such an interface.
  let folder: String?

  /// Whether a path is that of a text put down here.
  func holds(_ path: String) -> Bool { folder.map { FilePath.lies(path, in: $0) } ?? false }

  /// Where the text of an interface belongs: the same bytes always to the same place.
  func path(of source: SourceFile) -> String? {
    folder.map { folder in
      let digits = ContentDigest(source.text.bytes).text
      return FilePath.join(FilePath.join(folder, digits), Self.name(of: source.path))
    }
  }

  /// Puts the text of an interface down, read-only, unless it is there; nil where that can't be done.
  func put(_ source: SourceFile) -> String? {
    guard let path = path(of: source) else { return nil }
    let manager = FileManager.default
    let bytes = Data(source.text.bytes)
    if manager.contents(atPath: path) == bytes { return path }
    do {
      try manager.createDirectory(atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
      try bytes.write(to: URL(filePath: path), options: .atomic)
      try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      return path
    } catch {
      return nil
    }
  }

  private static func name(of path: String) -> String {
    if path == EmbeddedInterface.path { return "UXKit.xc" }
    var name = FilePath.name(of: path)
    if let dot = name.firstIndex(of: ".") { name = String(name[..<dot]) }
    return (name.isEmpty ? "Interface" : name) + ".xc"
  }
}
