import Foundation
import Testing

@Suite("xcgen generate")
struct GenerateCommandTests {
  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      "xc/Door.xc", "protocol Door { void opened(Lock* lock, i32 n); }\nclass Lock : Object { }\n")
    try folder.write("xc/in/side/Hall.xc", "class Hall : Object { }\n")
    return folder
  }

  @Test("Every source gives a file, named after its path below the folder that was searched")
  func names() throws {
    let folder = try folder()
    let run = try Built.run("generate", "xc", "-o", "out", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output == "")
    #expect(folder.names(in: "out") == ["Door.swift", "in_side_Hall.swift"])
    #expect(run.errors.contains("Lock"), "\(run.errors)")
    #expect(try Built.run("generate", "-q", "xc", "-o", "out", in: folder).errors == "")
    let listed = try Built.run("generate", "xc", "-o", "out", "--list-outputs", in: folder)
    #expect(listed.lines == ["out/Door.swift", "out/in_side_Hall.swift"])
    let stubs = try Built.run("generate", "xc", "--stubs", "-oout", "--list-outputs", in: folder)
    #expect(stubs.lines == ["out/Door.swift", "out/XCStubs.swift", "out/in_side_Hall.swift"])
  }

  @Test("A second run touches nothing")
  func untouched() throws {
    let folder = try folder()
    _ = try Built.run("generate", "xc", "-o", "out", in: folder)
    let file = folder.path + "/out/Door.swift"
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    _ = try Built.run("generate", "xc", "-o", "out", in: folder)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
  }

  @Test("A check writes nothing, shows what would change, and is exit code 1 until nothing would")
  func check() throws {
    let folder = try folder()
    let fresh = try Built.run("generate", "xc", "-o", "out", "--check", in: folder)
    #expect(fresh.status == 1)
    #expect(fresh.output.contains("--- /dev/null\n+++ out/Door.swift\n@@ -0,0 +1,"), "\(fresh.output)")
    #expect(folder.names() == ["xc"])
    _ = try Built.run("generate", "xc", "-o", "out", in: folder)
    let same = try Built.run("generate", "xc", "-o", "out", "--check", in: folder)
    #expect(same.status == 0)
    #expect(same.output == "")
    let before = folder.text("out/Door.swift")
    try folder.write(
      "xc/Door.xc", "protocol Door { void shut(Lock* lock, i32 n); }\nclass Lock : Object { }\n")
    let changed = try Built.run("generate", "xc", "-o", "out", "--check", in: folder)
    #expect(changed.status == 1)
    #expect(changed.output.contains("--- out/Door.swift\n+++ out/Door.swift\n"))
    #expect(changed.output.contains("\n-  func opened("))
    #expect(changed.output.contains("\n+  func shut("))
    #expect(folder.text("out/Door.swift") == before)
  }

  @Test("Where anything is refused nothing is written, and the finding has its place")
  func refused() throws {
    let folder = try folder()
    try folder.write("xc/Bad.xc", "protocol Bad {\n  void log(u8* format, ...);\n}\n")
    let run = try Built.run("generate", "xc", "-o", "out", in: folder)
    #expect(run.status == 1, "\(run.transcript)")
    #expect(run.output.contains("xc/Bad.xc:2:"), "\(run.transcript)")
    #expect(folder.names() == ["xc"])
  }

  @Test("A folder that takes no files is an error, and nothing is left behind")
  func unwritable() throws {
    let folder = try folder()
    try folder.write("file", "in the way")
    let run = try Built.run("generate", "xc", "-o", "file/out", in: folder)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(run.errors.contains("file/out"), "\(run.errors)")
    #expect(folder.text("file") == "in the way")
    guard geteuid() != 0 else { return }
    let locked = folder.url.appendingPathComponent("locked")
    try FileManager.default.createDirectory(at: locked, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked.path)
    let refused = try Built.run("generate", "xc", "-o", "locked", in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked.path)
    #expect(refused.status == 2, "\(refused.transcript)")
    #expect(folder.names(in: "locked") == [])
  }

  @Test("A file that cannot be replaced leaves the others as they were")
  func allOrNothing() throws {
    let folder = try folder()
    try folder.write("out/in_side_Hall.swift/blocker", "a folder in the file's place")
    let run = try Built.run("generate", "xc", "-o", "out", in: folder)
    #expect(run.status == 2, "\(run.transcript)")
    #expect(folder.names(in: "out") == ["in_side_Hall.swift"])
  }

  @Test("Dependencies read as make wants them, imports and the configuration included")
  func dependencies() throws {
    let folder = try folder()
    try folder.write("lib/With Blank.xc", "class Lid : Object { }\n")
    try folder.write("xc/Box.xc", "#import \"With Blank.xc\"\nprotocol Box { void lift(Lid* lid); }\n")
    try folder.write(".xcgen.json", "{}")
    let run = try Built.run(
      "generate", "xc/Box.xc", "-o", "out", "-I", "lib", "--depfile", "dep/box.d", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(
      folder.text("dep/box.d") == """
        out/Box.swift: \\
          xc/Box.xc \\
          lib/With\\ Blank.xc \\
          .xcgen.json

        xc/Box.xc:

        lib/With\\ Blank.xc:

        .xcgen.json:

        """)
  }

  @Test("Standard input and standard output will do")
  func pipes() throws {
    let run = try Built.run(
      "generate", "-", "--stdin-filename", "x/Door.xc", "--stdout",
      input: "protocol Door { void opened(i32 n); }\n")
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.output.contains("from Door.xc."))
    #expect(run.output.contains("  func opened(_ n: Int32)\n"))
  }

  @Test("With stubs the output compiles by itself")
  func stubs() throws {
    let folder = try folder()
    let run = try Built.run("generate", "xc", "--stubs", "--access", "public", "-o", "out", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(run.errors == "")
    let files = folder.names(in: "out").map { folder.path + "/out/" + $0 }
    let build = try ProgramRun.of(
      "/usr/bin/env", ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck"] + files,
      seconds: 300)
    #expect(build.status == 0, "\(build.transcript)")
  }
}
