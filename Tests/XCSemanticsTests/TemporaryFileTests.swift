import Foundation
import Testing

@testable import XCSemantics

@Suite("Temporary files")
struct TemporaryFileTests {
  @Test("What a killed run left goes with the next one; what another run is writing stays")
  func abandoned() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcgen-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func make(_ name: String, age: Double) throws {
      let file = folder.appending(path: name)
      try Data("x".utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: file.path)
    }
    let own = ProcessInfo.processInfo.processIdentifier
    // No process has so large a number.
    let gone = Int32.max
    try make(".xcgen-\(gone)-A.tmp", age: 3600)
    try make(".xcgen-\(gone)-B.tmp", age: 1)
    try make(".xcgen-\(own)-C.tmp", age: 3600)
    try make(".xcgen-mine.tmp", age: 3600)
    let transaction = FileTransaction([
      .init(path: folder.path + "/new.txt", bytes: Array("new".utf8), existing: nil)
    ])
    try transaction.commit()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == [".xcgen-\(own)-C.tmp", ".xcgen-\(gone)-B.tmp", ".xcgen-mine.tmp", "new.txt"].sorted())
  }
}
