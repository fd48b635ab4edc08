import Testing
import XCSemantics

@Suite("Planning a run")
struct SourcePlanTests {
  private func plan(
    _ paths: [String], in files: InMemoryFileSystem, input: SourceInput? = nil, configuration: String? = nil
  ) throws -> SourcePlan {
    try SourcePlan(
      .init(paths: paths, standardInput: input, configurationPath: configuration),
      reader: ConfigurationReader(), fileSystem: files)
  }

  @Test("Folders are searched, hidden ones left out, and the order is that of the paths")
  func folders() throws {
    let files = InMemoryFileSystem([
      "src/b.xc": "", "src/a/z.xt": "", "src/a.xc": "", "src/.hidden/x.xc": "", "src/.build/y.xc": "",
      "src/notes.md": "",
    ])
    let found = try plan(["src"], in: files)
    #expect(found.inputs.map(\.path) == ["src/a.xc", "src/a/z.xt", "src/b.xc"])
    #expect(found.problems.isEmpty)
    #expect(found.relativePaths["src/a/z.xt"] == "a/z.xt")
  }

  @Test("A file that is reached several ways is there once, under the name that came first")
  func duplicates() throws {
    var files = InMemoryFileSystem(["src/a.xc": "", "src/b.xc": ""])
    files.link("src/c.xc", to: "src/a.xc")
    let found = try plan(["src/b.xc", "src", "src/a.xc"], in: files)
    #expect(found.inputs.map(\.path) == ["src/a.xc", "src/b.xc"])
    #expect(found.relativePaths["src/b.xc"] == "b.xc")
  }

  @Test("Links out of all searched folders lead to strays; what is named is none")
  func strays() throws {
    var files = InMemoryFileSystem(["src/a.xc": "", "lib/b.xc": "", "far/c.xc": "", "far/d.xc": ""])
    files.link("src/b.xc", to: "lib/b.xc")
    files.link("src/c.xc", to: "far/c.xc")
    files.link("src/d.xc", to: "far/d.xc")
    #expect(try plan(["src"], in: files).strayPaths == ["src/b.xc", "src/c.xc", "src/d.xc"])
    #expect(try plan(["src/d.xc", "lib", "src"], in: files).strayPaths == ["src/c.xc"])
    #expect(try plan(["."], in: files).strayPaths == [])
  }

  @Test("Of folders that hold each other the outermost counts, in whatever order they come")
  func nested() throws {
    let files = InMemoryFileSystem(["x/s/p.xc": "", "x/q.xc": ""])
    for paths in [["x", "x/s"], ["x/s", "x"], ["x/s/p.xc", "x"], ["x", "x/s/p.xc"]] {
      let found = try plan(paths, in: files)
      #expect(found.inputs.map(\.path) == ["x/q.xc", "x/s/p.xc"])
      #expect(found.relativePaths == ["x/q.xc": "q.xc", "x/s/p.xc": "s/p.xc"], "\(paths)")
    }
  }

  @Test("A configuration that leaves sources out was read too")
  func excluding() throws {
    let files = InMemoryFileSystem([
      "/p/.xcgen.json": "{}", "/p/a.xc": "", "/p/sub/.xcgen.json": #"{"exclude": ["*"]}"#, "/p/sub/b.xc": "",
    ])
    let found = try plan(["/p"], in: files)
    #expect(found.inputs.map(\.path) == ["/p/a.xc"])
    #expect(found.configurationPaths == ["/p/.xcgen.json", "/p/sub/.xcgen.json"])
  }

  @Test("What gives no sources is a problem of its own, and the rest goes on")
  func problems() throws {
    let files = InMemoryFileSystem(["src/a.xc": "", "docs/readme.md": ""])
    let found = try plan(["docs", "nowhere.xc", "src"], in: files)
    #expect(found.inputs.map(\.path) == ["src/a.xc"])
    #expect(
      found.problems == [
        .noSources("docs"), .unusable(LoadFailure(path: "nowhere.xc", failure: .missing)),
      ])
  }

  @Test("The nearest configuration counts, and sources with one configuration are one group")
  func nearest() throws {
    let files = InMemoryFileSystem([
      "/p/.xcgen.json": #"{"importPaths": ["outer"]}"#, "/p/a.xc": "", "/p/deep/er/c.xc": "",
      "/p/sub/.xcgen.json": #"{"importPaths": ["inner"]}"#, "/p/sub/b.xc": "", "/q/d.xc": "",
    ])
    let found = try plan(["/p", "/q"], in: files)
    #expect(
      found.groups.map { $0.inputs.map(\.path) } == [
        ["/p/a.xc", "/p/deep/er/c.xc"], ["/p/sub/b.xc"], ["/q/d.xc"],
      ])
    #expect(found.groups.map(\.configuration.importPaths) == [["/p/outer"], ["/p/sub/inner"], []])
  }

  @Test("A named configuration counts for every source")
  func named() throws {
    let files = InMemoryFileSystem([
      "/p/.xcgen.json": "broken", "/p/a.xc": "", "/c/my.json": #"{"defines": {"A": "2"}}"#,
    ])
    let found = try plan(["/p"], in: files, configuration: "/c/my.json")
    #expect(found.groups.map(\.configuration.defines) == [["A": "2"]])
    #expect(throws: ConfigurationError.self) { try plan(["/p"], in: files, configuration: "/c/none.json") }
    #expect(throws: ConfigurationError.self) { try plan(["/p"], in: files) }
  }

  @Test("Patterns decide about folder searches, never about files that are named")
  func patterns() throws {
    let files = InMemoryFileSystem([
      "/p/.xcgen.json": #"{"include": ["Sources"], "exclude": ["**/Generated/**"]}"#,
      "/p/Sources/a.xc": "", "/p/Sources/Generated/b.xc": "", "/p/Tests/c.xc": "",
    ])
    #expect(try plan(["/p"], in: files).inputs.map(\.path) == ["/p/Sources/a.xc"])
    #expect(try plan(["/p/Tests/c.xc"], in: files).inputs.map(\.path) == ["/p/Tests/c.xc"])
    #expect(try plan(["/p/Tests"], in: files).problems == [.allExcluded("/p/Tests")])
  }

  @Test("Standard input comes first and stands for the file of its name")
  func standardInput() throws {
    let files = InMemoryFileSystem(["src/a.xc": "", "src/b.xc": ""])
    let input = SourceInput.bytes([65], name: "src/b.xc")
    #expect(try plan(["-", "src"], in: files, input: input).inputs == [input, .path("src/a.xc")])
  }

  @Test("The command line stands before the configuration")
  func loadOptions() throws {
    let files = InMemoryFileSystem([
      "/p/.xcgen.json": """
      {"importPaths": ["xc"], "defines": {"A": "1", "B": "1"},
       "pairs": [{"protocol": "P", "methods": ["open", "close"]}]}
      """,
      "/p/a.xc": "",
    ])
    let configuration = try plan(["/p"], in: files).groups[0].configuration
    var options = LoadOptions(importPaths: ["mine"], undefined: ["B", "C"])
    options.definitions.define("A", as: "7")
    let added = options.adding(configuration)
    #expect(added.importPaths == ["mine", "/p/xc"])
    #expect(added.definitions.body(of: "A") == "7")
    #expect(added.definitions.body(of: "B") == "1")
    #expect(added.undefined == ["C"])
    #expect(added.pairs.map(\.methods) == [["open", "close"]])
  }
}
