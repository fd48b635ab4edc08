import Testing
import XCLint
import XCSemantics

@Suite("Checking a plan")
struct LintRunTests {
  private func findings(_ files: InMemoryFileSystem, _ paths: [String]) async throws -> [String] {
    let plan = try SourcePlan(
      .init(paths: paths), reader: ConfigurationReader(ruleNames: RuleRegistry.all.names), fileSystem: files)
    let outcome = await LintRun(plan, options: LoadOptions(), fileSystem: files).perform()
    return outcome.findings.map { "\($0.span.file) \($0.severity.rawValue) \($0.rule)" }
  }

  @Test("Each file is judged in the program that its own configuration makes")
  func loading() async throws {
    let importing = "#import <Door.xc>\nclass Guard : Object <Door> { void opened(i32 n) { } }\n"
    let files = InMemoryFileSystem([
      "/p/a/.xcgen.json": #"{"importPaths": ["lib"]}"#, "/p/a/a.xc": importing,
      "/p/a/lib/Door.xc": "protocol Door { void opened(i32 n); }\n",
      "/p/b/.xcgen.json": #"{"importPaths": ["other"]}"#,
      "/p/b/b.xc": importing.replacing("Guard", with: "Watch"),
      "/p/b/other/Door.xc": "protocol Door { void opened(i32 n); void closed(i32 n); }\n",
    ])
    #expect(
      try await findings(files, ["/p/a/a.xc", "/p/b/b.xc"]) == ["/p/b/b.xc error missing-required-method"])
  }

  @Test("A class may be spread over folders with different rules, and each finding follows its own folder")
  func spread() async throws {
    let files = InMemoryFileSystem([
      "/p/a.xc": """
      #use <UXKit>
      class Screen : Object <UXNavigationDelegate> {
        void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { }
      }
      class Other : Object <Nope> { }

      """,
      "/p/sub/.xcgen.json": #"{"rules": {"unknown-protocol": "note"}}"#,
      "/p/sub/b.xc": """
      #import "../a.xc"
      class Screen (Hiding) {
        void formDidHide(UXNavigationController* n, UXView* content, i32 depth) { }
      }
      class Third : Object <Nope> { }

      """,
    ])
    #expect(
      try await findings(files, ["/p"]) == [
        "/p/a.xc error unknown-protocol", "/p/sub/b.xc note unknown-protocol",
      ])
    #expect(try await findings(files, ["/p/a.xc"]).contains("/p/a.xc error paired-delegate-methods"))
  }
}
