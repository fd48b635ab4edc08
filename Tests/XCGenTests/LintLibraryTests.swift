import Foundation
import Testing

@Suite("xcgen lint with libraries")
struct LintLibraryTests {
  private static let interface = """
    {"classes":[{"name":"Base","parent":"Object","methods":[{"name":"tune","params":[],"returns":["void"]}]}],
     "protocols":[{"name":"Tuning","methods":[
       {"name":"didTune","params":[{"name":"step","type":"i32"}],"returns":["bool"]}]}],"version":1}
    """
  private static let program = """
    #use <Dial>
    class Good : Base <Tuning> { bool didTune(i32 step) { return true; } }
    class Bad : Base <Tuning> { }

    """

  private func check(_ folder: ScratchFolder, _ arguments: [String], environment: [String: String] = [:])
    throws
  {
    try folder.write("a.xc", Self.program)
    let run = try ProgramRun.of(
      try Built.xcgen(), ["lint", "a.xc", "--format", "json"] + arguments, in: folder.url,
      environment: environment)
    let findings = try Finding.decode(run.output)
    #expect(findings.map(\.rule) == ["missing-required-method"], "\(run.transcript)")
    #expect(findings.first?.line == 3)
  }

  @Test("Conformance to a protocol of a bare interface is checked")
  func bare() throws {
    let folder = try ScratchFolder()
    try folder.write("lib/Dial.xtc.iface", Self.interface)
    try check(folder, ["-L", "lib"])
    let told = try Built.run("lint", "-v", "-L", "lib", "a.xc", in: folder)
    #expect(told.errors.contains("a.xc:1:1: 'Dial' is the library lib/Dial.xtc.iface"), "\(told.errors)")
  }

  @Test("A shared object that the toolchain made is read", .enabled(if: Toolchain.isThere))
  func sharedObject() throws {
    let folder = try ScratchFolder()
    try folder.write("i.json", Self.interface)
    try folder.write("x.c", "int x;\n")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("lib"), withIntermediateDirectories: true)
    for arguments in [
      ["cc", "-shared", "-fPIC", "-o", "lib/libDial.so", "x.c"],
      ["objcopy", "--add-section", ".xtc.iface=i.json", "lib/libDial.so"],
    ] {
      let run = try ProgramRun.of("/usr/bin/env", arguments, in: folder.url)
      try #require(run.status == 0, "\(run.transcript)")
    }
    try check(folder, ["-L", "lib"])
  }

  @Test("The tree of installed libraries is found by its variable")
  func tree() throws {
    let folder = try ScratchFolder()
    try folder.write("3p/dial/wasm32/Dial.xtc.iface", Self.interface)
    try check(folder, [], environment: ["XCC_3P": "3p"])
    try check(folder, ["--target", "wasm32"], environment: ["XCC_3P": "3p"])
  }

  @Test("A damaged library is a warning that says why, and the run goes on")
  func damaged() throws {
    let folder = try ScratchFolder()
    try folder.write("lib/libDial.so", Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]))
    try folder.write("a.xc", "#use <Dial>\n")
    let run = try Built.run("lint", "-L", "lib", in: folder)
    #expect(run.status == 0)
    #expect(
      run.lines.first?.contains("the ELF header reaches beyond the end of the file") == true, "\(run.output)")
  }
}

/// The C tools of the machine.
private enum Toolchain {
  static let isThere = ["cc", "objcopy"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
