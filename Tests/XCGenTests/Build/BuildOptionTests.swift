import Foundation
import Testing

/// What build systems need besides the work itself.
@Suite("Options for build systems")
struct BuildOptionTests {
  private static let half = """
    #use <UXKit>
    class A : Object <UXNavigationDelegate> {
      void formWillShow(UXNavigationController* n, UXView* c, i32 d) { }
    }

    """

  @Test("generate --lint tells of both kinds of mistake, each once, and writes nothing")
  func lint() throws {
    let folder = try ScratchFolder()
    try folder.write("a.xc", Self.half + "protocol P { void log(string text, ...); }\n#import \"No.xc\"\n")
    try folder.write("b.xc", "class B : Object { i32 }\n")
    let run = try Built.run("generate", "--lint", ".", "-o", "out", in: folder)
    #expect(run.status == 1)
    let lines = run.lines.filter { $0.contains(": error: ") || $0.contains(": warning: ") }
    #expect(lines.count == 4, "\(run.transcript)")
    #expect(lines.map { String($0.prefix(7)) } == ["a.xc:3:", "a.xc:5:", "a.xc:6:", "b.xc:1:"], "\(lines)")
    #expect(run.errors == "" && folder.names() == ["a.xc", "b.xc"])
    #expect(
      try Built.run("generate", "a.xc", "-o", "out", in: folder).lines.allSatisfy {
        !$0.contains("formDidHide")
      })
  }

  @Test("--root names files after paths below it, those of named sources too")
  func root() throws {
    let folder = try ScratchFolder()
    try folder.write("src/a/Same.xc", "protocol A { void a(void); }\n")
    try folder.write("src/b/Same.xc", "protocol B { void b(void); }\n")
    try folder.write("Same.xc", "protocol C { void c(void); }\n")
    let sources = ["src/a/Same.xc", "src/b/Same.xc", "Same.xc"]
    let run = try ProgramRun.of(
      try Built.xcgen(), ["generate", "--root", "src", "-o", "out"] + sources, in: folder.url)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(folder.names(in: "out") == ["Same.swift", "a_Same.swift", "b_Same.swift"])
    #expect(folder.text("out/a_Same.swift")?.contains(" from a/Same.xc. ") == true)
  }

  @Test("--name-outputs tells the names of sources that nobody could bind")
  func names() throws {
    let folder = try ScratchFolder()
    try folder.write("src/a/A.xc", "class {")
    try folder.write("B.xc", Self.half)
    let arguments = ["generate", "--root", "src", "-o", "out", "--name-outputs", "src/a/A.xc", "B.xc"]
    let run = try ProgramRun.of(try Built.xcgen(), arguments, in: folder.url)
    #expect(run.transcript == "exit 0\n-- stdout\nout/B.swift\nout/a_A.swift\n\n-- stderr\n")
    let stubs = try ProgramRun.of(try Built.xcgen(), arguments + ["--stubs"], in: folder.url)
    #expect(stubs.output == "out/B.swift\nout/XCStubs.swift\nout/a_A.swift\n")
  }

  @Test("--force-exclude leaves out named files that the configuration excludes")
  func forceExclude() throws {
    let folder = try ScratchFolder()
    try folder.write(".xcgen.json", "{\"exclude\": [\"old\"]}")
    try folder.write("old/a.xc", Self.half)
    try folder.write("b.xc", "protocol B { void b(void); }\n")
    #expect(try Built.run("lint", "old/a.xc", "b.xc", in: folder).status == 1)
    #expect(try Built.run("lint", "--force-exclude", "old/a.xc", "b.xc", in: folder).status == 0)
    #expect(
      try Built.run("lint", "--force-exclude", "old/a.xc", in: folder).transcript
        == "exit 0\n-- stdout\n\n-- stderr\n")
    #expect(try Built.run("lint", "--force-exclude", "none.xc", in: folder).status == 2)
  }

  @Test("A stamp is renewed by every run without an error, and stands in the dependencies for the files")
  func stamp() throws {
    let folder = try ScratchFolder()
    try folder.write("lib/Base.xc", "struct Base { i32 n; }\n")
    try folder.write("a.xc", "#import \"lib/Base.xc\"\nprotocol A { Base base(void); }\n")
    let arguments = [
      ["generate", "a.xc", "-o", "out", "--stamp", "s/stamp", "--depfile", "s/stamp.d"],
      ["lint", "a.xc", "--stamp", "s/stamp", "--depfile", "s/stamp.d"],
    ]
    for arguments in arguments {
      let stamp = URL(fileURLWithPath: folder.path + "/s/stamp")
      try folder.write("s/stamp", "")
      let old = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: stamp.path)
      let run = try ProgramRun.of(try Built.xcgen(), arguments, in: folder.url)
      #expect(run.status == 0, "\(run.transcript)")
      #expect(folder.text("s/stamp.d")?.hasPrefix("s/stamp: \\\n  a.xc \\\n  lib/Base.xc\n") == true)
      #expect(try stamp.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate != old)
      try FileManager.default.removeItem(at: stamp)
      let failing = try ProgramRun.of(
        try Built.xcgen(), arguments + ["-"], in: folder.url, input: Data("class {".utf8))
      #expect(failing.status == 1 && folder.text("s/stamp") == nil)
    }
    #expect(try Built.run("lint", "--depfile", "d", in: folder).status == 2)
    #expect(try Built.run("generate", "--stamp", "d", "--stdout", in: folder).status == 2)
  }
}
