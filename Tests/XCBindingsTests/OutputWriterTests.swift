import Foundation
import Testing
import XCBindings
import XCSemantics

@Suite struct OutputWriterTests {
  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcgen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func text(_ folder: URL, _ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func modified(_ folder: URL, _ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)[
      .modificationDate]
      as? Date
  }

  @Test("Folders are made, files written, equal ones left untouched")
  func writes() throws {
    try Self.withFolder { folder in
      let inner = folder.appendingPathComponent("a/b")
      let writer = OutputWriter(directory: inner.path)
      let files = [GeneratedFile("A.swift", "one\n"), GeneratedFile("B.swift", "two\n")]
      #expect(try writer.changes(files).map(\.existing) == [nil, nil])
      #expect(try writer.write(files).written == ["A.swift", "B.swift"])
      let old = Date(timeIntervalSince1970: 1000)
      for file in files {
        try FileManager.default.setAttributes(
          [.modificationDate: old], ofItemAtPath: inner.appendingPathComponent(file.name).path)
      }
      let report = try writer.write([files[0], GeneratedFile("B.swift", "three\n")])
      #expect(report.written == ["B.swift"])
      #expect(report.unchanged == ["A.swift"])
      #expect(try modified(inner, "A.swift") == old)
      #expect(try modified(inner, "B.swift") != old)
      #expect(try text(inner, "B.swift") == "three\n")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: inner.path).sorted() == ["A.swift", "B.swift"])
    }
  }

  @Test("Where one file cannot be written, none is, and nothing is left behind")
  func allOrNothing() throws {
    try Self.withFolder { folder in
      let writer = OutputWriter(directory: folder.path)
      _ = try writer.write([GeneratedFile("A.swift", "one\n")])
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("C.swift"), withIntermediateDirectories: true)
      let files = ["A.swift", "B.swift", "C.swift"].map { GeneratedFile($0, "new\n") }
      #expect(throws: OutputError.self) { try writer.write(files) }
      #expect(try text(folder, "A.swift") == "one\n")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "C.swift"])
    }
  }

  @Test("A file where the folder should be is an error that names it")
  func noFolder() throws {
    try Self.withFolder { folder in
      _ = try OutputWriter(directory: folder.path).write([GeneratedFile("A", "x")])
      let place = folder.appendingPathComponent("A").path
      #expect {
        try OutputWriter(directory: place).write([GeneratedFile("B", "x")])
      } throws: { error in
        "\(error)".contains(place)
      }
    }
  }

  private func mode(_ folder: URL, _ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)[
      .posixPermissions]
      as? Int
  }

  @Test("A file that is replaced keeps its mode")
  func modes() throws {
    try Self.withFolder { folder in
      let writer = OutputWriter(directory: folder.path)
      _ = try writer.write([GeneratedFile("A.swift", "one\n"), GeneratedFile("B.swift", "one\n")])
      for (name, mode) in [("A.swift", 0o640), ("B.swift", 0o755)] {
        try FileManager.default.setAttributes(
          [.posixPermissions: mode], ofItemAtPath: folder.appendingPathComponent(name).path)
      }
      _ = try writer.write([GeneratedFile("A.swift", "two\n"), GeneratedFile("B.swift", "two\n")])
      #expect(try mode(folder, "A.swift") == 0o640)
      #expect(try mode(folder, "B.swift") == 0o755)
      #expect(try text(folder, "A.swift") == "two\n")
    }
  }

  @Test("A link is followed where it stays in the folder, and is an error where it leads out")
  func links() throws {
    try Self.withFolder { folder in
      let inner = folder.appendingPathComponent("out")
      let writer = OutputWriter(directory: inner.path)
      _ = try writer.write([GeneratedFile("Real.swift", "one\n")])
      let files = FileManager.default
      func link(_ name: String, _ target: String) throws {
        try files.createSymbolicLink(atPath: inner.path + "/" + name, withDestinationPath: target)
      }
      try link("A.swift", "Real.swift")
      try link("B.swift", "New.swift")
      try link("C.swift", "../Outside.swift")
      try link("D.swift", "D.swift")
      _ = try writer.write([GeneratedFile("A.swift", "two\n"), GeneratedFile("B.swift", "new\n")])
      #expect(try text(inner, "Real.swift") == "two\n")
      #expect(try text(inner, "New.swift") == "new\n")
      #expect(try files.destinationOfSymbolicLink(atPath: inner.path + "/A.swift") == "Real.swift")
      for name in ["C.swift", "D.swift"] {
        #expect(
          throws: OutputError(
            path: inner.path + "/" + name, reason: "it is a link that leads out of the folder")
        ) {
          try writer.write([GeneratedFile("E.swift", "x"), GeneratedFile(name, "x")])
        }
      }
      #expect(!files.fileExists(atPath: folder.path + "/Outside.swift"))
      #expect(!files.fileExists(atPath: inner.path + "/E.swift"))
    }
  }

  @Test("A second folder that takes no file keeps the first from being written, and is not left half made")
  func twoFolders() throws {
    try Self.withFolder { folder in
      _ = try OutputWriter(directory: folder.path).write([GeneratedFile("wall", "x")])
      let other = OutputWriter(directory: folder.path + "/wall/deep")
      #expect(throws: OutputError.self) {
        try OutputWriter(directory: folder.path + "/out/deep").write(
          [GeneratedFile("A.swift", "x")], with: [(other, GeneratedFile("a.d", "y"))])
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["wall"])
    }
  }
}
