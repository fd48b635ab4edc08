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
    let here = TemporaryFile.machine
    let stays = [
      ".xcgen-\(own)-\(here)-3.tmp", ".xcgen-\(gone)-elsewhere-4.tmp", ".xcgen-mine.tmp", ".xcgen-1-2-3.txt",
    ]
    try make(".xcgen-\(gone)-\(here)-1.tmp", age: 7200)
    try make(".xcgen-\(gone)-\(here)-2.tmp", age: 0)
    try make(".xcgen-\(gone)-elsewhere-5.tmp", age: 7200)
    for name in stays { try make(name, age: name.contains("elsewhere") ? 60 : 7200) }
    let transaction = FileTransaction([
      .init(path: folder.path + "/new.txt", bytes: Array("new".utf8), existing: nil)
    ])
    try transaction.commit()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == (stays + ["new.txt"]).sorted())
  }
}
