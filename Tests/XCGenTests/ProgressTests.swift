import Testing
import XCLint

@testable import xcgen

@Suite("Progress")
struct ProgressTests {
  @Test("The line counts files and names the rule that runs")
  func line() {
    var state = ProgressLine.State()
    state.take(.found(2))
    state.take(.read("a.xc"))
    #expect(state.text == "xcgen: 1 of 2 files read")
    state.take(.read("b.xc"))
    #expect(state.text == "xcgen: 2 files read")
    state.take(.found(1))
    #expect(state.text == "xcgen: 2 of 3 files read")
    state.take(.read("c.xc"))
    state.take(.checking("syntax-error", number: 2, of: 27))
    #expect(state.text == "xcgen: 3 files read, checking syntax-error (2 of 27)")
  }

  @Test("Where nobody looks at a terminal nothing is shown")
  func noTerminal() async throws {
    let folder = try ScratchFolder()
    let names = (0..<40).map { "f\($0).xc" }
    for name in names { try folder.write(name, "class A { }\n") }
    #expect(try Built.run("lint", in: folder).errors == "")
  }
}
