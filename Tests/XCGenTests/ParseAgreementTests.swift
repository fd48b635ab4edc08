import Foundation
import Testing

@Suite("What parse and lint take for an error")
struct ParseAgreementTests {
  /// Texts with the exit code of both commands.
  static let texts: [(text: String, status: Int32)] = [
    ("i32 a;\n", 0), ("MACRO(1)\nMACRO;\ni32 a;\n", 0), ("class A { PROPS; i32 n; }\n", 0),
    ("#define METHOD(n) void n(void)\nclass A { METHOD(a) { b(); } i32 n; }\n", 0),
    ("class A { GETTER(count) { return 1; } i32 n; }\n", 0), ("class A { init(i32 x) { } i32 n; }\n", 1),
    ("class A { i32 n;\n  var x: Int = 3\n  void f(void) { }\n}\n", 1), ("i32 var; i32 let = 3;\n", 0),
    ("import \"x\";\n", 1), ("x = 3;\n", 1), ("if (x) { y(); }\n", 1), ("return 3;\n", 1),
    ("struct P { i32 a; } p;\n", 1), ("class A { class B { i32 n; } }\n", 1),
    ("void f(void) { struct P { i32 a; } p; }\n", 1),
    ("class A { props; i32 n; }\n", 1), ("i32 a;\n#endif\n", 1), ("void f(void) { i32 class; }\n", 1),
    ("class A {\n  void f(void) {\n  void g(void) { }\n}\n", 1),
    ("class A { since(0.4) void f(void); }\n", 1), ("void f(Foo a b) { }\n", 1),
    ("void f(i32 n) { for (i in 0..3 step n) { } }\n", 1),
    ("#define n 2\nvoid f(void) { for (i in 0..3 step n) { } }\n", 0),
    ("Array<Array<Array<Ink>>>* x;\n", 1), ("Array<Array<Array<Ink>> >* x;\n", 0),
    ("void f(void) { asm { lda #'\"' } }\nvoid g(void) { asm {\n.byte '\"', \"}\"\n} }\n", 0),
    ("void f(void) { asm {\n  nop ; don't\n} }\n", 0),
    ("class X;\n", 1), ("struct S { void f(void); }\n", 1), ("typedef struct S { i32 x; }\n", 1),
    // A name that the file defines is a macro, however it is written; any other is none.
    ("#define member(x) void x(void) { }\nclass A {\n  member(a)\n  i32 n;\n}\n", 0),
    ("class A {\n  member(a)\n  i32 n;\n}\n", 1),
    ("#define log(x) print(x);\nvoid f(void) {\n  log(\"x\")\n  g();\n}\n", 0),
    ("void f(void) {\n  log(\"x\")\n  g();\n}\n", 1),
    ("#define stop return;\nvoid f(void) {\n  stop\n}\n", 0), ("void f(void) {\n  stop\n}\n", 1),
    ("#define each(x) for (i in 0..x)\nvoid f(void) { each(3) { g(); } }\n", 0),
    ("void f(void) { each(3) { g(); } }\n", 1),
    ("class A {\n#define member(x) i32 x;\n  member(a)\n}\n", 0),
    // Nothing switches the arm on: it may hold any text, and who switches it on is warned.
    ("#if NEVER\nThis is prose.\n#endif\ni32 a;\n", 0), ("#if 0\nThis is prose.\n#endif\ni32 a;\n", 0),
    ("#define ALWAYS\n#ifdef ALWAYS\nThis is prose.\n#endif\ni32 a;\n", 1),
    ("#ifndef NEVER\nThis is prose.\n#endif\ni32 a;\n", 1),
  ]

  @Test("Both commands end alike and say the same", arguments: texts)
  func agreement(text: String, status: Int32) throws {
    let folder = try ScratchFolder()
    try folder.write("a.xc", text)
    let parse = try Built.run("parse", "a.xc", in: folder)
    let lint = try Built.run("lint", "--only", "syntax-error", "-q", "a.xc", in: folder)
    #expect(parse.status == status, "\(parse.transcript)")
    #expect(lint.status == status, "\(lint.transcript)")
    let said = parse.errors.split(separator: "\n").filter { $0.hasPrefix("a.xc:") }
    #expect(
      said == lint.output.split(separator: "\n").filter { $0.hasPrefix("a.xc:") && !$0.contains(": note: ") })
  }
}
