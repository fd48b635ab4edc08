import Testing

@testable import XCSyntax

@Suite("Bodies that need not be parsed")
struct SkippedBodyTests {
  /// A text of one function with a body.
  private static func text(_ body: String) -> SourceText {
    SourceText(
      path: "a.xc", "class A : Object {\n  i32 f(i32 a, Foo* b) {\n\(body)\n}\n  i32 g;\n}\ni32 after;\n")
  }

  @Test(
    "Plain statements are skipped",
    arguments: [
      "", "i32 x = 1; return x + a;", "Container c; Foo d = b;", "Foo* c = b, d; Foo*e;",
      "a = b.c->d[2].e(1, \"t\\n\", 'x', nil);",
      "a++; --a; *a = 3;",
      "if (a == 0 && !b) return; else { a = -a * (a - 1); }", "while (a < 3) a += 2;",
      "for (i32 i = 0; i < a; i = i + 1) { if (i % 2 == 0) continue; break; }", "for (; ; ) { }",
      "for (auto x in b) { x.y(); }",
      "for (i in 0..10) a = i;", "switch (a) { case 1, 'c': case LIMIT: a = 2; break; default: { } }",
      "printf((u8*)\"%d\\n\", a);", "a = (a = 3) ? a : b ? 1.5 : 0xFF;", "// '\" }\n/* { */ a = 1;",
      "u8 buffer[12]; a = ~a << 2;",
      "x = (a) + 1;", "self.block = a.step;", "a = b ? (b) : a;", "a = 1; /* c */*a = 2;",
      "string s; pointer p = b;",
    ])
  func plain(body: String) throws {
    let text = Self.text(body)
    let bodies = BodyScan.plainBodies(in: text)
    #expect(bodies.map { text.string(in: $0.range) } == ["{\n\(body)\n}"])
    try expectSoundness(of: text)
  }

  @Test(
    "What is wrong, or could be, is left to the parser",
    arguments: [
      "i32 x = 1", "a = ;", "a b c;", "return", "x;", "a.b;", "f(;", "(a) - 1;", "a = (a) - 1;",
      "a = (a) (b);", "auto x;",
      "void x;", "i32 f();", "Foo g(1);", "retrun a;", "thow a;", "goot a;", "brek;", "swich (a) { }",
      "whlie (a) { a = 1; }", "a = new Foo();", "a = &b;", "a = b ^ 1;", "@a = 1;",
      "a = \"x\" \"y\";",
      "a = \"\\x90\";", "a = '\\u0100';", "a = 1f;", "a = %10;", "a = $FF;", "asm { nop }",
      "#if A\na = 1;\n#endif",
      "again: a = 1;", "goto again;", "delete a;", "weak:Foo* c;", "callback f void(i32);", "Foo\nx = 1;",
      "f(1)\ng(2);",
      "a = sizeof(i32);", "if (a) { a = 1;", "a = 1; }", "a = 'ab';", "a = \"open;", "/* a = 1;",
      "a = b <: 1;", "a = in;",
      "a = do;;", ";", "case 1: a = 1;", "else a = 1;", "struct S { }", "a = { 1 };", "Array<Foo>* c = b;",
      "a = 1; // xcgen:disable:this syntax-error", "a /* \n */ b = 1;", "static i32 x = 1;", "a = b.release;",
      "a = é;", "for (a in 0..3 step b) { }", "for (a in 0..3 step 2) { }", "Array<Array<Array<Foo>>>* c;",
      "f(1)", "log(\"x\")", "stop",
      "each(3) { a = 1; }", "asm { .byte '\"', \"}\" }", "asm { nop ; don't\n }",
    ])
  func notPlain(body: String) throws {
    let text = Self.text(body)
    #expect(SourceFile(parsing: text, skipsBodies: true).skippedBodies.isEmpty)
    try expectSoundness(of: text)
  }

