/// What sources are made of.
enum Vocabulary {
  /// Pieces of text as a person types them.
  static let pieces = [
    "x", ";", "{", "}", "(", ")", "[", "]", "<", ">", "\"", "'", "=", ".", ",", ":", "*", "@", "^", "&", "?",
    "#",
    " ", "\n", "\r\n", "\t", "\\\n", "//", "/*", "*/", "//=== b.xc\n", "#if A\n", "\n#elif B\n", "\n#else\n",
    "\n#endif\n", "\n#define A 1\n", "\n#undef A\n", "\n#import \"b.xc\"\n", "\n#use <UXKit>\n", "self",
    "nil",
    "0",
    "%1", "$F", "1.5f", "'a'", "\"s\"", "->", "..", "...", ">>", ">>>", "<:", ":>", "==", "!=", "&&", "||",
    "+=", "++", "--", "class ", "protocol ", "struct ", "enum ", "typedef ", "optional ", "static ",
    "extern ",
    "weak:", "outlet ", "callback f void(i32)", "block g i32(i32 v)", "auto ", "void ", "i32 ", "u8* ",
    "bool ",
    "return ", "if (x) ", "else ", "while (x) ", "for (i32 i = 0; i < 3; i++) ", "for (auto a in b) ",
    "switch (x) { case 1: break; default: break; }", "try { } catch (Error e) { }", "throw x;", "throws ",
    "defer { }", "goto end;", "end:", "asm { }", "par { }", "new A()", "delete x;", "sizeof(i32)", "(P*)self",
    "class A : Object <P> { }", "class A (C) { }", "protocol P { optional void a(i32 x); void b(void); }",
    "void f(i32 x) { }", "i32 n = 1;", "super.f();", "x.a(1);", "if (f) { f(2); }", "= &x.a;", ": action",
    "since(\"1.0\") ", "final ", "formWillShow", "formDidHide", "UXNavigationDelegate", "Array<A>* ",
    "// xcgen:disable:next weak-target -- x\n", "// xcgen:pair a b\n", "Ä", "𝒳", "\u{FEFF}", "{ 1, 2, }",
    "i32, bool ", "string ", "use X;", "#package p\n", "#warning w\n", "defined(A)", "ARCH_arm64",
  ]

  /// Words of configurations, interfaces, reports and the language server's messages.
  static let keys = [
    "//=== .xcgen.json\n", "//=== session\n", "//=== imported/b.xc\n", "{", "}", "[", "]", ":", ",", "null",
    "true",
    "\"\\ud83d\\ude00\"", "\\u0000", "-1", "1e400", "9223372036854775807", "\"rules\"", "\"pairs\"",
    "\"protocol\"",
    "\"methods\"", "\"name\"", "\"include\"", "\"exclude\"", "\"importPaths\"", "\"defines\"", "\"generate\"",
    "\"access\"", "\"public\"", "\"stubs\"", "\"optionals\"", "\"refined\"", "\"defaults\"", "\"isolation\"",
    "\"MainActor\"", "\"types\"", "\"nonnull\"", "\"names\"", "\"plugin\"", "\"classes\"", "\"protocols\"",
    "\"enums\"", "\"structs\"", "\"functions\"", "\"globals\"", "\"typedefs\"", "\"params\"", "\"returns\"",
    "\"type\"", "\"target\"", "\"fields\"", "\"ivars\"", "\"members\"", "\"value\"", "\"static\"",
    "\"optional\"",
    "\"varargs\"", "\"designable\"", "\"outlets\"", "\"actions\"", "\"parent\"", "\"packed\"",
    "$bound_void(Object@)",
    "$wbound_i32(u8,...)[4]", "u8[16]", "Content-Length: ", "\r\n\r\n", "\"jsonrpc\"", "\"id\"", "\"method\"",
    "\"textDocument\"", "\"position\"", "\"range\"", "file:///", "**/*.xc",
  ]

  /// The words as libFuzzer reads them.
  static var dictionary: String {
    (pieces + keys).map { word in
      let bytes = word.utf8.map { byte -> String in
        let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        guard !isPlain else { return String(UnicodeScalar(byte)) }
        return "\\x" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
      return "\"" + bytes.joined() + "\"\n"
    }.joined()
  }
}
