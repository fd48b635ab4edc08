import Testing
import XCSyntax

@testable import XCSemantics

/// What is set and comes to nothing.
@Suite("Settings held against the sources")
struct SettingCheckTests {
  private let text = """
    {
      "importPaths": ["lib", "nolib"],
      "libraryPaths": ["none"],
      "pairs": [
        {"protocol": "Door", "methods": ["opened", "closed"]},
        {"protocol": "Dor", "methods": ["opened", "closed"]},
        {"protocol": "Door", "methods": ["opened", "shut"]},
        {"protocol": "Door", "methods": ["opend", "closed"]}
      ]
    }
    """

  private func lines(_ source: String) async throws -> [String] {
    let files = InMemoryFileSystem(["p/.xcgen.json": text, "p/lib/Door.xc": source])
    let configuration = try ConfigurationReader().read(
      SourceText(path: "p/.xcgen.json", bytes: Array(text.utf8)))
    let options = LoadOptions().adding(configuration)
    let program = await ProgramLoader(options: options, fileSystem: files).load(["p/lib/Door.xc"])
    return SettingCheck(files).remarks(on: configuration, in: [program]).map(\.line)
  }

  @Test("Folders and pairs that nobody has are told with their places")
  func places() async throws {
    let found = try await lines(
      "protocol Door { optional void opened(void); optional void closed(void); }\n")
    #expect(
      found == [
        "p/.xcgen.json:2:26: warning: 'p/nolib' in 'importPaths' is no folder",
        "p/.xcgen.json:3:20: warning: 'p/none' in 'libraryPaths' is no folder",
        "p/.xcgen.json:6:18: warning: 'pairs[1]' names the protocol 'Dor', and the sources have none of that name",
        "p/.xcgen.json:7:48: warning: 'pairs[2]' names the method 'shut', and 'Door' has none of that name",
        "p/.xcgen.json:8:38: warning: 'pairs[3]' names the method 'opend', and 'Door' has none of that name; "
          + "did you mean 'opened'?",
      ])
  }

  @Test("What an import that was not found may declare is not called missing")
  func unseen() async throws {
    let found = try await lines("#import \"Lost.xc\"\n")
    #expect(found.count == 2)
  }

  @Test("Folders of options are told without a place")
  func options() {
    let check = SettingCheck(InMemoryFileSystem(["lib/a.xc": ""]))
    let options = LoadOptions(importPaths: ["lib", "gone"], libraryPaths: ["lib", "away"])
    #expect(
      check.remarks(on: options).map(\.line) == [
        "xcgen: warning: '-I' names 'gone', which is no folder",
        "xcgen: warning: '-L' names 'away', which is no folder",
      ])
  }

  @Test("A configuration that nobody wrote says nothing")
  func none() {
    #expect(SettingCheck(InMemoryFileSystem([:])).remarks(on: Configuration(), in: []).isEmpty)
  }
}
