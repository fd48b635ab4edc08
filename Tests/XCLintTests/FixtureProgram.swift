import Foundation
import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// A small program of the folder `Fixtures/<rule>`: one file, or a folder of files.
///
/// In a folder, what stands below `imported` is on the search path and not asked for. A line
/// `// fixture: NAME=VALUE` anywhere defines a macro, `// fixture: --no-embedded` leaves out the toolkit.
struct FixtureProgram: Sendable, CustomTestStringConvertible {
  let url: URL
  let isFolder: Bool

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [FixtureProgram] = {
    let manager = FileManager.default
    let folders = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    return folders.sorted { $0.path < $1.path }.flatMap { folder -> [FixtureProgram] in
      let names = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      return names.sorted { $0.path < $1.path }.compactMap { url in
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
        guard isFolder.boolValue || ["xc", "xt"].contains(url.pathExtension) else { return nil }
        return FixtureProgram(url: url, isFolder: isFolder.boolValue)
      }
    }
  }()

  var testDescription: String {
    url.deletingLastPathComponent().lastPathComponent + "/" + url.lastPathComponent
  }

  /// Where the expected findings stand.
  var referenceURL: URL { beside(".findings.txt") }

  /// Where the text stands that all fixes lead to.
  var fixedURL: URL { beside(".fixed.txt") }

  private func beside(_ ending: String) -> URL {
    url.deletingLastPathComponent()
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent + ending)
  }

  /// The texts by their paths below the fixture.
  func texts() throws -> [String: String] {
    guard isFolder else { return [url.lastPathComponent: try String(contentsOf: url, encoding: .utf8)] }
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    where FilePath.isSource(path) {
      texts[path] = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }
    return texts
  }

  /// The program that the texts make.
  func load(_ texts: [String: String], skipsBodies: Bool = false) async -> Program {
    var options = LoadOptions(importPaths: ["imported"], skipsBodies: skipsBodies)
    for line in texts.values.flatMap({ $0.split(separator: "\n") }) {
      guard let range = line.range(of: "// fixture: ") else { continue }
      let word = String(line[range.upperBound...])
      if word == "--no-embedded" { options.usesEmbeddedInterface = false }
      if let (name, body) = MacroTable.definition(fromOption: word) {
        options.definitions.define(name, as: body)
      }
    }
    let loader = ProgramLoader(options: options, fileSystem: InMemoryFileSystem(texts))
    return await loader.load(texts.keys.filter { !$0.hasPrefix("imported/") }.sorted())
  }
}
