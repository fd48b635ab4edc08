import Foundation
import Testing

@Suite("xcgen lint --fix")
struct LintFixTests {
  static let lonely = """
    #use <UXKit>
    class Screen : Object <UXNavigationDelegate> {
      void formWillShow(UXNavigationController* n, UXView* c, i32 d) { }
    }

    """

  @Test("Sources are mended in place, what is left is reported, and a second run changes nothing")
  func inPlace() throws {
    let folder = try ScratchFolder()
    try folder.write("a.xc", Self.lonely)
    try folder.write("b.xc", "#import \"Nowhere.xc\"\n")
    let first = try Built.run("lint", "--fix", in: folder)
    #expect(first.status == 0, "\(first.transcript)")
    #expect(first.errors == "xcgen: 1 fix-it applied in 1 file\n")
    #expect(first.lines.first?.hasPrefix("b.xc:1:1: warning: ") == true)
    let mended = try #require(folder.text("a.xc"))
    #expect(mended.contains("formDidHide"))
    let second = try Built.run("lint", "--fix", in: folder)
    #expect(second.errors == "" && folder.text("a.xc") == mended)
    #expect(folder.names() == ["a.xc", "b.xc"])
  }

  @Test("Imports are never changed")
  func imports() throws {
    let folder = try ScratchFolder()
    try folder.write("a.xc", "#import \"lib/b.xc\"\n")
    try folder.write("lib/b.xc", Self.lonely)
    #expect(try Built.run("lint", "--fix", "a.xc", in: folder).status == 0)
    #expect(folder.text("lib/b.xc") == Self.lonely)
  }

  @Test("What a link leads to out of the searched folder is checked and not mended, unless it is named")
  func links() throws {
    let folder = try ScratchFolder()
    try folder.write("own/a.xc", Self.lonely)
    try folder.write("foreign/b.xc", Self.lonely.replacing("Screen", with: "Other"))
    let link = folder.url.appendingPathComponent("own/link.xc").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../foreign/b.xc")
    let foreign = folder.text("foreign/b.xc")
    let run = try Built.run("lint", "--fix", "own", in: folder)
    #expect(run.status == 1 && run.lines.first?.hasPrefix("own/link.xc:3:8: error: ") == true)
    #expect(
      run.errors == "xcgen: 'own/link.xc' is not mended: a link leads to it, out of what was searched\n"
        + "xcgen: 1 fix-it applied in 1 file\n", "\(run.transcript)")
    #expect(folder.text("foreign/b.xc") == foreign)
    #expect(try Built.run("lint", "--fix", "own/link.xc", in: folder).status == 0)
    #expect(folder.text("foreign/b.xc")?.contains("formDidHide") == true)
  }

  @Test("Standard input comes out mended, and the report goes to standard error")
  func standardInput() throws {
    let run = try Built.run("lint", "--fix", "-", input: Self.lonely + "#import \"Nowhere.xc\"\n")
    #expect(run.output.contains("formDidHide") && run.output.hasPrefix("#use <UXKit>\n"), "\(run.transcript)")
    #expect(run.errors.contains("<stdin>:6:1: warning: "))
    let clean = try Built.run("lint", "--fix", "-", input: "class A { }\n")
    #expect(clean.output == "class A { }\n" && clean.errors == "" && clean.status == 0)
  }

  @Test("Fix-its of findings that are suppressed or known are not applied")
  func silenced() throws {
    let folder = try ScratchFolder()
    let text = "// xcgen:disable paired-delegate-methods -- on purpose\n" + Self.lonely
    try folder.write("a.xc", text)
    try folder.write("b.xc", Self.lonely.replacing("Screen", with: "Other"))
    #expect(try Built.run("lint", "--write-baseline", "known.json", in: folder).status == 0)
    let run = try Built.run("lint", "--fix", "--baseline", "known.json", in: folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run.transcript)")
    #expect(folder.text("a.xc") == text)
  }
}
