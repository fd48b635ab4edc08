import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// Where only some files are checked, what is found there is what a check of everything finds there.
@Suite struct FocusTests {
  @Test(arguments: FixtureProgram.all)
  func oneFileHasTheSameFindingsAsAmongAll(_ fixture: FixtureProgram) async throws {
    try await compare(await fixture.load(try fixture.texts()))
  }

  /// Every fixture of one rule as a file of one program: classes of one name, and declarations that see each other.
  @Test(arguments: RuleRegistry.all.rules.map(\.name))
  func oneExampleHasTheSameFindingsAsAmongAll(_ rule: String) async throws {
    let examples = RuleRegistry.all.rule(named: rule)?.examples ?? []
    var texts = Dictionary(
      uniqueKeysWithValues: examples.enumerated().map { ("Example\($0).xc", $1.source) })
    texts["All.xc"] = examples.indices.map { "#import \"Example\($0).xc\"\n" }.joined()
    let loader = ProgramLoader(fileSystem: InMemoryFileSystem(texts))
    try await compare(await loader.load(texts.keys.sorted()))
  }

  private func compare(_ program: Program) async throws {
    let all = Linter().run(program)
    for file in program.requestedFiles {
      let own = Linter().run(program.focused(on: [file.id]))
      #expect(own == all.filter { $0.span.file == file.source.path }, "in \(file.source.path)")
    }
    #expect(Linter().run(program.focused(on: [])) == [])
    #expect(Linter().run(program.focused(on: Set(program.requestedFiles.map(\.id)))) == all)
  }
}
