import Foundation
import Testing
import XCSemantics

@testable import XCLint

@Suite("Writing mended sources")
struct SourceWriterTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "xcgen-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func put(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func change(_ name: String, _ old: String, _ new: String) -> FixRun.Change {
    FixRun.Change(path: path(name), old: Array(old.utf8), new: Array(new.utf8))
  }

  @Test("Bytes are exchanged; permissions and links stay, and nothing else is left in the folder")
  func writing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("old", "a.xc")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("a.xc"))
    try FileManager.default.createSymbolicLink(atPath: path("link.xc"), withDestinationPath: "a.xc")
    try SourceWriter().write([change("link.xc", "old", "new")])
    #expect(try String(contentsOfFile: path("a.xc"), encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link.xc")) == "a.xc")
    let mode = try FileManager.default.attributesOfItem(atPath: path("a.xc"))[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.xc", "link.xc"])
  }

  @Test("Where one file has changed meanwhile, none is written")
  func race() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try put("old", "a.xc")
    try put("somebody's", "b.xc")
    #expect(throws: SourceWriter.Failure.self) {
      try SourceWriter().write([change("a.xc", "old", "new"), change("b.xc", "old", "new")])
    }
    #expect(try String(contentsOfFile: path("a.xc"), encoding: .utf8) == "old")
    #expect(try String(contentsOfFile: path("b.xc"), encoding: .utf8) == "somebody's")
  }
}
