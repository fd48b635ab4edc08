import Foundation
import Testing
import XCBindings

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
}
