import Foundation
import Testing
import XCSyntax

@testable import XCSemantics

/// The disk and the discovery of sources on it.
@Suite struct FileSystemTests {
  /// Makes a folder that goes away with the test.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "xcgen-files-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func theDiskIsRead() throws {
    try withFolder { folder in
      let disk = LocalFileSystem()
      try write("class A { }", to: folder + "/a.xc")
      #expect(disk.read(folder + "/a.xc") == .success(Array("class A { }".utf8)))
      #expect(disk.read(folder + "/b.xc") == .failure(.missing))
      #expect(disk.read(folder) == .failure(.folder))
      #expect(disk.isFile(folder + "/a.xc"))
      #expect(!disk.isFile(folder))
      #expect(!disk.isFile(folder + "/A.xc"))
    }
  }

  @Test func linksLeadToOnePath() throws {
    try withFolder { folder in
      try write("", to: folder + "/a.xc")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.xc", withDestinationPath: folder + "/a.xc")
      let disk = LocalFileSystem()
      #expect(disk.canonicalPath(folder + "/link.xc") == disk.canonicalPath(folder + "/./sub/../a.xc"))
    }
  }

  @Test func foldersAreSearchedForSources() throws {
    try withFolder { folder in
      for name in ["b.xc", "a.xt", "sub/c.xc", "sub/note.txt", ".build/d.xc", ".hidden/e.xc", ".f.xc"] {
        try write("", to: folder + "/" + name)
      }
      // A link to the folder itself must not lead around in circles.
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/sub/loop", withDestinationPath: folder)
      let found = SourceDiscovery(LocalFileSystem()).sources(at: folder)
      #expect(found == .success(["a.xt", "b.xc", "sub/c.xc"].map { folder + "/" + $0 }))
    }
  }

  @Test func pathsThatAreNothingFail() {
    let discovery = SourceDiscovery(InMemoryFileSystem(["a.txt": "", "sub/b.xc": ""]))
    #expect(discovery.sources(at: "gone") == .failure(LoadFailure(path: "gone", failure: .missing)))
    #expect(discovery.sources(at: "a.txt") == .success(["a.txt"]))
    #expect(discovery.sources(at: "sub") == .success(["sub/b.xc"]))
    #expect(discovery.sources(at: ".") == .success(["sub/b.xc"]))
  }

  @Test(arguments: [
    ("a/b/c.xc", "a/b", "c.xc"), ("c.xc", ".", "c.xc"), ("/c.xc", "/", "c.xc"), ("./c", ".", "c"),
  ])
  func pathsComeApart(_ path: String, _ folder: String, _ name: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("./a//b/./c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("/../a", "/a"), ("a/..", "."), ("", "."),
  ])
  func pathsAreSimplified(_ path: String, _ simple: String) {
    #expect(FilePath.simplified(path) == simple)
  }
}
