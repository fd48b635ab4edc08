import Testing
import XCSyntax

@testable import XCSemantics

@Suite struct ParsedSourcesTests {
  private func names(_ program: Program) -> [String] {
    program.classes.filter { program.isRequested($0.file) }.map(\.name)
  }

  @Test func parsesAgainWhatHasChanged() async {
    var files = InMemoryFileSystem(["a.xc": "class A {}\n", "b.xc": "class B {}\n"])
    let parsed = ParsedSources()
    for expected in [["A", "B"], ["A", "B"], ["C", "B"]] {
      if expected[0] == "C" { files["a.xc"] = Array("class C {}\n".utf8) }
      let program = await ProgramLoader(fileSystem: files, parsed: parsed).load(["a.xc", "b.xc"])
      #expect(names(program) == expected)
      #expect(parsed.count == 2)
    }
  }

  @Test func keepsMacrosApart() async {
    let files = InMemoryFileSystem(["a.xc": "#if M\nclass A {}\n#else\nclass B {}\n#endif\n"])
    let parsed = ParsedSources()
    for (name, expected) in [("M", ["A"]), ("N", ["A", "B"]), ("M", ["A"])] {
      var options = LoadOptions()
      options.definitions.define(name, as: "1")
      let program = await ProgramLoader(options: options, fileSystem: files, parsed: parsed).load(["a.xc"])
      #expect(names(program) == expected)
    }
    #expect(parsed.count == 2)
  }

  @Test func dropsWhatIsNoLongerLoaded() async {
    let files = InMemoryFileSystem(["a.xc": "class A {}\n", "b.xc": "class B {}\n"])
    let parsed = ParsedSources()
    _ = await ProgramLoader(fileSystem: files, parsed: parsed).load(["a.xc", "b.xc"])
    parsed.dropUnused()
    _ = await ProgramLoader(fileSystem: files, parsed: parsed).load(["b.xc"])
    parsed.dropUnused()
    #expect(parsed.count == 1)
  }
}
