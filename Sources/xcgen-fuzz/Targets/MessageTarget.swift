import XCSemantics

@testable import XCLanguageServer

/// A session of the language server: files, and what a client does with them. Every request has one answer.
enum MessageTarget: FuzzTarget {
  static let name = "messages"

  static func seeds(_ samples: Samples) -> [[UInt8]] { samples.sessions }

  static func run(_ bytes: [UInt8]) {
    let files = FileSet(bytes)
    var disk = InMemoryFileSystem()
    for file in files.files { disk["/w/" + file.name] = file.bytes }
    let settings = ServerSettings(fileSystem: disk, version: "1", quietTime: .zero)
    let script = String(decoding: files.bytes(of: "session") ?? [], as: UTF8.self)
    waiting {
      let client = FuzzClient(settings, files)
      for line in script.split(separator: "\n").prefix(60) { await client.perform(line) }
      await client.close()
    }
  }
}
