import Foundation
import Testing

@Suite("xcgen lint --baseline")
struct LintBaselineTests {
  private let faulty = "class A : Object <Nope> { }\n"

  @Test("What was written down is not told again, what is new is")
  func round() throws {
    let folder = try ScratchFolder()
    try folder.write("src/a.xc", faulty)
    let written = try Built.run("lint", "src", "--write-baseline", "known.json", in: folder)
    #expect(written.status == 0 && written.output == "", "\(written.transcript)")
    #expect(written.errors == "xcgen: 1 finding written to known.json\n")
    #expect(folder.text("known.json")?.contains(#""file":"src/a.xc","rule":"unknown-protocol""#) == true)
    let known = try Built.run("lint", "--baseline=known.json", in: folder)
    #expect(known.status == 0 && known.output == "", "\(known.transcript)")
    // Lines may move, and the run may be started elsewhere or name the file from the root.
    try folder.write("src/a.xc", "// more\n" + faulty + "class B : Object <Other> { }\n")
    let path = folder.url.appendingPathComponent("src/a.xc").path
    let moved = try Built.run(
      "lint", path, "--baseline", folder.url.appendingPathComponent("known.json").path, "--format", "json")
    #expect(try Finding.decode(moved.output).map(\.line) == [3])
    #expect(moved.status == 1)
  }

  @Test("A baseline that cannot be used is exit code 2")
  func unusable() throws {
    let folder = try ScratchFolder()
    try folder.write("a.xc", faulty)
    try folder.write("bad.json", "{}")
    let missing = try Built.run("lint", "--baseline", "none.json", in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors == "xcgen: error: cannot use the baseline 'none.json': no such file\n")
    #expect(try Built.run("lint", "--baseline", "bad.json", in: folder).status == 2)
    #expect(try Built.run("lint", "--write-baseline", "no/../a.xc/x", in: folder).status == 2)
  }
}
