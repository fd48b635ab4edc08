import Foundation
import Testing

@Suite("Builds by other programs", .serialized)
struct OtherBuildTests {
  /// A copy of an example whose build is run step by step.
  private struct Example {
    let folder: ScratchFolder

    init(_ name: String) throws {
      folder = try ScratchFolder()
      try FileManager.default.copyItem(
        atPath: "\(Built.package.path)/Examples/\(name)", toPath: folder.path + "/example")
    }

    var path: URL { folder.url.appendingPathComponent("example") }

    func edit(_ file: String, _ old: String, _ new: String) throws {
      let url = path.appendingPathComponent(file)
      let text = try String(contentsOf: url, encoding: .utf8)
      #expect(text.contains(old))
      // Make compares times, and some file systems have coarse ones.
      Thread.sleep(forTimeInterval: 0.05)
      try text.replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
    }

    /// Writes a file that is as old as one that was moved here.
    func write(_ file: String, _ text: String, age: TimeInterval) throws {
      try folder.write("example/" + file, text)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(path.path)/\(file)")
    }

    func run(_ tool: String, _ arguments: String...) throws -> ProgramRun {
      try ProgramRun.of(try BuildTool.path(tool), arguments, in: path, seconds: 600)
    }
  }

  @Test("make builds what a change calls for", BuildTool.needed("make"))
  func make() throws {
    let example = try Example("Make")
    let xcgen = try Built.xcgen()
    func make() throws -> (xcgen: Bool, swiftc: Bool) {
      let run = try example.run("make", "-j", "4", "XCGEN=\(xcgen)")
      #expect(run.status == 0, "\(run.transcript)")
      return (run.output.contains(" generate "), run.output.contains("swiftc "))
    }
    #expect(try make() == (true, true))
    #expect(try ProgramRun.of(example.path.path + "/build/door", []).output == "open by 90 degrees\n")
    #expect(try make() == (false, false))
    try example.edit("xc/DoorDelegate.xc", "#import", "// Knows how far.\n\n#import")
    #expect(try make() == (true, false))
    #expect(try make() == (false, false))
    try example.edit("xc/Opening.xc", "How far", "How wide")
    #expect(try make() == (true, true))
    #expect(try make() == (false, false))
    try FileManager.default.removeItem(atPath: example.path.path + "/build/bindings/Opening.swift")
    #expect(try make().swiftc)

    #expect(try !make().xcgen)
    try example.write(".xcgen.json", "{\"generate\": {\"imports\": [\"Foundation\"]}}\n", age: 3600)
    #expect(try make() == (true, true))
    #expect(try make() == (false, false))
    try FileManager.default.removeItem(atPath: example.path.path + "/.xcgen.json")
    #expect(try make() == (true, true))
    try example.write("xc/Lock.xc", "protocol Lock { void lock(void); }\n", age: 3600)
    #expect(try make() == (true, true))
    try FileManager.default.removeItem(atPath: example.path.path + "/xc/Lock.xc")
    #expect(try make() == (true, true))
    #expect(try make() == (false, false))
    let absent = try example.run("make", "XCGEN=/nowhere/xcgen")
    #expect(absent.status != 0, "\(absent.transcript)")
    #expect(absent.errors.contains("/nowhere/xcgen cannot tell the bindings of DOOR"), "\(absent.transcript)")

    try example.edit("xc/Opening.xc", "i32 degrees;", "i32;")
    let broken = try example.run("make", "XCGEN=\(xcgen)")
    #expect(broken.status != 0 && broken.output.contains("xc/Opening.xc:"), "\(broken.transcript)")
    #expect(try example.run("make", "XCGEN=\(xcgen)").status != 0)
    try example.edit("xc/Opening.xc", "i32;", "i32 degrees;")
    #expect(try make().xcgen)
  }

  @Test("CMake and ninja build what a change calls for", BuildTool.needed("cmake", "ninja"))
  func cmake() throws {
    let example = try Example("CMake")
    let setup = try example.run(
      "cmake", "-G", "Ninja", "-B", "build", "-DXCGEN_EXECUTABLE=\(try Built.xcgen())")
    try #require(setup.status == 0, "\(setup.transcript)")
    func build() throws -> (xcgen: Bool, swiftc: Bool) {
      let run = try example.run("cmake", "--build", "build", "-j", "4")
      #expect(run.status == 0, "\(run.transcript)")
      return (run.output.contains("Binding .xc of "), run.output.contains("Compiling door"))
    }
    #expect(try build() == (true, true))
    #expect(try ProgramRun.of(example.path.path + "/build/door", []).output == "open by 90 degrees\n")
    #expect(try build() == (false, false))
    try example.edit("xc/DoorDelegate.xc", "#import", "// Knows how far.\n\n#import")
    #expect(try build() == (true, false))
    #expect(try build() == (false, false))
    try example.edit("xc/Opening.xc", "How far", "How wide")
    #expect(try build() == (true, true))
    #expect(try build() == (false, false))
    try example.write(".xcgen.json", "{\"generate\": {\"imports\": [\"Foundation\"]}}\n", age: 3600)
    #expect(try build() == (true, true))
    #expect(try build() == (false, false))
    try FileManager.default.removeItem(atPath: example.path.path + "/.xcgen.json")
    #expect(try build() == (true, true))
    #expect(try build() == (false, false))
    try example.edit("xc/Opening.xc", "i32 degrees;", "i32;")
    let broken = try example.run("cmake", "--build", "build")
    #expect(broken.status != 0 && broken.output.contains("xc/Opening.xc:"), "\(broken.transcript)")
  }

