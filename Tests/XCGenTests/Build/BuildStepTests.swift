import Foundation
import Testing

@testable import xcgen

@Suite("xcgen build-step")
struct BuildStepTests {
  private static let half = """
    #use <UXKit>
    class A : Object <UXNavigationDelegate> {
      void formWillShow(UXNavigationController* n, UXView* c, i32 d) { }
    }

    """

  private func plan(
    _ folder: ScratchFolder, _ sources: [String], slots: Int = 8, binds: Bool = true
  ) throws {
    let root = folder.path + "/src"
    let plan = BuildStepPlan(
      root: root, sources: sources.map { "\(root)/\($0)" }, slots: slots, folders: [root], importPaths: [],
      modules: [], outputFolder: binds ? folder.path + "/plugin/out" : nil)
    try folder.write("plugin/plan.json", try JSONEncoder().encode(plan))
  }

  private func run(_ folder: ScratchFolder) throws -> ProgramRun {
    try Built.run("build-step", folder.path + "/plugin/plan.json", in: try ScratchFolder())
  }

  private func age(_ folder: ScratchFolder) throws -> Date {
    let plan = URL(fileURLWithPath: folder.path + "/plugin/plan.json")
    return try #require(
      try plan.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
  }

  @Test("Every file that the plan expects is there, whatever the configuration says, and no other")
  func outputs() throws {
    let folder = try ScratchFolder()
    try folder.write("src/a/Same.xc", "protocol A { void a(void); }\n")
    try folder.write("src/b/Same.xc", "protocol B { void b(void); }\n")
    try folder.write("plugin/out/Gone.swift", "old\n")
    try plan(folder, ["a/Same.xc", "b/Same.xc"])
    let names = ["XCStubs.swift", "a_Same.swift", "b_Same.swift"]
    #expect(try run(folder).transcript == "exit 0\n-- stdout\n\n-- stderr\n")
    #expect(folder.names(in: "plugin/out") == names)
    #expect(folder.text("plugin/out/a_Same.swift")?.contains("protocol A") == true)
    #expect(folder.text("plugin/out/XCStubs.swift")?.contains("Nothing is bound here") == true)

    try folder.write("src/.xcgen.json", "{\"exclude\": [\"a\"], \"generate\": {\"stubs\": true}}")
    #expect(try run(folder).status == 0)
    #expect(folder.text("plugin/out/a_Same.swift")?.contains("Nothing is bound here") == true)
    #expect(folder.text("plugin/out/b_Same.swift")?.contains("protocol B") == true)
    #expect(folder.text("plugin/out/XCStubs.swift")?.contains("for --stubs") == true)

    try folder.write("src/.xcgen.json", "{\"plugin\": {\"generate\": false}}")
    #expect(try run(folder).status == 0)
    #expect(folder.names(in: "plugin/out") == names)
    #expect(folder.text("plugin/out/b_Same.swift")?.contains("protocol") == false)
  }

  @Test("Lint is part of it unless the configuration turns it off; an error leaves the files as they were")
  func lint() throws {
    let folder = try ScratchFolder()
    try folder.write("src/A.xc", Self.half)
    try plan(folder, ["A.xc"])
    let found = try run(folder)
    #expect(found.status == 1)
    #expect(found.output.hasPrefix("\(folder.path)/src/A.xc:3:8: error: "), "\(found.transcript)")
    #expect(folder.names(in: "plugin/out") == [])
    try folder.write("src/.xcgen.json", "{\"plugin\": {\"lint\": false}}")
    let silent = try run(folder)
    #expect(silent.status == 0 && silent.output == "", "\(silent.transcript)")
    #expect(folder.names(in: "plugin/out") == ["A.swift", "XCStubs.swift"])
  }

  @Test("Sources with two configurations are each bound by their own")
  func twoConfigurations() throws {
    let folder = try ScratchFolder()
    try folder.write("src/A.xc", "protocol A { void a(void); }\n")
    try folder.write("src/b/B.xc", "protocol B {\n#if X\nvoid b(void);\n#endif\n}\n")
    try folder.write("src/.xcgen.json", "{}")
    try folder.write("src/b/.xcgen.json", "{\"defines\": {\"X\": \"1\"}}")
    try plan(folder, ["A.xc", "b/B.xc"])
    let bound = try run(folder)
    #expect(bound.status == 0, "\(bound.transcript)")
    #expect(folder.text("plugin/out/b_B.swift")?.contains("func b()") == true, "\(bound.transcript)")
    try folder.write("src/b/.xcgen.json", "{\"rules\": {\"strong-delegate\": \"off\"}}")
    #expect(try run(folder).status == 0)
  }

