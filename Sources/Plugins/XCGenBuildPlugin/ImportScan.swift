import Foundation

/// Follows the imports of sources as far as files go, so that the build watches what it depends on.
///
/// A file too many costs a run of the tool; of one too few the tool itself tells. So conditions are not looked at, and
/// where more than one file could be meant, each counts.
struct ImportScan {
  /// Folders to search, in order.
  let importPaths: [String]

  /// The files that the sources import, in turn too; the sources themselves are left out.
  func imports(of sources: [String]) -> [String] {
    var seen = Set(sources)
    var found: [String] = []
    var waiting = sources
    while let path = waiting.popLast() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      for name in names(in: String(decoding: data, as: UTF8.self)) {
        for file in files(for: name, from: path) where seen.insert(file).inserted {
          found.append(file)
          waiting.append(file)
        }
      }
    }
    return found
  }

  /// What stands between quotes or angles behind `#import`, `#include` and `#use`.
  private func names(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.first == "#" else { return nil }
      let directive = words.dropFirst().drop { $0 == " " || $0 == "\t" }
      guard ["import", "include", "use"].contains(where: directive.hasPrefix),
        let open = directive.firstIndex(where: { $0 == "\"" || $0 == "<" })
      else { return nil }
      let rest = directive[directive.index(after: open)...]
      return rest.firstIndex { $0 == "\"" || $0 == ">" }.map { String(rest[..<$0]) }
    }
  }

  private func files(for name: String, from path: String) -> [String] {
    let stem = FilePath.withoutSourceExtension(name)
    return ([FilePath.folder(of: path)] + importPaths).flatMap { folder in
      Set([name, stem + ".xc", stem + ".xt"]).sorted()
        .map { FilePath.simplified(FilePath.join(folder, $0)) }
        .filter(isFile)
    }
  }

  private func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}
