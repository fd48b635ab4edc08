import Foundation
import Testing
import XCLint
import XCSemantics

@testable import xcgen_bench

struct CorpusTests {
  @Test func theSameSeedGivesTheSameBytes() {
    let first = Corpus(XCLanguage(), bytes: 20_000, seed: 7)
    let second = Corpus(XCLanguage(), bytes: 20_000, seed: 7)
    let other = Corpus(XCLanguage(), bytes: 20_000, seed: 8)
    #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
    #expect(first.files.map(\.bytes) != other.files.map(\.bytes))
    #expect(first.byteCount >= 20_000)
  }

  @Test func theCorpusIsSoundAndCleanXC() async {
    let corpus = Corpus(XCLanguage(), bytes: 60_000)
    let program = await ProgramLoader().load(corpus.files.map { .bytes($0.bytes, name: $0.name) })
    #expect(Linter().run(program).map(\.message) == [])
    #expect(program.requestedFiles.count == corpus.files.count)
  }

  @Test func compilersTakeThePeersFiles() throws {
    let compilers: [(String, any CorpusLanguage, [String])] = [
      ("clang", ObjectiveCLanguage(), ["-fsyntax-only"]), ("swiftc", SwiftLanguage(), ["-parse"]),
      ("clang", CLanguage(), ["-fsyntax-only", "-Wno-everything"]),
    ]
    for (name, language, arguments) in compilers {
      let compiler = try #require(ChildProcess.find(name))
      let written = try WrittenCorpus(Corpus(language, bytes: 8_000))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: compiler)
      process.arguments = arguments + written.paths
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(name) refuses \(language.fileExtension)")
    }
  }
}
