import Foundation
import Testing

@Suite("xcgen parse")
struct ParseCommandTests {
  private func parse(_ text: String, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun.of(try Built.xcgen(), ["parse", "-"] + arguments, input: Data(text.utf8))
  }

  @Test("The tree is one node a line, indented, with fields and 1-based places")
  func tree() throws {
    let run = try parse("class A\n  : B { }\n")
    #expect(run.status == 0)
    #expect(
      run.output == """
        source_file 1:1-3:1
          class_declaration 1:1-2:10
            name: identifier 1:7-1:8 "A"
            parent: type_identifier 2:5-2:6 "B"
            body: class_body 2:7-2:10

        """)
  }

  @Test("An expression has named nodes and fields")
  func expression() throws {
    let run = try parse("class A : B { }\n", "--format", "sexp")
    #expect(
      run.output
        == "(source_file (class_declaration name: (identifier) parent: (type_identifier) body: (class_body)))\n"
    )
  }

  @Test("JSON holds every node, tokens included, with the texts of leaves")
  func json() throws {
    struct Node: Decodable {
      let type: String
      let named: Bool
      let field: String?
      let line: Int
      let column: Int
      let start: Int
      let end: Int
      let text: String?
      let children: [Node]?
    }
    let run = try parse("u8* f(void) { return \"\\t\\\"é\"; }\n", "--format=json")
    #expect(run.status == 0)
    let root = try JSONDecoder().decode(Node.self, from: Data(run.output.utf8))
    #expect(root.type == "source_file")
    var leaves: [Node] = []
    func collect(_ node: Node) {
      if let children = node.children { children.forEach(collect) } else { leaves.append(node) }
    }
    collect(root)
    #expect(leaves.compactMap(\.text).joined().filter { $0 != " " } == "u8*f(void){return\"\\t\\\"é\";}")
    #expect(leaves.contains { $0.text == "{" && !$0.named && $0.start == 12 && $0.column == 13 })
  }

  @Test(
    "A broken file gives its tree, words on standard error, and exit code 1",
    arguments: ["tree", "json", "sexp"])
  func broken(format: String) throws {
    let run = try parse("class A : Object { i32 }\n", "--format", format, "--stdin-filename", "A.xc")
    #expect(run.status == 1)
    #expect(run.output.contains("class_declaration"))
    #expect(run.errors.hasPrefix("A.xc:1:"), "\(run.transcript)")
    #expect(run.errors.contains(": error: "))
  }

  @Test(
    "What the grammar lets pass is told all the same, and counts",
    arguments: [
      ("i32 a;\n#endif\n", "2:1"), ("#else\ni32 a;\n", "1:1"), ("void f(void) { i32 class; }\n", "1:20"),
      ("void f(void)\nvoid g(void);\n", "1:13"),
    ])
  func formErrors(text: String, place: String) throws {
    let run = try parse(text, "--stdin-filename", "a.xc")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("source_file"))
    #expect(run.errors.hasPrefix("a.xc:\(place): error: "), "\(run.transcript)")
  }

  @Test("A piece of code has its tree, and is told to be no file")
  func piece() throws {
    let run = try parse("x = 1;\nif (x) { y(); }\n")
    #expect(run.status == 1)
    #expect(run.output.contains("if_statement 2:1-2:16"))
    #expect(!run.output.contains("ERROR"))
    #expect(run.errors.contains("a statement stands outside a function"))
  }

  @Test("A deep tree costs no stack, and its lines stay short", arguments: ["tree", "json", "sexp"])
  func deep(format: String) throws {
    let depth = 20_000
    let text =
      "i32 f(void) { return " + String(repeating: "(", count: depth) + "1"
      + String(repeating: ")", count: depth)
      + "; }\n"
    let run = try parse(text, "--format", format)
    #expect(run.endedByItself)
    #expect(run.status == 0, "\(run.errors)")
    let nodes = run.output.components(separatedBy: "parenthesized_expression").count - 1
    #expect(nodes == depth)
    #expect(run.output.utf8.count < 500 * depth)
  }
}
