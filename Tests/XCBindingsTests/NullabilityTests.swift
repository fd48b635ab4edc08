import Testing
import XCBindings

/// Which pointers are optional, and what the configuration can say about it.
@Suite struct NullabilityTests {
  @Test(
    "The first pointer to a class of a delegate's or data source's method is the sender, of others it is not")
  func senders() async {
    let output = await generate(
      """
      protocol BoardDelegate { void a(Board* b, Board* c); void d(Object* s); void e(i32 n, Board* b); }
      protocol BoardDataSource { void f(Pool<Board>* b); void g(String* s, Array<Board>* l); }
      protocol BoardDelegateExtras { void h(Board* b); }
      protocol Held { void i(Board* b); }
      class Board : Object { weak:Held* dataSource; }
      protocol TypedDelegate { void j(Map<Spot, Board>* m); void k(Map<i32, Board>* m); void l(Set<Spot>* s); }
      struct Spot { i16 x; }
      """)
    #expect(output.messages == [])
    for line in [
      "func a(_ b: Board, c: Board?)", "func d(_ s: AnyObject)", "func e(_ n: Int32, b: Board?)",
      "func f(_ b: Pool)", "func g(_ s: String?, l: [Board]?)", "func h(_ b: Board?)", "func i(_ b: Board)",
      "func j(_ m: Map?)", "func k(_ m: [Int32: Board]?)", "func l(_ s: Set?)",
    ] {
      #expect(output.body.contains("  " + line + "\n"), "\(line)\n\(output.body)")
    }
  }

  @Test(
    "An override that changes nothing is told with the reason, one that changes one of several overloads is not"
  )
  func idle() async {
    let options = BindingOptions(
      version: "0.0.0", types: ["u8": "UInt8", "string": "String", "u16*": "String"],
      nonnull: [
        "BoardDelegate.m.board", "BoardDelegate.m.n", "BoardDelegate.m.result", "BoardDelegate.o.result",
        "BoardDelegate.t.text", "BoardDelegate.v.a",
      ],
      names: [
        "BoardDelegate": "BoardDelegate", "BoardDelegate.m": "m", "BoardDelegate.o": "o(_:)",
        "BoardDelegate.t": "t(text:)", "Board": "Board",
      ])
    let output = await generate(
      """
      protocol BoardDelegate {
        void m(Board* board, u8 n);
        optional Board* o(Board* board);
        void t(u16* text);
        void v(i32 a);
        void v(Board* b, Board* a);
        string s(void);
      }
      """, options: options)
    #expect(output.messages == [])
    #expect(
      output.unused.map(\.message) == [
        "'string' in 'generate.types' changes nothing: that is its type anyway",
        "'u8' in 'generate.types' changes nothing: that is its type anyway",
        "'BoardDelegate.m.board' in 'generate.nonnull' changes nothing: the sender is never null anyway",
        "'BoardDelegate.m.n' in 'generate.nonnull' changes nothing: its type is never null in Swift",
        "'BoardDelegate.m.result' in 'generate.nonnull' changes nothing: the method has no result",
        "'BoardDelegate.o.result' in 'generate.nonnull' changes nothing: the method is optional, and nil stands for"
          + " its absence",
        "'BoardDelegate.t.text' in 'generate.nonnull' changes nothing: its type is never null in Swift",
        "'Board' in 'generate.names' changes nothing: that is its name anyway",
        "'BoardDelegate' in 'generate.names' changes nothing: that is its name anyway",
        "'BoardDelegate.m' in 'generate.names' changes nothing: that is its name anyway",
        "'BoardDelegate.o' in 'generate.names' changes nothing: that is its name anyway",
      ])
    #expect(output.body.contains("func t(text: String)"))
  }

  @Test("In the refined style an optional method's result can be never null")
  func refinedResult() async {
    let options = BindingOptions(version: "0.0.0", optionals: .refined, nonnull: ["P.o.result"])
    let output = await generate("protocol P { optional Board* o(void); }", options: options)
    #expect(output.unused == [])
    #expect(output.body.contains("func o() -> Board\n"))
  }

  @Test("A method's name for what is no method is refused")
  func labelsOfField() async {
    let options = BindingOptions(version: "0.0.0", names: ["S.x": "y(_:)"])
    let output = await generate("struct S { i16 x; } protocol P { void m(S s); }", options: options)
    #expect(
      output.messages == [
        "a.xc:1:16: error: 'y(_:)' is a method's name, but 'S.x' is no method: change it under \"names\" in the"
          + " configuration"
      ])
  }
}
