import Testing
import XCBindings
import XCSemantics
import XCSyntax

/// What has no Swift form: an error at its place, and no file at all.
@Suite struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var position: String
    var message: String
    var testDescription: String { message }
  }

  private static let cases = [
    Case(
      text: "protocol P { void log(u8* format, ...); }", position: "1:19",
      message: "'log' takes any number of arguments ('...'), which no Swift method can stand in for"),
    Case(
      text: "protocol P {\n    void run(void) { }\n}", position: "2:10",
      message: "'run' has a body; a protocol's methods have none"),
    Case(
      text: "protocol P {\n  i32 count;\n}", position: "2:7",
      message: "'count' is a field; a protocol has methods only"),
    Case(
      text: "protocol P { static void make(void); }", position: "1:26",
      message: "'make' is static; a protocol has no static methods"),
    Case(text: "protocol P { void get(Nowhere a); }", position: "1:23", message: "unknown type 'Nowhere'"),
    Case(
      text: "protocol P { void get(u8 a, Nowhere b); }", position: "1:29", message: "unknown type 'Nowhere'"),
    Case(text: "protocol P { Nowhere give(void); }", position: "1:14", message: "unknown type 'Nowhere'"),
    Case(
      text: "protocol P { void get(P a); }", position: "1:23",
      message: "'P' is a protocol, which has no values of its own; write 'P*'"),
    Case(
      text: "struct S; protocol P { void get(S a); }", position: "1:33",
      message: "'S' is a struct whose fields are declared nowhere"),
    Case(
      text: "struct S { Nowhere a; } protocol P { void get(S* a); }", position: "1:12",
      message: "unknown type 'Nowhere'"),
    Case(
      text: "struct S {\n  u8 name[33];\n} protocol P { void get(S* a); }", position: "2:3",
      message: "an array of 33 elements has no Swift type: a tuple takes 1 to 32"),
    Case(
      text: "struct S { u8 name[MOST]; } protocol P { void get(S* a); }", position: "1:12",
      message: "this array has no Swift type: its length 'MOST' is no constant that can be computed"),
    Case(
      text: "struct S { S2 a; } struct S2 { S a[2]; } protocol P { void get(S* a); }", position: "1:8",
      message: "struct 'S' holds itself by value"),
    Case(
      text: "typedef A B; typedef B A; protocol P { void get(A a); }", position: "1:9",
      message: "typedef 'A' stands for itself"),
    Case(
      text: "protocol P { void get(Nowhere^ a); }", position: "1:23",
      message: "'Nowhere' is no function typedef, so 'Nowhere^' has no parameters"),
    Case(
      text: "protocol P { void get(callback c void(u8* a, ...)); }", position: "1:23",
      message: "Swift cannot call a function that takes any number of arguments ('...')"),
    Case(
      text: "protocol P {\n  void set(callback a void(i32 b));\n  void set(block a void(i32 b));\n}",
      position: "3:8",
      message:
        "Swift cannot tell 'set(block void(i32))' from 'set(callback void(i32))': both are 'set(_:)' with"
        + " the same types; rename one under \"names\" in the configuration"),
    Case(
      text: "enum E = { a, b, a }; protocol P { void get(E a); }", position: "1:18",
      message: "enum 'E' would have two members 'a'"),
    Case(
      text: "protocol P { void _(u8 a); }", position: "1:19",
      message: "'_' is no name in Swift; give 'P._' one under \"names\" in the configuration"),
  ]

  @Test("A refused declaration is an error at its place", arguments: cases)
  func refuses(_ refused: Case) async {
    let output = await generate(refused.text)
    #expect(output.messages.first == "a.xc:\(refused.position): error: \(refused.message)")
    #expect(output.files == [])
  }

  @Test("One refusal keeps every other source from being written, and each is reported once")
  func writesNothing() async {
    let output = await generate([
      "good.xc": "protocol G { void fine(void); }",
      "bad.xc": "protocol B { Nowhere a(void); Nowhere b(void); }",
    ])
    #expect(output.files == [])
    #expect(
      output.messages == [
        "bad.xc:1:14: error: unknown type 'Nowhere'", "bad.xc:1:31: error: unknown type 'Nowhere'",
      ])
  }

  @Test("A collision names the other method in a note")
  func collisionNote() async throws {
    let output = await generate("protocol P { void a(u8* x); void a(string x); void a(u8* x); }")
    let options = BindingOptions(version: "0.0.0", types: ["u8 *": "String"])
    let collapsed = await generate("protocol P { void a(u8* x);\nvoid a(string x); }", options: options)
    #expect(output.diagnostics.map(\.span.start.column) == [52])
    let diagnostic = try #require(collapsed.diagnostics.first)
    #expect(diagnostic.message.contains("'a(string)' from 'a(u8*)'"))
    #expect(diagnostic.notes.map(\.message) == ["'a(u8*)' is declared here"])
    #expect(diagnostic.notes.map(\.span.start.column) == [19])
  }

  @Test("A collision of results names the results")
  func collisionOfResults() async throws {
    let options = BindingOptions(version: "0.0.0", types: ["u8*": "String"])
    let output = await generate("protocol P { u8* a(void); string a(void); }", options: options)
    let message = try #require(output.messages.first)
    #expect(
      message.hasPrefix("a.xc:1:34: error: Swift cannot tell 'string a()' from 'u8* a()': "), "\(message)")
    var renamed = options
    renamed.names = ["P.a() -> string": "text"]
    let told = await generate("protocol P { u8* a(void); string a(void); }", options: renamed)
    #expect(told.messages == [])
    #expect(told.body.contains("  func a() -> String\n  func text() -> String\n"))
  }

  @Test("Overloads that Swift tells apart stay, by type and by result")
  func overloads() async throws {
    let output = await generate(
      "protocol P { void a(u8 x); void a(u16 x); i32 b(void); bool b(void); optional u8 b(void); }")
    #expect(output.messages == [])
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
  }

  @Test("A configured name with its parameters renames one overload of several")
  func renamedOverload() async {
    let options = BindingOptions(
      version: "0.0.0", types: ["u8*": "String"], names: ["P.a(string)": "b(text:)", "P.c": "d(_:)"])
    let output = await generate(
      "protocol P { void a(u8* x); void a(string x); }", options: options)
    #expect(output.body.contains("func a(_ x: String)\n  func b(text x: String)"))
    let wrong = await generate("protocol P { void c(void); }", options: options)
    #expect(
      wrong.messages == [
        "a.xc:1:19: error: the name 'd(_:)' of the configuration is of a method with 1 parameter, but 'c' has 0"
      ])
  }

  @Test("Blanks and old sigils make no difference to the entries of the configuration")
  func levelledEntries() async {
    let options = BindingOptions(
      version: "0.0.0", nonnull: ["P.a(View @,i32).view", "P.a(View*).result"],
      names: ["P.a( View@ , i32 )": "second", "P.a(View*)->View@": "first"])
    let output = await generate(
      "protocol P { View* a(View* view); View* a(View* view, i32 n); }", options: options)
    #expect(output.messages == [])
    #expect(output.unused == [])
    #expect(
      output.body.contains(
        "func first(_ view: View?) -> View\n  func second(_ view: View, n: Int32) -> View?"))
  }

  @Test("No type is called what Swift means by another word", arguments: ["Self", "Void", "RawValue"])
  func unusableName(name: String) {
    #expect(
      BindingOptions(version: "0.0.0", names: ["Node": name, "P.m": "Self"]).problems.map(\.message) == [
        "'\(name)', given for 'Node', means something else inside of Swift types"
      ])
  }

  @Test("A value behind the largest one is refused, whether it is written or counted")
  func valuesBeyondBounds() async {
    let output = await generate(
      """
      enum Level = { low = 18446744073709551614, high, more, fresh = 3, last }
      protocol P { void m(Level level); }
      """)
    #expect(output.messages == ["a.xc:1:50: error: the value of 'more' takes more than 64 bits"])
  }

  @Test("Of two types of one name in a file the second is told")
  func repeatedTypes() async {
    let output = await generate(
      """
      struct Spot { i32 v; }
      struct Later;
      enum Spot = { a };
      struct Later { i32 x; }
      typedef struct Later Later;
      typedef i32 count_t;
      typedef i64 count_t;
      class Node { }
      class Node (More) { }
      #ifdef WIDE
      struct Edge { i64 x; }
      #else
      struct Edge { i32 x; }
      #endif
      protocol P { void m(Spot spot, count_t count, Edge edge); }
      """)
    #expect(
      output.messages == [
        "a.xc:3:6: warning: there is a type 'Spot' already, and this one does not count",
        "a.xc:7:13: warning: there is a type 'count_t' already, and this one does not count",
      ])
    #expect(output.body.contains("struct Spot"))
    #expect(output.body.contains("typealias count_t = Int32"))
  }

  @Test("What the preprocessor would rename or compute is refused and not taken as it stands")
  func macros() async {
    let output = await generate(
      """
      #define NAME doIt
      #define TWICE(x) x
      #define SAME SAME
      #define COUNT u32
      protocol NAME { void SAME(void); }
      protocol P { void NAME(void); void f(E e); void g(COUNT n); void LATER(void); }
      enum E = { a = 3, b = TWICE(7), c, d = $1_0000_0000_0000_0000 };
      #define LATER later
      """)
    #expect(
      output.messages == [
        "a.xc:5:10: error: 'NAME' is a macro, which bindings do not expand: write what it stands for",
        "a.xc:6:19: error: 'NAME' is a macro, which bindings do not expand: write what it stands for",
        "a.xc:6:51: error: 'COUNT' is a macro, which bindings do not expand: write what it stands for",
        "a.xc:7:36: error: the value of 'd' takes more than 64 bits",
      ])
    #expect(output.files == [])
  }

  @Test("Constants have their macros expanded")
  func constants() async {
    let output = await generate(
      """
      #define SIZE 4
      #define DOUBLE(n) (n * 2)
      #define ID(n) n
      struct S { u8 a[DOUBLE(SIZE)]; u8 b['a' - 94]; u8 c['\\n' - SIZE + 1]; u8 d[ID($1) + 3]; }
      enum E = { x = ID(7), y, z = DOUBLE(3) };
      protocol P { void f(S s, E e); }
      """, options: BindingOptions(version: "0.0.0", declaresStubs: true))
    #expect(output.messages == [])
    let lines = output.body.split(separator: "\n")
    let counts = lines.filter { $0.contains("  var ") }.map { $0.split(separator: "UInt8").count - 1 }
    #expect(counts == [8, 3, 7, 4], "\(output.body)")
    for member in ["x = Self(rawValue: 7)", "y = Self(rawValue: 8)", "z = Self(rawValue: 9)"] {
      #expect(output.body.contains(member), "\(output.body)")
    }
  }

  @Test("A condition that is no expression is told, where the preprocessor gets there")
  func unreadConditions() async {
    let output = await generate(
      """
      #define MAX(a, b) ((a) > (b) ? (a) : (b))
      #if MAX(3, 4) == 4
      protocol P { void a(void); }
      #endif
      #if 0
      #if 1 +
      #endif
      #elif foo bar
      #endif
      #define bar < 3
      #if foo bar
      protocol Q { void b(void); }
      #endif
      """)
    let message =
      "warning: the condition of this directive is no expression once its macros are expanded, and counts as"
    #expect(output.messages == ["a.xc:2:1: \(message) false", "a.xc:8:1: \(message) false"])
    #expect(output.body.contains("protocol Q") && !output.body.contains("protocol P"))
  }

  @Test("A protocol that is declared again is told: the last one counts")
  func repeated() async {
    let output = await generate("protocol P { void a(void); }\nprotocol P { void b(void); }")
    #expect(
      output.messages == [
        "a.xc:1:10: warning: 'P' is declared twice, and this first declaration does not count"
      ])
    #expect(output.body.contains("func b()") && !output.body.contains("func a()"))
    #expect(await generate("#if A\nprotocol P { }\n#else\nprotocol P { }\n#endif").messages == [])
  }

  @Test("Methods that differ in 'throws' alone are told apart in the message")
  func throwing() async {
    let output = await generate("protocol P { void m(i32 a); void m(i32 b) throws; }")
    #expect(
      output.messages.count == 1 && output.messages[0].contains("'void m(i32) throws' from 'void m(i32)'"))
  }

  @Test("Macros of an imported file choose the arms of a construct that is split")
  func splitByImport() async {
    let texts = [
      "a.xc": """
      #import "lib.xc"
      protocol P { void m(
      #if AT(2)
       u8 yes
      #else
       i32 no
      #endif
       ); }
      enum E = { a
      #if HAS
      , b
      #else
      , c
      #endif
      };
      protocol Q { void q(E e); }
      """, "lib.xc": "#define VERSION 3\n#define AT(n) (VERSION >= n)\n#define HAS 1\n",
    ]
    let output = await generate(texts, requested: ["a.xc"])
    #expect(output.messages == [])
    #expect(output.body.contains("func m(_ yes: UInt8)"), "\(output.body)")
    #expect(output.body.contains("static let b") && !output.body.contains("static let c"), "\(output.body)")
  }

  @Test("A macro stands for what its place sees, behind a pointer too")
  func macrosByPlace() async {
    let output = await generate(
      """
      #define GONE other
      #undef GONE
      #define N 4
      enum E = { a = N, b = LATE };
      struct S { u8 bytes[N]; }
      #undef N
      #define N 5
      protocol P { void GONE(E e, S s); }
      #define LATE 40
      """)
    #expect(output.messages == [])
    #expect(
      output.body.contains("a = Self(rawValue: 4)") && output.body.contains("b = Self(rawValue: 5)"),
      "\(output.body)")
    #expect(output.body.contains("bytes: (UInt8, UInt8, UInt8, UInt8)"), "\(output.body)")
    #expect(output.body.contains("func GONE("))
    let pointers = await generate(
      """
      #define Num i32
      protocol P { void m(Num* n); Array<Num>* all(void); }
      """)
    #expect(
      pointers.messages == [
        "a.xc:2:21: error: 'Num' is a macro, which bindings do not expand: write what it stands for",
        "a.xc:2:36: error: 'Num' is a macro, which bindings do not expand: write what it stands for",
      ])
  }

  @Test("Macros and typedefs that double at every step end at once", .timeLimit(.minutes(10)))
  func doubling() async {
    let macros = (1...40).map { "#define A\($0) A\($0 - 1)+A\($0 - 1)" }.joined(separator: "\n")
    let sized = await generate(
      "#define A0 0\n\(macros)\n#if A40\n#endif\nstruct S { u8 a[A40]; } protocol P { void m(S s); }")
    #expect(sized.messages.count == 1)
    let typedefs = (1...40).map { "typedef void f\($0)(f\($0 - 1)^ a, f\($0 - 1)^ b);" }.joined(
      separator: "\n")
    let nested = await generate("typedef void f0(i32 a);\n\(typedefs)\nprotocol P { void m(f40^ a); }")
    #expect(
      nested.messages.count == 1 && nested.messages[0].contains("too large a type"), "\(nested.messages)")
  }

  @Test("An arm that the preprocessor drops may hold any text, in a protocol too")
  func droppedArms() async {
    let output = await generate(
      """
      #ifdef NOPE
      void f(void) { return 1 }
      #endif
      protocol P {
        void f(void);
      #ifdef NOPE
        i32 y;
        class Inner { }
      #endif
      }
      """)
    #expect(!output.messages.contains { $0.contains("error") }, "\(output.messages)")
    #expect(output.body.contains("protocol P: AnyObject {\n  func f()\n}"))
  }

  @Test("Two optional overloads clash as properties in the refined style only")
  func refinedOverloads() async {
    let text = "protocol P { optional void a(u8 x); optional void a(u16 x); }"
    #expect(await generate(text).messages == [])
    let refined = await generate(text, options: BindingOptions(version: "0.0.0", optionals: .refined))
    #expect(refined.files == [])
    #expect(refined.messages.first?.contains("an optional method is a property 'a' in this style") == true)
  }

  @Test("A method that no closure on the main actor may call is refused where one would have to")
  func methodCalledSelf() async throws {
    let text = "protocol P { optional i32 self(u8 a); }"
    let refined = BindingOptions(version: "0.0.0", optionals: .refined, isolation: .mainActor)
    let output = await generate(text, options: refined)
    #expect(output.files == [])
    #expect(output.messages.first?.hasPrefix("a.xc:1:27: error: an optional method 'self' cannot be") == true)
    var named = refined
    named.names = ["P.self": "itself"]
    var free = refined
    free.isolation = nil
    var paired = refined
    paired.optionals = .paired
    for options in [named, free, paired] {
      let output = await generate(text, options: options)
      #expect(output.messages == [])
      let result = try SwiftCompiler.check(output.files)
      #expect(result.isAccepted, "\(result.messages)")
    }
  }

  @Test(
    "A typedef that cannot be followed is told once, however often it is used",
    arguments: [
      ("typedef Nowhere A;", "a.xc:1:9: error: unknown type 'Nowhere'"),
      ("typedef A A;", "a.xc:1:9: error: typedef 'A' stands for itself"),
    ])
  func typedefOnce(_ typedef: String, _ message: String) async {
    let output = await generate(typedef + " protocol P { void a(A x, A y); void b(A* x); A c(void); }")
    #expect(output.messages == [message])
  }

  @Test("A source that the preprocessor stops at '#error' is refused, but only where it gets there")
  func errorDirective() async {
    let text =
      "#if WIDE\nprotocol P { void a(void); }\n#else\n#error too narrow\n#endif\n#if 0\n#error no\n#endif\n"
    let output = await generate(text)
    #expect(output.messages == ["a.xc:4:1: error: the source stops here with '#error': too narrow"])
    #expect(output.files == [])
    let wide = await generate(text, defining: ["WIDE": "1"])
    #expect(wide.messages == [])
    let defined = await generate("#define WIDE 1\n" + text)
    #expect(defined.messages == [])
    #expect(await generate("#error\n").messages == ["a.xc:1:1: error: the source stops here with '#error'"])
  }

  @Test("A source that is no xc gives its errors and no file")
  func syntaxErrors() async {
    let output = await generate("protocol P { void a(u8 x;  }")
    #expect(output.files == [])
    #expect(output.diagnostics.contains { $0.rule == "syntax-error" })
  }

  @Test("Two sources with one name are refused, one protocol in two sources too")
  func clashes() async {
    let paths = await generate([
      "a/b.xc": "protocol P { void m(void); }", "a_b.xc": "protocol Q { void m(void); }",
    ])
    #expect(
      paths.messages == [
        "a_b.xc:1:1: error: the bindings of 'a_b.xc' and of 'a/b.xc' would both be 'a_b.swift': rename one"
      ])
    let names = await generate([
      "a.xc": "protocol P { void m(void); }", "b.xc": "\nprotocol P { void m(void); }",
    ])
    #expect(
      names.messages == [
        "b.xc:2:10: error: Swift would have two types named 'P'; rename one in its source"
      ])
  }

  @Test("A generated protocol with the name of a class is refused")
  func classClash() async {
    let output = await generate(
      """
      protocol P { optional void openDoor(Q* q); optional void shutDoor(PWithoutDoor* w); }
      """, pairs: [DelegatePair(protocolName: "P", first: "openDoor", second: "shutDoor")])
    #expect(output.files == [])
    #expect(output.messages.first?.hasPrefix("a.xc:1:10: error: Swift would have two types named") == true)
  }

  @Test("Types that nest without end are refused, not followed", arguments: [100, 4000])
  func deepTypes(_ depth: Int) async {
    let stars = String(repeating: "*", count: depth)
    let output = await generate("protocol P { void a(i32\(stars) x); }")
    #expect(output.files == [])
    #expect(!output.messages.isEmpty)
  }

  @Test("Typedefs that double at each step are refused, not written out")
  func wideTypedefs() async {
    let doubling = (1...40).map { "typedef void t\($0)(t\($0 - 1)* a, t\($0 - 1)* b);" }
    let output = await generate(
      "typedef void t0(void);\n\(doubling.joined(separator: "\n"))\nprotocol P { void a(t40* x); }")
    #expect(output.files == [])
    #expect(output.messages.allSatisfy { $0.contains("stands for too large a type") })
    #expect(!output.messages.isEmpty)
  }
}
