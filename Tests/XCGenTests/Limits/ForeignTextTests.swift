import Foundation
import Testing

/// What is read by the way stays out of what is shown.
@Suite("Text of files that were not asked for")
struct ForeignTextTests {
  @Test(
    "A file that an import leads to and that is no xc is told by its name alone",
    arguments: ["text", "json", "sarif", "checkstyle", "html", "github", "xcode"])
  func importedSecrets(format: String) throws {
    let folder = try ScratchFolder()
    let secret =
      "root:hunter2:0:0::/root\npassword = \"hunter2\";\nprotocol hunter2 { void hunter2b(void); }\n"
    try folder.write("outside/secret.txt", secret)
    try folder.write("outside/secret.xc", secret)
    try folder.write("outside/libSecret.so", secret)
    try folder.write("outside/Text.xtc.iface", secret)
    try folder.write(
      "in/A.xc",
      """
      #import "../outside/secret.txt"
      #import "../outside/secret.xc"
      #import "\(folder.path)/outside/secret.txt"
      #import <Secret>
      #use <Text>
      class A : Object { void a(void) { } void a(void) { } }

      """)
    let run = try Built.run("lint", "--no-cache", "-v", "-L", "outside", "--format", format, "in", in: folder)
    #expect(run.status == 1, "\(run.status)")
    #expect(!(run.output + run.errors).contains("hunter2"), "\(run.transcript)")
    let bound = try Built.run("generate", "-v", "-L", "outside", "in", "-o", "out", in: folder)
    #expect(!(bound.output + bound.errors).contains("hunter2"), "\(bound.transcript)")
  }

  @Test("Control characters of a source reach no terminal", arguments: ["text", "github", "xcode"])
  func controlCharacters(format: String) throws {
    let folder = try ScratchFolder()
    try folder.write(
      "A.xc",
      "class A\u{1B}]0;owned\u{7} : Object <Go\u{8}ne> { /* \u{1B}[2J \u{9B}31m \u{202E} */ Gone\u{7F}@ x; }\n"
    )
    let run = try Built.run("lint", "--no-cache", "--format", format, "A.xc", in: folder)
    #expect(run.status == 1, "\(run.transcript)")
    let shown = (run.output + run.errors).unicodeScalars
    #expect(
      !shown.contains {
        $0 != "\n" && ($0.value < 32 || (127...159).contains($0.value) || $0.value == 0x202E)
      },
      "\(run.transcript.debugDescription)")
    let tree = try Built.run("parse", "A.xc", in: folder)
    #expect(!tree.output.unicodeScalars.contains { $0.value == 27 || $0.value == 7 }, "\(tree.transcript)")
  }

  @Test("Neither --fix nor generate writes where a link leads out of the tree")
  func linksOut() throws {
    let folder = try ScratchFolder()
    let old = "class A : Object { UXView@ v; }\n"
    try folder.write("outside/A.xc", old)
    try folder.write("outside/P.swift", "mine\n")
    try folder.write("in/P.xc", "protocol P { void a(void); }\n")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path + "/in/A.xc", withDestinationPath: "../outside/A.xc")
    try files.createSymbolicLink(atPath: folder.path + "/in/far", withDestinationPath: "../outside")
    try files.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: folder.path + "/out/P.swift", withDestinationPath: "../outside/P.swift")
    _ = try Built.run("lint", "--no-cache", "--fix", "in", in: folder)
    #expect(folder.text("outside/A.xc") == old)
    let run = try Built.run("generate", "in/P.xc", "-o", "out", in: folder)
    #expect(run.status == 2 && run.errors.contains("out/P.swift"), "\(run.transcript)")
    #expect(folder.text("outside/P.swift") == "mine\n")
  }
}
