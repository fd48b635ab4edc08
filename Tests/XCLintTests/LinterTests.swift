import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

/// Which rules run, how much their findings matter, and in which order they come.
@Suite struct LinterTests {
  private let text = lonelyScreen + "class X : Unseen <UXRscAwaking> { }\n#import \"Lost.xc\"\n"

  private func run(_ configuration: LintConfiguration) async -> [String] {
    Linter(configuration: configuration).run(await program(text)).map { "\($0.severity.rawValue) \($0.rule)" }
  }

  @Test("What the command line defines counts for types and protocols as a definition in a source does")
  func definitionsOfTheCommandLine() async {
    let text = """
      protocol P { void asked(i32 a); }
      class A <P> { void asked(number_t a) { } }
      class B <Q> { void asked(i32 a) { } }
      """
    for (defined, count) in [(["number_t": "i32", "Q": "P"], 0), (["number_t": "i64", "Q": "P"], 1)] {
      let options = LoadOptions(definitions: MacroTable(defined))
      let program = await ProgramLoader(options: options, fileSystem: InMemoryFileSystem(["a.xc": text]))
        .load(["a.xc"])
      #expect(Linter(configuration: LintConfiguration()).run(program).count == count)
    }
  }

  @Test func everythingRunsByDefault() async {
    let found = await run(LintConfiguration())
    #expect(
      found == [
        "error paired-delegate-methods", "warning missing-required-method", "warning unresolved-import",
      ])
  }

  @Test func rulesCanBeChosenAndTurnedOff() async {
    #expect(await run(LintConfiguration(only: ["unresolved-import"])) == ["warning unresolved-import"])
    let off = LintConfiguration(
      settings: ["missing-required-method": .off], disabled: ["unresolved-import"])
    #expect(await run(off) == ["error paired-delegate-methods"])
    let both = LintConfiguration(
      settings: ["missing-required-method": .off], only: ["missing-required-method"])
    #expect(await run(both) == ["warning missing-required-method"])
  }

  @Test func severitiesAreSetAndDoubtIsNeverRaised() async {
    let settings: [String: LintConfiguration.Setting] = [
      "paired-delegate-methods": .severity(.note), "missing-required-method": .severity(.error),
      "unresolved-import": .severity(.error),
    ]
    let found = await run(LintConfiguration(settings: settings))
    #expect(
      found == ["note paired-delegate-methods", "warning missing-required-method", "error unresolved-import"])
  }

  @Test func findingsComeInOrderOfFileAndPlace() async {
    let texts = ["b.xc": "#import \"2.xc\"\n#import \"1.xc\"\n", "a.xc": "\n#import \"3.xc\"\n"]
    let loaded = await ProgramLoader(fileSystem: InMemoryFileSystem(texts)).load(["b.xc", "a.xc"])
    let places = Linter().run(loaded).map { "\($0.span.file):\($0.span.start.line)" }
    #expect(places == ["a.xc:2", "b.xc:1", "b.xc:2"])
  }

  @Test func rulesAreFoundByNameAndNearlyByName() {
    let registry = RuleRegistry.all
    #expect(registry.rule(named: "syntax-error")?.defaultSeverity == .error)
    #expect(registry.rule(named: "nothing") == nil)
    #expect(registry.nearestName(to: "paired-delegate-method") == "paired-delegate-methods")
    #expect(registry.nearestName(to: "Unresolved-Import") == "unresolved-import")
    #expect(registry.nearestName(to: "something-else-altogether") == nil)
    #expect(Set(registry.names).count == registry.names.count)
  }

  @Test func pairsOfTheConfigurationCount() async {
    let text = """
      protocol Gate { optional void open(void); optional void close(void); }
      class Guard : Object <Gate> { void open(void) { } }
      """
    let pair = DelegatePair(protocolName: "Gate", first: "open", second: "close", name: "Gate")
    let loader = ProgramLoader(
      options: LoadOptions(pairs: [pair]), fileSystem: InMemoryFileSystem(["a.xc": text]))
    let findings = Linter().run(await loader.load(["a.xc"]))
    #expect(findings.map(\.message) == ["'Guard' implements 'open' but not 'close'"])
    #expect(Linter().run(await program(text)).isEmpty)
  }
}
