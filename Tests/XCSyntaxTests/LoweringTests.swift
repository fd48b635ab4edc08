import Testing

@testable import XCSyntax

@Suite("Lowering")
struct LoweringTests {
  private func parse(_ source: String) -> SourceFile {
    SourceFile(parsing: SourceText(path: "test.xc", source))
  }

  private func methods(_ source: String) throws -> [FunctionDeclaration] {
    let file = parse(source)
    #expect(file.syntaxErrors.isEmpty)
    guard case .class(let declaration) = try #require(file.declarations.first) else { return [] }
    return declaration.methods
  }

  @Test("A class keeps its parent, protocols, methods and fields")
  func classes() throws {
    let file = parse(
      """
      #use <UXKit>
      // Shows one item.
      class Detail : UXView <UXNavigationDelegate, Codable> {
          weak : Owner * owner; // who made it
          i32 a, b[4];
          static since("1.2") Array<Detail>* all(i32 count, ...);
          void formWillShow(UXNavigationController* n, UXView* content, i32 depth) { self.setDelegate((UXNavigationDelegate*)self); }
      }
      """)
    #expect(file.syntaxErrors.isEmpty)
    #expect(file.imports.map(\.path) == ["UXKit"])
    guard case .class(let detail) = try #require(file.declarations.first) else {
      Issue.record("no class")
      return
    }
    #expect(detail.name.text == "Detail")
    #expect(detail.parent?.text == "UXView")
    #expect(detail.protocols.map(\.text) == ["UXNavigationDelegate", "Codable"])
    #expect(detail.documentation == ["Shows one item."])
    #expect(detail.fields.map(\.name.text) == ["owner", "a", "b"])
    #expect(detail.fields[0].type.qualifiers == .weak)
    #expect(detail.fields[0].documentation == ["who made it"])
    #expect(detail.fields[2].type.spelling == "i32[4]")
    #expect(detail.methods.map(\.name.text) == ["all", "formWillShow"])
    #expect(detail.methods[0].isStatic)
    #expect(detail.methods[0].since == "1.2")
    #expect(detail.methods[0].signature.spelling == "Array<Detail>*(i32, ...)")
    #expect(detail.methods[1].selfCasts.map(\.text) == ["UXNavigationDelegate"])
    #expect(detail.methods[1].bodyRange != nil)
  }

  @Test("Conditions of members are those of their arms")
  func conditions() throws {
    let members = try methods(
      """
      class A {
      #if ARCH_arm64
          void a(void) { }
      #elif defined(X) && !Y
          void b(void) { }
      #else
          void c(void) { }
      #endif
          void d(void) { }
      }
      """)
    #expect(
      members.map { "\($0.name.text): \($0.condition.spelling)" } == [
        "a: ARCH_arm64", "b: !ARCH_arm64 && defined(X) && !Y",
        "c: !ARCH_arm64 && !(defined(X) && !Y)", "d: 1",
      ])
  }

  @Test("An include guard is no condition")
  func includeGuard() throws {
    let members = try methods(
      "#ifndef A_H\n#define A_H\nclass A { void a(void) { } }\n#endif\n")
    #expect(members.first?.condition == .always)
  }

  @Test("Comments above and behind a member are its documentation")
  func documentation() throws {
    let members = try methods(
      """
      class A { // about the class's brace
          // far away

          // -------------
          // first line
          //   second line
          void a(void); // behind
          /* in
           * a block
           */
          void b(void);

          // xcgen:disable:next unknown-protocol
          void c(void);
      }
      """)
    #expect(members[0].documentation == ["first line", "  second line", "", "behind"])
    #expect(members[1].documentation == ["in", "a block"])
    #expect(members[2].documentation == [])
  }

  @Test("A comment behind a member goes on below it, and belongs to what follows on its line")
  func documentationBehind() throws {
    let members = try methods(
      """
      class A {
          void a(void); // behind
                        // and on
          void b(void);
          /* one */ void c(void); /* two */ void d(void);
          // == Drawing ==
          void e(void) {
          } // end of e
          void f(void);
      } // end of A
      """)
    #expect(members.map(\.documentation) == [["behind", "and on"], [], ["one"], ["two"], ["Drawing"], []])
  }

  @Test("Every shape of type is kept")
  func types() throws {
    let members = try methods(
      """
      class A {
          void f(u8 @p, turn_t^ hook, callback done void(i32 code), block b u32(u32), string args[],
                 weak:banked:A* other, Map<String, Array<i32>>* m, A*) { }
          i32, bool pair(void) { }
          (i32, bool) other(void);
          callback x i32(i32) pick(bool up) { }
      }
      """)
    #expect(
      members[0].signature.parameterSpelling
        == "u8*, turn_t^, callback void(i32), block u32(u32), string[], A*, Map<String, Array<i32>>*, A*")
    #expect(
      members[0].signature.parameters.map { $0.name?.text ?? "_" } == [
        "p", "hook", "done", "b", "args", "other", "m", "_",
      ])
    #expect(members[0].signature.parameters[5].type.qualifiers == [.weak, .banked])
    #expect(members[1].signature.results.map(\.spelling) == ["i32", "bool"])
    #expect(members[2].signature.results.map(\.spelling) == ["i32", "bool"])
    #expect(members[3].name.text == "pick")
    #expect(members[3].signature.results.map(\.spelling) == ["callback i32(i32)"])
  }

  @Test("Structs, enums and typedefs keep their names and values")
  func otherDeclarations() {
    let file = parse(
      """
      struct Dot : packed { i16 x, y; callback tap void(i32); } enum Edge = { top, left = $10, odd = 1 << 2, }
      typedef struct { u8 a; } Box;
      typedef i32 turn_t(i32 by, Dial* d);
      typedef u8* bytes;
      global i32 gCount = 3;
      use Palette;
      """)
    #expect(file.syntaxErrors.isEmpty)
    let names = file.declarations.map { declaration -> String in
      switch declaration {
      case .struct(let value):
        "struct \(value.name?.text ?? "-") \(value.isPacked) \(value.fields.map(\.name.text))"
      case .enum(let value):
        "enum \(value.name?.text ?? "-") \(value.members.map { "\($0.name.text)=\($0.literalValue.map(String.init) ?? "-")" })"
      case .typedef(let value): "typedef \(value.name.text) \(value.target.spelling)"
      case .global(let value): "global \(value.name.text)"
      case .use(let value): "use \(value.name.text)"
      default: "?"
      }
    }
    #expect(
      names == [
        #"struct Dot true ["x", "y", "tap"]"#, #"enum Edge ["top=-", "left=16", "odd=-"]"#,
        #"struct Box false ["a"]"#, "typedef turn_t i32(i32, Dial*)", "typedef bytes u8*", "global gCount",
        "use Palette",
      ])
  }

  @Test("Pair comments belong to the protocol that holds them or stands below")
  func pairs() throws {
    let file = parse(
      """
      // xcgen:pair a b -- they go together
      // about P
      protocol P { optional void a(void); optional void b(void);
          // xcgen:pair c d
          optional void c(void); optional void d(void); }
      // xcgen:pair x y

      protocol Q { void x(void); }
      protocol R { optional void e(void); optional void f(void);
          // xcgen:pair e f
      } protocol S { void s(void); }
      """)
    let pairs = file.declarations.compactMap { declaration -> [[String]]? in
      guard case .protocol(let value) = declaration else { return nil }
      return value.pairs.map { $0.methods.map(\.text) }
    }
    #expect(pairs == [[["a", "b"], ["c", "d"]], [], [["e", "f"]], []])
  }

  @Test("A protocol keeps what does not belong into it")
  func invalidProtocolMembers() throws {
    let file = parse("protocol P { i32 n; static void a(void); void b(void) { } struct S { i32 x; } }")
    guard case .protocol(let value) = try #require(file.declarations.first) else { return }
    #expect(value.methods.map(\.name.text) == ["a", "b"])
    #expect(value.invalidMembers.map(\.name.text) == ["n", "S"])
  }

  @Test("What name a macro makes is not guessed, nor what version it gives")
  func madeByMacros() throws {
    let methods = try methods(
      """
      class A {
          void NAME(turn)(i32 by);
          since(V2) void reset(void);
          since("2" MINOR) void stop(void);
          since("2.1") void start(void);
      }
      """)
    #expect(methods.map(\.name.text) == ["reset", "stop", "start"])
    #expect(methods.map(\.since) == [nil, nil, "2.1"])
  }
}