  @Test("pre-commit stops a commit of a half pair, and mends it", BuildTool.needed("pre-commit", "git"))
  func preCommit() throws {
    let folder = try ScratchFolder()
    let bin = URL(fileURLWithPath: try Built.xcgen()).deletingLastPathComponent().path
    let environment = [
      "PATH": bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
      "PRE_COMMIT_HOME": folder.path + "/cache", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_AUTHOR_NAME": "t", "GIT_AUTHOR_EMAIL": "t@t", "GIT_COMMITTER_NAME": "t",
      "GIT_COMMITTER_EMAIL": "t@t",
    ]
    func run(_ tool: String, in place: String, _ arguments: String...) throws -> ProgramRun {
      try ProgramRun.of(
        try BuildTool.path(tool), arguments, in: folder.url.appendingPathComponent(place),
        environment: environment, seconds: 300)
    }
    let hooks = try Data(contentsOf: Built.package.appendingPathComponent(".pre-commit-hooks.yaml"))
    try folder.write("hooks/.pre-commit-hooks.yaml", hooks)
    for place in ["hooks", "project"] {
      try folder.write("\(place)/README", "\n")
      #expect(try run("git", in: place, "init", "-q").status == 0)
    }
    #expect(try run("git", in: "hooks", "add", "-A").status == 0)
    #expect(try run("git", in: "hooks", "commit", "-q", "-m", "hooks").status == 0)
    let revision = try run("git", in: "hooks", "rev-parse", "HEAD").lines[0]
    func configure(_ hook: String) throws {
      try folder.write(
        "project/.pre-commit-config.yaml",
        """
        repos:
        - repo: \(folder.path)/hooks
          rev: \(revision)
          hooks:
          - id: \(hook)

        """)
    }
    try folder.write("project/.xcgen.json", "{\"exclude\": [\"old\"]}\n")
    try folder.write("project/old/A.xc", "class {\n")
    try folder.write("project/Screen.xc", LintFixTests.lonely)
    try configure("xcgen-lint")
    #expect(try run("git", in: "project", "add", "-A").status == 0)
    let found = try run("pre-commit", in: "project", "run", "--all-files")
    #expect(found.status == 1, "\(found.transcript)")
    #expect(found.output.contains("Screen.xc:3:8: error: "), "\(found.transcript)")
    #expect(!found.output.contains("old/A.xc"), "\(found.transcript)")
    try configure("xcgen-fix")
    #expect(try run("git", in: "project", "add", "-A").status == 0)
    let mended = try run("pre-commit", in: "project", "run", "--all-files")
    #expect(mended.status == 1 && mended.output.contains("files were modified"), "\(mended.transcript)")
    #expect(folder.text("project/Screen.xc")?.contains("formDidHide") == true)
    #expect(try run("pre-commit", in: "project", "run", "--all-files").status == 0)

    // The other half stands in a file that is not part of the commit.
    func check(_ files: String...) throws -> ProgramRun {
      for file in files { #expect(try run("git", in: "project", "add", "-A", file).status == 0) }
      return try run("pre-commit", in: "project", "run")
    }
    func commit(_ files: String...) throws {
      for file in files { #expect(try run("git", in: "project", "add", "-A", file).status == 0) }
      #expect(try run("git", in: "project", "commit", "-q", "-m", "work").status == 0)
    }
    try folder.write("project/Half.xc", Self.half)
    try folder.write("project/Other.xc", Self.otherHalf)
    try commit(".")
    try folder.write("project/Half.xc", Self.half + "// The end.\n")
    let half = try check("Half.xc")
    #expect(half.status == 0, "\(half.transcript)")
    #expect(folder.text("project/Half.xc") == Self.half + "// The end.\n")
    try configure("xcgen-lint")
    try commit(".")
    #expect(try check().status == 0)

    try FileManager.default.removeItem(atPath: folder.path + "/project/Other.xc")
    let gone = try check("Other.xc")
    #expect(gone.status == 1 && gone.output.contains("Half.xc:3:8: error: "), "\(gone.transcript)")
    try commit(".")
    try folder.write("project/.xcgen.json", "{\"exclude\": [\"old\", \"Half.xc\"]}\n")
    let excluded = try check(".xcgen.json")
    #expect(excluded.status == 0, "\(excluded.transcript)")
  }

  private static let half = """
    #use <UXKit>
    class Half : Object <UXNavigationDelegate> {
      void formWillShow(UXNavigationController* n, UXView* c, i32 d) { }
    }

    """
  private static let otherHalf = """
    #import "Half.xc"
    class Half (Hiding) {
      void formDidHide(UXNavigationController* n, UXView* c, i32 d) { }
    }

    """
}
