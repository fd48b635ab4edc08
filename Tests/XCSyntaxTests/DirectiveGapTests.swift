import Testing

@testable import XCSyntax

@Suite("What stands between the parts of a directive")
struct DirectiveGapTests {
  private static func read(_ text: String) -> SourceFile {
    SourceFile(parsing: SourceText(path: "a.xc", text))
  }

  @Test("Comments and line ends may stand between the mark and the word")
  func gap() {
    let file = Self.read(
      """
      # /* why */ ifdef A
      #/**/import "a.xc"
      # \\
        else
      #/* b */ /* c */ define B 1
      # /* on
      two lines */ endif
      i32 a;
      """)
    #expect(file.syntaxErrors.isEmpty)
    #expect(file.imports.map(\.path) == ["a.xc"])
    #expect(file.imports.first?.condition == Condition(ifDefined: "A"))
    #expect(file.macros.map(\.name.text) == ["B"])
    #expect(file.macros.first?.condition == Condition(ifDefined: "A").negated)
  }

  @Test("The word of a directive is found behind comments, with nothing but its text")
  func word() {
    for text in [
      "#if A", "# if A", "#/* # else */if A", "# \\\n if A", "#\\ // x\n if A", "# /* a */ /* b */\tif A",
    ] {
      #expect(DirectiveText.word(of: text) == "if")
    }
    #expect(DirectiveText.word(of: "# // if") == "")
    #expect(DirectiveText.word(of: "# /* if") == "")
  }

  @Test("An arm that is dropped ends at a directive with comments in it")
  func droppedArm() {
    let file = Self.read(
      "#/**/ if 0\nit isn't xc (\n# /* if */ if A\n# /**/ endif\n# /* x */ endif\ni32 a;\n")
    #expect(file.syntaxErrors.isEmpty)
    #expect(file.declarations.count == 1)
  }

  @Test("A comment behind the backslash is no part of the text")
  func joints() {
    let file = Self.read(
      "#define T(f) f; \\ // first\n f\n#define U a \\ /* b */\n c\ni32 x = 1 + \\ // one\n 2;\n")
    #expect(file.syntaxErrors.isEmpty)
    #expect(file.macros.map { $0.body.split(separator: " ") } == [["f;", "f"], ["a", "c"]])
    #expect(file.declarations.count == 1)
  }

  @Test("A path goes on behind a line end", arguments: ["\n", "\r\n"])
  func path(newline: String) throws {
    let file = Self.read(
      "#include \"a\\\(newline)b.xc\"\(newline)#use <c\\  \(newline)d.xt>\(newline)#import \"e\\f\"\(newline)"
    )
    #expect(file.imports.map(\.path) == ["ab.xc", "cd", "e\\f"])
    #expect(file.syntaxErrors.isEmpty)
    let first = try #require(file.imports.first)
    #expect(file.text.string(in: first.pathRange) == "\"a\\\(newline)b.xc\"")
  }
}
