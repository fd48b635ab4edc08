import Foundation
import Testing

/// `.xcgen.json` as the commands use it.
@Suite("The configuration file")
struct ConfigurationFileTests {
  /// A file with an error of one rule and a warning of another.
  private static func faulty(_ name: String = "A") -> String {
    """
    class \(name) : Object <Nope> { }
    class \(name)Rows : Object <UXTableDelegate> { void tableSelectionDidChange(i32 row) { } }
    #use <UXKit>

    """
  }
  private static let faulty = faulty()

  private func lint(_ folder: ScratchFolder, _ arguments: String...) throws -> [String] {
    let run = try ProgramRun.of(
      try Built.xcgen(), ["lint", "--format", "json"] + arguments, in: folder.url)
    return try Finding.decode(run.output).map { "\($0.file) \($0.severity) \($0.rule)" }
  }

  @Test("The nearest one upwards counts for each file")
  func nearest() throws {
    let folder = try ScratchFolder()
    try folder.write(".xcgen.json", #"{"rules": {"protocol-signature-mismatch": "off"}}"#)
    try folder.write("a.xc", Self.faulty)
    try folder.write(
      "sub/.xcgen.json", #"{"rules": {"unknown-protocol": "note", "protocol-signature-mismatch": "error"}}"#)
    try folder.write("sub/deep/b.xc", Self.faulty("B"))
    #expect(
      try lint(folder) == [
        "a.xc error unknown-protocol", "sub/deep/b.xc note unknown-protocol",
        "sub/deep/b.xc error protocol-signature-mismatch",
      ])
    #expect(
      try lint(folder, "--config", ".xcgen.json") == [
        "a.xc error unknown-protocol", "sub/deep/b.xc error unknown-protocol",
      ])
  }

  @Test("Folders, definitions and pairs come from the configuration, relative to it")
  func loading() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "p/.xcgen.json",
      """
      {"importPaths": ["lib"], "defines": {"ON": "1"},
       "pairs": [{"protocol": "Door", "methods": ["opened", "closed"]}]}
      """)
    try folder.write(
      "p/src/a.xc",
      """
      #import <Door.xc>
      class Guard : Object <Door> { void opened(i32 n) { } }
      #if !ON
      class Never : Object <Nope> { }
      #endif

      """)
    try folder.write(
      "p/lib/Door.xc", "protocol Door { optional void opened(i32 n); optional void closed(i32 n); }\n")
    #expect(try lint(folder, "p/src") == ["p/src/a.xc error paired-delegate-methods"])
  }

  @Test("Files that are left out are not searched for")
  func exclude() throws {
    let folder = try ScratchFolder()
    try folder.write(".xcgen.json", #"{"exclude": ["**/Generated/**"]}"#)
    try folder.write("a.xc", "class B : Object { }\n")
    try folder.write("x/Generated/b.xc", Self.faulty)
    #expect(try lint(folder) == [])
    #expect(try lint(folder, "x/Generated/b.xc").count == 2)
    let all = try Built.run("lint", "x", in: folder)
    #expect(all.status == 2)
    #expect(all.errors.contains("leave out every source"), "\(all.errors)")
  }

  @Test(
    "A mistake ends the run with its place and exit code 2, for every command that reads it",
    arguments: [
      (#"{"rules": {"unknown-protocl": "off"}}"#, "1:12", "unknown rule 'unknown-protocl'"),
      ("{\n  \"exclud\": []\n}", "2:3", "unknown key 'exclud'"),
      (#"{"generate": {"access": "open"}}"#, "1:25", "'generate.access'"),
      ("{\"include\": [\"a\"", "1:13", "never closed"),
    ])
  func mistakes(text: String, place: String, message: String) throws {
    let folder = try ScratchFolder()
    try folder.write(".xcgen.json", text)
    try folder.write("a.xc", Self.faulty)
    for words in [["lint"], ["generate", "-o", "out"]] {
      let run = try ProgramRun.of(try Built.xcgen(), words, in: folder.url)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix(".xcgen.json:\(place): error: "), "\(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(folder.names(in: "out") == [])
    }
  }

  @Test("A named configuration that is not there is an error")
  func missing() throws {
    let folder = try ScratchFolder()
    try folder.write("a.xc", Self.faulty)
    let run = try Built.run("lint", "--config", "none.json", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("none.json: error: no such file"), "\(run.errors)")
  }

  @Test("Bindings follow the configuration, and the command line stands before it")
  func bindings() throws {
    let folder = try ScratchFolder()
    try folder.write(
      ".xcgen.json", #"{"generate": {"access": "public", "imports": ["Tools"], "types": {"u8*": "String"}}}"#)
    try folder.write("a.xc", "protocol P { void show(u8* text); }\n")
    let configured = try Built.run("generate", "a.xc", "--stdout", in: folder)
    #expect(configured.status == 0, "\(configured.transcript)")
    #expect(configured.output.contains("import Tools\n"))
    #expect(configured.output.contains("public protocol P: AnyObject {"))
    #expect(configured.output.contains("_ text: String)"))
    let named = try Built.run("generate", "a.xc", "--stdout", "--access", "package", in: folder)
    #expect(named.output.contains("package protocol P"))
  }

  @Test("Each source is bound by the nearest configuration, all in one run")
  func boundByNearest() throws {
    let folder = try ScratchFolder()
    try folder.write("a/.xcgen.json", #"{"generate": {"access": "public"}, "importPaths": ["../lib"]}"#)
    try folder.write("a/a.xc", "#import \"Spot.xc\"\nprotocol P { void a(Spot s); }\n")
    try folder.write("lib/Spot.xc", "struct Spot { i32 x; }\n")
    try folder.write("lib/.xcgen.json", #"{"generate": {"access": "public"}}"#)
    try folder.write(
      "b/.xcgen.json", #"{"defines": {"WIDE": "1"}, "generate": {"names": {"Nobody": "Somebody"}}}"#)
    try folder.write("b/b.xc", "#if WIDE\nprotocol Q { void b(void); }\n#endif\n")
    try folder.write("c/c.xc", "#if WIDE\n#error wide\n#endif\nprotocol R { void c(void); }\n")
    let run = try Built.run("generate", "a", "b", "c", "lib", "-o", "out", "--depfile", "out.d", in: folder)
    #expect(run.status == 0, "\(run.transcript)")
    #expect(folder.names(in: "out") == ["Spot.swift", "a.swift", "b.swift", "c.swift"])
    #expect(folder.text("out/a.swift")?.contains("public protocol P") == true)
    #expect(folder.text("out/b.swift")?.contains("\nprotocol Q") == true)
    #expect(folder.text("out/Spot.swift")?.contains("struct Spot") == true)
    let warning = "b/.xcgen.json:1:51: warning: 'Nobody' in 'generate.names' matches nothing"
    #expect(run.errors.contains(warning), "\(run.errors)")
    let inputs = try #require(folder.text("out.d"))
    for input in ["a/.xcgen.json", "b/.xcgen.json", "lib/Spot.xc", "c/c.xc"] {
      #expect(inputs.contains(input))
    }
    // The same again, each by itself.
    for (source, output) in [("a", "a.swift"), ("b", "b.swift"), ("c", "c.swift")] {
      let alone = try Built.run("generate", source, "-o", "alone", in: folder)
      #expect(alone.status == 0, "\(alone.transcript)")
      #expect(folder.text("alone/\(output)") == folder.text("out/\(output)"))
    }
  }
}
