import Testing
import XCLint

@testable import xcgen

@Suite("Progress")
struct ProgressTests {
  @Test("The line counts files and names the rule that runs")
  func line() {
    var state = ProgressLine.State()
    state.take(.read("a.xc"))
    #expect(state.text == "xcgen: 1 file read")
    state.take(.read("b.xc"))
    state.take(.checking("syntax-error"))
    #expect(state.text == "xcgen: 2 files read, checking syntax-error")
  }

  @Test("Where nobody looks at a terminal nothing is shown")
  func noTerminal() async throws {
    let folder = try ScratchFolder()
    let names = (0..<40).map { "f\($0).xc" }
    for name in names { try folder.write(name, "class A { }\n") }
    #expect(try Built.run("lint", in: folder).errors == "")
  }
}
