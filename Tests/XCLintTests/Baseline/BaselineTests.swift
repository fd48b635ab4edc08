import Testing
import XCSemantics
import XCSyntax

@testable import XCLint

@Suite("Baselines")
struct BaselineTests {
  private func findings(_ text: String, path: String = "a.xc") async -> ([Diagnostic], Program) {
    let program = await program(text, path: path)
    return (Linter().run(program), program)
  }

  private func reading(_ text: String, at path: String = "b.json") throws -> Baseline {
    try Baseline(reading: path, fileSystem: InMemoryFileSystem([path: text]))
  }

  private let faulty = "class A : Object <Nope> { }\nclass B : Object <Nope> { }\n"

  @Test("What was written down is known again, wherever the lines have moved")
  func moved() async throws {
    let (found, program) = await findings(faulty)
    #expect(found.count == 2)
    let baseline = try reading(Baseline(found, in: [program], path: "b.json").text)
    #expect(baseline.count == 2)
    #expect(baseline.unknown(found, in: SourceLines([program])).isEmpty)
    let (moved, later) = await findings(
      "// new\n\n\tclass B : Object   <Nope> { }\n" + "class A : Object <Nope> { }\n")
    #expect(moved.count == 2)
    #expect(baseline.unknown(moved, in: SourceLines([later])).isEmpty)
  }

  @Test("Of findings that are alike only as many are known as there were")
  func counts() async throws {
    let line = "class A : Object <Nope> { }\n"
    let (one, program) = await findings(line)
    let baseline = try reading(Baseline(one, in: [program], path: "b.json").text)
    let (two, later) = await findings(line + "\n" + line)
    let left = baseline.unknown(two, in: SourceLines([later])).filter { $0.rule == "unknown-protocol" }
    #expect(left.map(\.span.start.line) == [3])
  }

  @Test("Another rule, file or line is another finding")
  func others() async throws {
    let (found, program) = await findings("class A : Object <Nope> { }\n")
    let baseline = try reading(Baseline(found, in: [program], path: "b.json").text)
    let (otherLine, second) = await findings("class A : Object <Other> { }\n")
    #expect(baseline.unknown(otherLine, in: SourceLines([second])).count == 1)
    let (otherFile, third) = await findings("class A : Object <Nope> { }\n", path: "c.xc")
    #expect(baseline.unknown(otherFile, in: SourceLines([third])).count == 1)
  }

  @Test("Paths are relative to the baseline's folder, and the text is the same for the same findings")
  func paths() async throws {
    let (found, program) = await findings("class A : Object <Nope> { }\n", path: "src/a.xc")
    let baseline = Baseline(found, in: [program], path: "src/known.json")
    #expect(
      baseline.text == """
        {
          "version": 1,
          "findings": [
            {"file":"a.xc","rule":"unknown-protocol","line":"class A : Object <Nope> { }","count":1}
          ]
        }

        """)
    #expect(Baseline([], in: [], path: "b.json").text.contains("\"findings\": []"))
  }

  @Test(
    "What is no baseline is refused",
    arguments: [
      "", "[]", "{}", #"{"version":1}"#, #"{"version":2,"findings":[]}"#,
      #"{"version":1,"findings":[{"file":"a","rule":"r","line":"l","count":0}]}"#,
      #"{"version":1,"findings":[{"file":"a","rule":"r"}]}"#,
    ])
  func wrong(text: String) {
    #expect(throws: BaselineProblem.self) { try reading(text) }
  }

  @Test("A baseline that is not there is told of")
  func missing() {
    #expect(throws: BaselineProblem(path: "none.json", reason: "no such file")) {
      try Baseline(reading: "none.json", fileSystem: InMemoryFileSystem([:]))
    }
  }
}