  @Test("A plan without bindings checks alone, and says so where bindings were turned on since")
  func lintOnly() throws {
    let folder = try ScratchFolder()
    try folder.write("src/A.xc", Self.half)
    try folder.write("src/.xcgen.json", "{\"plugin\": {\"generate\": false}}")
    try plan(folder, ["A.xc"], binds: false)
    #expect(try run(folder).status == 1)
    try folder.write("src/.xcgen.json", "{\"plugin\": {\"generate\": false, \"lint\": false}}")
    #expect(try run(folder).status == 0)
    try folder.write("src/.xcgen.json", "{}")
    let late = try run(folder)
    #expect(late.status == 2)
    #expect(
      late.errors.hasPrefix("\(folder.path)/src/.xcgen.json:1:1: error: 'plugin.generate' was off"),
      "\(late.transcript)")
  }

  @Test("What was read is watched; where it is more than there are slots, the plan is made new")
  func watching() throws {
    let folder = try ScratchFolder()
    try folder.write("lib/Base.xc", "struct Base { i32 n; }\n")
    try folder.write("src/A.xc", "#import \"../lib/Base.xc\"\nprotocol A { Base base(void); }\n")
    try plan(folder, ["A.xc"], slots: 1)
    var before = try age(folder)
    Thread.sleep(forTimeInterval: 0.02)
    let late = try run(folder)
    #expect(late.status == 0 && late.output == "", "\(late.transcript)")
    #expect(late.errors.hasPrefix("\(folder.path)/lib:1:1: note: this is more than"), "\(late.transcript)")
    #expect(late.errors.split(separator: "\n").count == 1, "\(late.transcript)")
    #expect(try age(folder) > before)
    try plan(folder, ["A.xc"])
    before = try age(folder)
    Thread.sleep(forTimeInterval: 0.02)
    let watched = try run(folder)
    #expect(watched.status == 0 && watched.errors == "", "\(watched.transcript)")
    #expect(try age(folder) == before)
    let watchedFolder = "plugin/" + WatchSlots.folderName
    #expect(folder.text(watchedFolder + "/0") == "struct Base { i32 n; }\n")
    #expect(folder.names(in: watchedFolder).count == 8)

    // Paths of a configuration may be told from where the run stands.
    try folder.write("src/.xcgen.json", #"{"importPaths": ["../lib"]}"#)
    let inside = try ProgramRun.of(
      try Built.xcgen(), ["build-step", folder.path + "/plugin/plan.json"], in: folder.url)
    #expect(inside.status == 0, "\(inside.transcript)")
    for slot in folder.names(in: watchedFolder) {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/\(watchedFolder)/" + slot), "\(slot)")
    }
  }

  @Test("Bindings that Swift would take for the beginning of a program are refused at their source")
  func main() throws {
    let folder = try ScratchFolder()
    try folder.write("src/main.xc", "protocol A { void a(void); }\n")
    for isProgram in [true, false] {
      var plan = BuildStepPlan(
        root: folder.path + "/src", sources: [folder.path + "/src/main.xc"], slots: 8, folders: [],
        importPaths: [], modules: [], outputFolder: folder.path + "/plugin/out")
      plan.isProgram = isProgram
      try folder.write("plugin/plan.json", try JSONEncoder().encode(plan))
      let run = try run(folder)
      #expect(run.status == (isProgram ? 2 : 0), "\(run.transcript)")
      #expect(
        run.errors.hasPrefix(
          "\(folder.path)/src/main.xc:1:1: error: the bindings of this source would be 'main.swift'")
          == isProgram, "\(run.transcript)")
    }
    #expect(folder.text("plugin/out/main.swift")?.contains("protocol A") == true)
  }

  @Test("A name that bindings cannot have is no matter where none are made")
  func nameWithoutBindings() throws {
    let folder = try ScratchFolder()
    let root = folder.path + "/src"
    try folder.write("src/A.xc", "protocol A { void a(void); }\n")
    try folder.write("src/main.xc", "protocol M { void m(void); }\n")
    var plan = BuildStepPlan(
      root: root, sources: ["\(root)/A.xc", "\(root)/main.xc"], slots: 8, folders: [], importPaths: [],
      modules: [], outputFolder: folder.path + "/plugin/out")
    plan.twins = ["\(root)/A.swift", "\(root)/XCStubs.swift"]
    plan.isProgram = true
    try folder.write("plugin/plan.json", try JSONEncoder().encode(plan))
    let twin = "\(root)/A.xc:1:1: error: the bindings of this source would be 'A.swift'"
    let refused = try run(folder)
    #expect(refused.status == 2 && refused.errors.hasPrefix(twin), "\(refused.transcript)")
    #expect(!refused.errors.contains("XCStubs"), "\(refused.transcript)")
    #expect(refused.errors.contains("rename one of the two"), "\(refused.transcript)")
    _ = try Built.run("generate", "-q", "src/A.xc", "-o", "src", in: folder)
    let committed = try run(folder)
    #expect(committed.errors.contains("bindings already"), "\(committed.transcript)")
    try folder.write("src/.xcgen.json", #"{"plugin": {"generate": false}}"#)
    let silent = try run(folder)
    #expect(silent.status == 0 && silent.errors == "", "\(silent.transcript)")
    plan.twins = ["\(root)/XCStubs.swift"]
    plan.isProgram = false
    try folder.write("plugin/plan.json", try JSONEncoder().encode(plan))
    try folder.write("src/.xcgen.json", #"{"generate": {"stubs": true}}"#)
    let stubs = try run(folder)
    #expect(stubs.status == 2, "\(stubs.transcript)")
    #expect(
      stubs.errors.hasPrefix(
        "\(root)/.xcgen.json:1:1: error: the bindings of this source would be 'XCStubs.swift'"),
      "\(stubs.transcript)")
  }

  @Test("What is said of a configuration can be found from wherever the build is read")
  func placesOfConfigurations() throws {
    let folder = try ScratchFolder()
    try folder.write("src/A.xc", "protocol A { void a(void); }\n")
    try folder.write("src/.xcgen.json", #"{"importPaths": ["gone"], "generate": {"nonnull": ["A.b"]}}"#)
    try plan(folder, ["A.xc"])
    let run = try ProgramRun.of(
      try Built.xcgen(), ["build-step", folder.path + "/plugin/plan.json"],
      in: folder.url.appendingPathComponent("src"))
    #expect(run.status == 0, "\(run.transcript)")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 2, "\(run.transcript)")
    #expect(lines.allSatisfy { $0.hasPrefix("\(folder.path)/src/.xcgen.json:1:") }, "\(run.transcript)")
  }

  @Test("A module behind a dependency is imported where its sources are read")
  func distantModules() throws {
    let folder = try ScratchFolder()
    try folder.write("far/Base.xc", "struct Base { i32 n; }\n")
    try folder.write("further/Other.xc", "struct Other { i32 n; }\n")
    try folder.write("src/A.xc", "#import \"Base.xc\"\nprotocol A { Base base(void); }\n")
    let plan = BuildStepPlan(
      root: folder.path + "/src", sources: [folder.path + "/src/A.xc"], slots: 8, folders: [],
      importPaths: [folder.path + "/far", folder.path + "/further"], modules: ["Near"],
      distantModules: [folder.path + "/far": "Far", folder.path + "/further": "Further"],
      outputFolder: folder.path + "/plugin/out")
    try folder.write("plugin/plan.json", try JSONEncoder().encode(plan))
    let run = try run(folder)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(folder.text("plugin/out/A.swift")?.contains("\nimport Far\nimport Near\n\n") == true)
  }

  @Test("What is no plan is refused")
  func misuse() throws {
    let folder = try ScratchFolder()
    try folder.write("plan.json", "{}")
    let run = try Built.run("build-step", "plan.json", in: folder)
    #expect(run.status == 2 && run.errors == "xcgen: error: 'plan.json' is no plan of the build plugin\n")
    #expect(try Built.run("build-step", in: folder).status == 2)
    #expect(try !Built.run("--help").output.contains("build-step"))
  }
}
