import SeededRandom
import Testing

@testable import XCSyntax

@Suite("What is shown of a mended tree")
struct MendedTreeTests {
  @Test("What is left of a member may end the text", arguments: ["static", "final", "optional"])
  func endsBehindAModifier(word: String) {
    let text = """
      class A : Base {
        callb
      ack don"ow(i32 n) {
        }
        void rest(voi"d) {
          done(1);
       \(word) }
      }

      """
    let file = SourceFile(parsing: SourceText(path: "a.xc", text))
    #expect(!file.syntaxErrors.isEmpty)
    #expect(file.tree?.text.bytes.count == text.utf8.count)
  }

  @Test("Declarations around a mistake stay, and the mistake is an error or a missing token at its place")
  func shown() throws {
    let text = SourceText(
      path: "x.xc", "class A {\n  i32 a =\n  void f(void) { go(§); }\n}\nclass B {\n  ~B();\n  i32 n;\n}\n")
    let form = try FormReading(of: text, with: SyntaxParser())
    #expect(
      form.printed(as: .sexp) == """
        (source_file (class_declaration name: (identifier) body: (class_body \
        (field_declaration type: (primitive_type) declarator: (variable_declarator name: (identifier) \
        value: (MISSING identifier)) (MISSING ";")) \
        (method_definition result: (primitive_type) name: (identifier) \
        parameters: (parameter_list (parameter type: (primitive_type))) \
        body: (block (expression_statement (call_expression function: (identifier) \
        arguments: (argument_list (ERROR)))))))) \
        (class_declaration name: (identifier) body: (class_body (ERROR) \
        (field_declaration type: (primitive_type) declarator: (variable_declarator name: (identifier))))))

        """)
    #expect(SourceFile(form).syntaxErrors.map(\.span.start.line) == [2, 3, 6])
  }

  @Test("What a repair moved is shown where its author wrote it")
  func moved() throws {
    let text = SourceText(path: "x.xc", "class A\nclass B { i32 n; }\n")
    let form = try FormReading(of: text, with: SyntaxParser())
    let lines = form.printed(as: .tree).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("name: identifier 2:7-2:8 \"B\""))
    #expect(lines.contains("name: identifier 2:15-2:16 \"n\""))
  }

  @Test(
    "Every leaf is a stretch of the author's text, and they hold all of it", .timeLimit(.minutes(5)),
    arguments: Corpus.all)
  func whole(example: CorpusCase) throws {
    var generator = SeededGenerator(named: "mended " + example.testDescription)
    let parser = try SyntaxParser()
    let original = SourceText(path: "x.xc", example.input)
    let tokens = Leaves.of(try parser.parse(original)).filter { !$0.isEmpty }
    guard !tokens.isEmpty else { return }
    for mutation in Mutation.allCases {
      let index = Int.random(in: tokens.indices, using: &generator)
      guard let bytes = mutation.apply(to: original.bytes, tokens: tokens, at: index) else { continue }
      check(try FormReading(of: SourceText(path: "x.xc", bytes: bytes), with: parser))
    }
  }

  private func check(_ form: FormReading) {
    let text = form.textOfTree
    var isHeld = [Bool](repeating: false, count: text.bytes.count)
    var end = 0
    var open: [Range<Int>] = []
    TreeWalk(form.tree.root, of: text).forEach(where: { _ in true }) { step in
      guard case .enter(let node, _) = step else {
        open.removeLast()
        return
      }
      #expect(node.range.upperBound <= text.bytes.count)
      if let outer = open.last, !outer.isEmpty, !node.range.isEmpty {
        #expect(
          node.range.upperBound <= outer.upperBound,
          "\(node.typeName) of \(outer) in \(text.string(in: 0..<text.bytes.count))")
      }
      open.append(node.range)
      guard let leaf = node.leafText, !leaf.isEmpty else { return }
      #expect(leaf == text.string(in: node.range))
      #expect(node.range.lowerBound >= end)
      end = node.range.upperBound
      for offset in node.range { isHeld[offset] = true }
    }
    // Broken stretches hold what the parser stepped over, whatever stands between their leaves.
    for range in form.tree.brokenNodes().map(\.range) {
      for offset in range where offset < isHeld.count { isHeld[offset] = true }
    }
    for token in TokenScanner.tokens(of: text.bytes) where token.kind != .directive {
      #expect(
        token.range.allSatisfy { isHeld[$0] || text.bytes[$0] <= 0x20 }, "\(text.string(in: token.range))")
    }
  }
}