  @Test("No body is found where none stands")
  func otherBraces() throws {
    let texts = [
      "#define F(x) void x(void) { a = 1; }\ni32 b;\n", "#if 0\nvoid f(void) { a = 1; }\n#endif\n",
      "struct S { i32 x; }\nenum E { a, b };\ni32 a[2] = { 1, 2 };\n",
      "protocol P { void f(void) { a = 1; } }\n",
      "#define A \\\n  void f(void) { a = 1; }\n", "// void f(void) { a = 1; }\n",
      "u8* s = \"void f(void) { a = 1; }\";\n",
      "block b i32(i32 v) = { return v; }\n", "A(b) { c = 1; }\n",
      "#if A\nvoid f(i32 a) {\n#else\nvoid f(void) {\n#endif\n  b = 1;\n}\n",
    ]
    for text in texts {
      let source = SourceFile(parsing: SourceText(path: "a.xc", text), skipsBodies: true)
      #expect(source.skippedBodies.isEmpty, "in \(text)")
    }
  }

  @Test("Bodies behind what is not understood are found as far as the text is certain")
  func neighbours() {
    let text = """
      struct S { i32 x; }
      void first(void) : action { a = 1; }
      #ifdef A // ' {
      i32 second(i32 a)
      { return a; }
      #endif
      void third(void) { a = new Foo(); if (b) { c = 1; } }
      class A (More) { weak:A* next; void fourth(i32 a) throws { a = 1; } A* make(void) { asm { "' } } }
      void fifth(void) { a = 1; }
      """
    let source = SourceText(path: "a.xc", text)
    #expect(
      BodyScan.plainBodies(in: source).map { source.string(in: $0.range) } == [
        "{ a = 1; }", "{ return a; }", "{ a = 1; }",
      ])
  }

  @Test("A body that is asked for is there in the tree of the whole text, at the same place")
  func restored() throws {
    let text = Self.text("a = b;")
    let source = SourceFile(parsing: text, skipsBodies: true)
    let body = try #require(source.skippedBodies.first)
    #expect(source.tree?.root.block(at: body.range)?.children.map(\.node.typeName) == ["{", "}"])
    let block = try #require(source.tree(holding: body.range)?.root.block(at: body.range))
    #expect(block.children.map(\.node.typeName) == ["{", "expression_statement", "}"])
    #expect(block.children[1].node.text == "a = b;")
    #expect(source.tree(holding: 0..<3)?.root.range == source.wholeTree?.root.range)
  }

  @Test("Words are noted, used or only looked at")
  func words() throws {
    let text = Self.text("a.b(c, d == e); f = (Foo*)g; if (h) return i.j;")
    let body = try #require(BodyScan.plainBodies(in: text).first)
    for used in ["c", "Foo", "j"] { #expect(body.says(WordMark(used, isUsed: true)), "\(used)") }
    for seen in ["a", "b", "d", "e", "f", "g", "h", "i"] {
      #expect(body.says(WordMark(seen, isUsed: false)) && !body.says(WordMark(seen, isUsed: true)), "\(seen)")
    }
  }

  /// Random bodies, most of them with mistakes: whatever is skipped is free of them, and leaves the rest as it is.
  @Test("What is skipped has no mistake", arguments: 0..<UInt64(8))
  func soundness(seed: UInt64) throws {
    var random = RandomBody(seed: seed)
    var skipped = 0
    for number in 0..<600 {
      let text = Self.text(random.text(changes: number % 3))
      if try expectSoundness(of: text) { skipped += 1 }
    }
    #expect(skipped > 100)
  }

  /// Compares a text with and without its plain bodies.
  ///
  /// - Returns: whether it has any.
  @discardableResult
  private func expectSoundness(of text: SourceText) throws -> Bool {
    // To mend what is broken takes time.
    guard !BodyScan.plainBodies(in: text).isEmpty else { return false }
    let parser = try SyntaxParser()
    let source = SourceFile(parsing: text, skipsBodies: true, with: parser)
    guard !source.skippedBodies.isEmpty else { return false }
    let whole = SourceFile(parsing: text, with: parser)
    let isSame =
      source.syntaxErrors == whole.syntaxErrors && source.declarations == whole.declarations
      && source.arms == whole.arms && source.toolComments == whole.toolComments
      && source.imports == whole.imports
      && source.mendedRanges == whole.mendedRanges
    #expect(isSame, "\(text.string(in: 0..<text.bytes.count))\n\(whole.syntaxErrors.map(\.message))")
    for body in source.skippedBodies { #expect(whole.tree?.root.block(at: body.range)?.hasError == false) }
    return true
  }
}
