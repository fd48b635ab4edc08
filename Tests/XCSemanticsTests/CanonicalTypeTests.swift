import Testing
import XCSyntax

@testable import XCSemantics

/// Types that are one type however they are written, and types that are not.
@Suite struct CanonicalTypeTests {
  private static let preamble = """
    typedef i32 Row;
    typedef Row Line;
    typedef UXView* ViewRef;
    typedef void turn_t(i32 by, Row at);
    typedef turn_t spin_t;
    typedef Loop Pool;
    typedef Pool Loop;

    """

  private func canonical(_ type: String) async -> String? {
    let text = Self.preamble + "protocol P { void m(\(type)); }"
    let loaded = await program(["a.xc": text])
    guard let method = loaded.theProtocol("P", from: "a.xc")?.declaration.methods.first else { return nil }
    return loaded.canonicalParameters(of: method, from: FileID(0)).first
  }

  @Test(arguments: [
    ("i32 a", "i32"), ("Row a", "i32"), ("Line a", "i32"), ("UXView* a", "UXView*"),
    ("UXView * a", "UXView*"), ("UXView@ a", "UXView*"), ("weak:UXView* a", "UXView*"),
    ("ViewRef a", "UXView*"), ("string a", "u8*"), ("u8* a", "u8*"), ("u8** a", "u8**"),
    ("Array<Row>* a", "Array*"), ("Array* a", "Array*"), ("Map<String, Array<i32>>* a", "Map*"),
    ("callback f void(i32 by, i32 at)", "callback void(i32,i32)"),
    ("turn_t^ f", "callback void(i32,i32)"), ("spin_t^ f", "callback void(i32,i32)"),
    ("turn_t* f", "void(i32,i32)*"), ("block b i32(string s)", "block i32(u8*)"),
    ("u8 a[16]", "u8[16]"), ("pointer p", "pointer"), ("Unknown* u", "Unknown*"),
  ])
  func spellingsAreLevelled(_ written: String, _ expected: String) async {
    #expect(await canonical(written) == expected)
  }

  @Test func circlesOfTypedefsEnd() async {
    let found = await canonical("Loop a")
    #expect(found == "Loop" || found == "Pool")
  }

  @Test func aTypedefIsReadWhereItIsDeclared() async throws {
    let loaded = await program([
      "one/a.xc": "#import \"t.xc\"\nprotocol P { void m(Index i); }", "one/t.xc": "typedef u8 Index;",
      "two/a.xc": "#import \"t.xc\"\nprotocol Q { void m(Index i); }", "two/t.xc": "typedef u32 Index;",
    ])
    func parameter(_ name: String, _ path: String) throws -> [String] {
      let method = try #require(loaded.theProtocol(name, from: path)?.declaration.methods.first)
      return loaded.canonicalParameters(of: method, from: loaded.id(of: path))
    }
    #expect(try parameter("P", "one/a.xc") == ["u8"])
    #expect(try parameter("Q", "two/a.xc") == ["u32"])
  }
}
