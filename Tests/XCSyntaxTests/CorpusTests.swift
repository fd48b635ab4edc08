import Testing

@testable import XCSyntax

@Suite("Corpus of the grammar")
struct CorpusTests {
  @Test("The corpus can be read, and covers every row of ambiguities that has a tree")
  func corpus() throws {
    let cases = try Corpus.cases.get()
    #expect(cases.count >= 290)
    let ambiguities = cases.filter { $0.topic == "ambiguities" }
    let rows = Set(ambiguities.compactMap { Int($0.name.prefix { $0.isNumber }) })
    #expect(rows == Set(1...45))
  }

  @Test("Each input gives its tree through the installed libtree-sitter", arguments: Corpus.all)
  func tree(example: CorpusCase) throws {
    let parser = try SyntaxParser()
    let tree = try parser.parse(SourceText(path: "\(example.topic).xc", example.input))
    let expected = TreeExpression(example.expected)
    let found = TreeExpression(tree.printed(as: .sexp))
    #expect(found == expected, "\(found.difference(from: expected))")
    if example.topic != "recovery" { #expect(!tree.root.hasError) }
  }

  @Test("Line ends of Windows and a byte order mark change no tree", arguments: Corpus.all)
  func lineEnds(example: CorpusCase) throws {
    let parser = try SyntaxParser()
    let expected = TreeExpression(example.expected)
    for input in [
      example.input.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"),
      "\u{FEFF}" + example.input,
    ] {
      let found = TreeExpression(try parser.parse(SourceText(path: "x.xc", input)).printed(as: .sexp))
      #expect(found == expected, "\(found.difference(from: expected))")
    }
  }

  @Test("Every kind of node that the grammar names stands in the corpus")
  func coverage() throws {
    let seen = Set(try Corpus.cases.get().flatMap { TreeExpression($0.expected).lines.map(Self.kind) })
    // What the trees show of supertypes are their members.
    let abstract: Set = ["expression", "primary_expression", "statement", "declaration", "type", "directive"]
    let named = Set(SyntaxKind.allCases.map(\.rawValue)).subtracting(abstract).subtracting(["", "ERROR"])
    #expect(named.subtracting(seen).sorted() == [])
  }

  @Test("Every field that the grammar names stands in the corpus")
  func fields() throws {
    let lines = try Corpus.cases.get().flatMap { TreeExpression($0.expected).lines }
    let words = lines.flatMap { $0.split(separator: " ") }
    let seen = Set(words.filter { $0.hasSuffix(":") }.map { String($0.dropLast()) })
    // These hold tokens, which a tree in this form does not show.
    let hidden: Set = ["operator", "operation"]
    let named = Set(SyntaxField.allCases.map(\.rawValue)).subtracting(hidden)
    #expect(named.subtracting(seen).sorted() == [])
  }

  private static func kind(of line: String) -> String {
    String(line.split(separator: " ").last ?? "")
  }

  @Test("A difference shows both sides")
  func difference() {
    let expected = TreeExpression("(a x: (b) (c (d)) (MISSING \")\"))")
    let found = TreeExpression("(a x: (b) (e (d)) (UNEXPECTED ')'))")
    #expect(
      found.difference(from: expected)
        == """
          a
            x: b
        -   c
        +   e
              d
        -   MISSING ")"
        +   ERROR
        """)
  }
}
