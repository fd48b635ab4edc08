import XCSemantics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension OutputWriter {
  /// Files of the folder that an earlier run made and that are not among those of this one, by name.
  ///
  /// Only what begins as a generated file does is taken for one. Folders inside and links are not looked into.
  public func staleFiles(besides current: [GeneratedFile]) -> [Change] {
    let names = Set(current.map(\.name))
    let there = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return there.sorted().compactMap { name in
      let path = FilePath.join(directory, name)
      guard name.hasSuffix(".swift"), !names.contains(name), !SymbolicLink.isAt(path),
        let data = Self.generated(at: path)
      else { return nil }
      return Change(file: GeneratedFile(name: name, bytes: []), existing: Array(data))
    }
  }

  /// Takes away files, as `staleFiles(besides:)` tells them. Throws `OutputError` where one cannot be.
  public func remove(_ stale: [Change]) throws(OutputError) {
    for change in stale {
      let path = FilePath.join(directory, change.file.name)
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw OutputError(path: path, error)
      }
    }
  }

  /// Whether a file begins as a generated one does.
  public static func isGenerated(at path: String) -> Bool { generated(at: path) != nil }

  private static func generated(at path: String) -> Data? {
    FileManager.default.contents(atPath: path).flatMap { $0.starts(with: firstWords) ? $0 : nil }
  }

  private static let firstWords = Array("// \(GeneratedFile.firstWords) ".utf8)
}
