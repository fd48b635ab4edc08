import Testing
import XCSyntax

@testable import XCSemantics

/// Which of several declarations a name means.
@Suite struct SymbolLookupTests {
  @Test func theNearestDeclarationWins() async {
    let texts = [
      "one/main.xc": "#import \"app.xc\"\n#import \"util.xc\"\n",
      "one/app.xc": "class App : Object { i32 one; }",
      "one/util.xc": "class Util : App { }",
      "two/main.xc": "#import \"app.xc\"\nclass Main : App { }",
      "two/app.xc": "class App : Object { i32 two; }",
      "three.xc": "class Three : App { }",
    ]
    let loaded = await program(texts)
    func field(_ path: String) -> String? {
      loaded.theClass("App", from: path)?.declaration.fields.first?.name.text
    }
    #expect(field("one/app.xc") == "one")
    #expect(field("one/util.xc") == "one")
    #expect(field("two/main.xc") == "two")
    #expect(field("two/app.xc") == "two")
    // Nothing says which of the two is meant.
    #expect(field("three.xc") == nil)
  }

  @Test func visibilitiesAreTold() async {
    let loaded = await program([
      "main.xc": "#import \"a.xc\"\n#import \"b.xc\"\n", "a.xc": "class A : Object { }",
      "b.xc": "#use <UXKit>\nclass B : Object { }", "far.xc": "class Far : Object { }",
    ])
    func visibility(_ name: String, _ path: String) -> Visibility? {
      loaded.types(named: name, from: loaded.id(of: path)).first?.visibility
    }
    #expect(visibility("A", "a.xc") == .sameFile)
    #expect(visibility("A", "main.xc") == .imported)
    #expect(visibility("A", "b.xc") == .unit)
    #expect(visibility("A", "far.xc") == .elsewhere)
    #expect(visibility("Object", "far.xc") == .builtIn)
    #expect(visibility("UXView", "b.xc") == .builtIn)
    #expect(visibility("UXView", "a.xc") == .builtIn)
    #expect(visibility("UXView", "far.xc") == .builtInUnseen)
    #expect(visibility("Nobody", "far.xc") == nil)
  }

  @Test func coreImportsDoNotBringTheToolkit() async {
    let loaded = await program(["a.xc": "#import \"Foundation.xc\"\n#import \"Stdio.xc\"\n"])
    #expect(loaded.types(named: "UXView", from: FileID(0)).first?.visibility == .builtInUnseen)
  }

  @Test func theUsersOwnDeclarationHidesTheBuiltInOne() async {
    let loaded = await program([
      "a.xc": "#use <UXKit>\nprotocol UXTableDelegate { void mine(void); }", "b.xc": "#use <UXKit>\n",
    ])
    let own = loaded.theProtocol("UXTableDelegate", from: "a.xc")
    #expect(own?.declaration.methods.map(\.name.text) == ["mine"])
    let built = loaded.theProtocol("UXTableDelegate", from: "b.xc")
    #expect(built?.declaration.methods.map(\.name.text) == ["tableSelectionDidChange"])
  }

  @Test func armsOfAConditionalDoNotClash() async {
    let loaded = await program([
      "a.xc": """
      #ifdef A
      class X : Object { i32 a; }
      #else
      class X : Object { i32 b; }
      #endif
      #ifdef B
      class Y : Object { i32 own; }
      #else
      #import "y.xc"
      #endif
      """,
      "y.xc": "class Y : Object { i32 imported; }",
    ])
    let first = FileID(0)
    #expect(
      loaded.classes(named: "X", from: first).compactMap(\.symbol.declaration.fields.first?.name.text) == [
        "a", "b",
      ])
    let ys = loaded.classes(named: "Y", from: first)
    #expect(ys.compactMap(\.symbol.declaration.fields.first?.name.text) == ["own", "imported"])
    #expect(ys.map(\.visibility) == [.sameFile, .imported])
    #expect(ys.last?.condition == .not(.test(.defined("B"))))
  }

  @Test func ofTwoProtocolsTheLastCounts() async {
    let loaded = await program(["a.xc": "protocol P { void a(void); }\nprotocol P { void b(void); }"])
    #expect(loaded.theProtocol("P", from: "a.xc")?.declaration.methods.map(\.name.text) == ["b"])
  }

  @Test func categoriesBelongToTheNearestClass() async {
    let loaded = await program([
      "one/main.xc": "#import \"ext.xc\"\nclass App : Object { }",
      "one/ext.xc": "class App (One) { void one(void) { } }",
      "two/main.xc": "class App : Object { }\nclass App () { void two(void) { } }",
    ])
    func methods(_ path: String) -> [String]? {
      loaded.theClass("App", from: path)?.parts.flatMap { $0.declaration.methods.map(\.name.text) }
    }
    #expect(methods("one/main.xc") == ["one"])
    #expect(methods("two/main.xc") == ["two"])
  }
}
