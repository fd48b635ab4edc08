import Testing
import XCSyntax

@testable import XCSemantics

/// Ancestors, conformances and what implements a protocol's method.
@Suite struct ClassHierarchyTests {
  private func names(_ hierarchy: ClassHierarchy?) -> [String]? { hierarchy?.members.map(\.symbol.name) }

  @Test func ancestorsRunToTheRoot() async throws {
    let loaded = await program([
      "a.xc": "#use <UXKit>\nclass A : B { }\nclass B : UXTableView { }\nclass C { }"
    ])
    let a = loaded.theClass("A", from: "a.xc").map(loaded.hierarchy)
    #expect(names(a)?.prefix(3) == ["A", "B", "UXTableView"])
    #expect(names(a)?.last == "Object")
    #expect(a?.unseen == [])
    #expect(names(loaded.theClass("C", from: "a.xc").map(loaded.hierarchy)) == ["C", "Object"])
  }

  @Test func cyclesEnd() async {
    let loaded = await program(["a.xc": "class A : B { }\nclass B : C { }\nclass C : A { }\nclass S : S { }"])
    #expect(names(loaded.theClass("A", from: "a.xc").map(loaded.hierarchy)) == ["A", "B", "C"])
    #expect(names(loaded.theClass("S", from: "a.xc").map(loaded.hierarchy)) == ["S"])
  }

  @Test func unseenAncestorsAreNamed() async {
    let loaded = await program(["a.xc": "class A : B { }\nclass B : Lost { }"])
    #expect(loaded.theClass("A", from: "a.xc").map(loaded.hierarchy)?.unseen == ["Lost"])
  }

  @Test func aLongLineOfAncestorsIsWalkedSoFarAsPeopleStackThem() async {
    let text = (0..<4000).map { "class C\($0) : C\($0 + 1) { }\n" }.joined() + "class C4000 { }\n"
    let loaded = await program(["a.xc": text])
    let near = loaded.theClass("C3950", from: "a.xc").map(loaded.hierarchy)
    #expect(near?.members.count == 52)
    #expect(near?.unseen == [])
    let far = loaded.theClass("C0", from: "a.xc").map(loaded.hierarchy)
    #expect(far?.members.count == 101)
    #expect(far?.unseen == ["C101"])
  }

  @Test func conformancesSayWhereTheyAreStated() async throws {
    let text = """
      protocol P { void p(void); }
      protocol Q { void q(void); }
      protocol R { void r(void); }
      class Base : Object <P> { }
      class Mid : Base { void m(void) { R* r = (R*)self; Base* b = (Base*)self; } }
      class Mid (More) <Q> { }
      class Leaf : Mid { }
      """
    let loaded = await program(["a.xc": text])
    let leaf = try #require(loaded.theClass("Leaf", from: "a.xc"))
    let stated = loaded.conformances(of: loaded.hierarchy(of: leaf)).filter { $0.owner.name != "Object" }
    #expect(stated.map(\.name.text) == ["R", "Q", "P"])
    #expect(stated.map(\.basis) == [.selfCast, .category, .clause])
    #expect(stated.map(\.depth) == [1, 1, 2])
    #expect(stated.allSatisfy { $0.isInherited })
  }

  @Test func theNearestMatchImplements() async throws {
    let text = """
      typedef i32 Row;
      protocol P { void pick(i32 row); void none(void); }
      class Base : Object { void pick(Row r) { } }
      class Leaf : Base <P> { void pick(i32 a, i32 b) { } }
      class Leaf (More) { void pick(i16 row) { } }
      """
    let loaded = await program(["a.xc": text])
    let leaf = try #require(loaded.theClass("Leaf", from: "a.xc"))
    let wanted = try #require(loaded.theProtocol("P", from: "a.xc"))
    let hierarchy = loaded.hierarchy(of: leaf)
    let pick = try #require(wanted.requirement(named: "pick"))
    #expect(loaded.implementations(of: pick, in: hierarchy).map(\.owner.name) == ["Base"])
    let none = try #require(wanted.requirement(named: "none"))
    #expect(loaded.implementations(of: none, in: hierarchy).isEmpty)
    #expect(wanted.requirement(named: "other") == nil)
  }
}
