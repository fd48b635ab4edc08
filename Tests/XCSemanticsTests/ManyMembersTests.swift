import Testing
import XCSyntax

@testable import XCSemantics

/// That what is looked for by its name is found by it, and not by looking at everything there is.
@Suite("Names in large programs")
struct ManyMembersTests {
  @Test("A class with many members or many categories has an index, a small one has none")
  func index() async throws {
    let members = (0..<40).map { "i32 f\($0); void m\($0)(void) { } void m\($0)(i32 a) { }" }
    let categories = (0..<40).map { "class Spread (Part\($0)) { void m\($0)(void) { } void all(void) { } }" }
    let loaded = await program([
      "a.xc": """
      class Small : Object { i32 f; void m(void) { } void m(i32 a) { } }
      class Large : Object { \(members.joined(separator: "\n")) }
      class Spread : Object { }
      \(categories.joined(separator: "\n"))
      """
    ])
    let small = try #require(loaded.theClass("Small", from: "a.xc"))
    let large = try #require(loaded.theClass("Large", from: "a.xc"))
    let spread = try #require(loaded.theClass("Spread", from: "a.xc"))
    #expect(small.members == nil && large.members != nil && spread.members != nil)
    #expect(spread.parts.count == 41)
    for symbol in [small, large, spread] {
      let methods = symbol.parts.flatMap { part in part.declaration.methods.map { (part, $0) } }
      let fields = symbol.parts.flatMap(\.declaration.fields)
      for name in Set(methods.map(\.1.name.text) + fields.map(\.name.text) + ["none"]) {
        let found = symbol.methods(named: name)
        #expect(found.map(\.method.range) == methods.filter { $0.1.name.text == name }.map(\.1.range))
        #expect(found.map(\.part) == methods.filter { $0.1.name.text == name }.map(\.0))
        #expect(
          symbol.fields(named: name).map(\.field.range) == fields.filter { $0.name.text == name }.map(\.range)
        )
      }
    }
  }

  @Test("Of two methods of one name in a large protocol the first is found")
  func requirements() async throws {
    let methods = (0..<40).map { "void m\($0 % 30)(i32 a\($0));" }
    let loaded = await program(["a.xc": "protocol Large { \(methods.joined(separator: "\n")) }"])
    let symbol = try #require(loaded.theProtocol("Large", from: "a.xc"))
    #expect(symbol.methods?.count == 30)
    for number in 0..<30 {
      let parameter = symbol.requirement(named: "m\(number)")?.declaration.signature.parameters.first
      #expect(parameter?.name?.text == "a\(number)")
    }
    #expect(symbol.requirement(named: "none") == nil)
  }

  @Test("Where many files have a class of one name, a file asks for none but its own")
  func ownClass() async throws {
    var texts: [String: String] = [:]
    for number in 0..<100 { texts["f\(number)/Main.xc"] = "class Main : Object { i32 f\(number); }\n" }
    texts["f7/Main.xc"] = "#if A\nclass Main : Object { }\n#endif\n"
    let loaded = await program(texts)
    var asked = 0
    let found = loaded.table.lookup("Main", from: loaded.id(of: "f9/Main.xc")) { _ in
      asked += 1
      return true
    }
    #expect(asked == 1)
    #expect(found.map(\.visibility) == [.sameFile])
    // Under a condition others may be meant, and all are asked.
    asked = 0
    let some = loaded.table.lookup("Main", from: loaded.id(of: "f7/Main.xc")) { _ in
      asked += 1
      return true
    }
    #expect(asked > 1)
    #expect(some.map(\.visibility) == [.sameFile])
  }

  @Test("Of many overloads no more are read than somebody wants, and a call wants no more than it can weigh")
  func overloads() async throws {
    let overloads = (0..<200).map { "void put(T\($0)* v) { }" }
    let types = (0..<200).map { "class T\($0) : Object { }" }
    let loaded = await program([
      "a.xc": """
      \(types.joined(separator: "\n"))
      class Parent : Object { void put(i32 n) { } void take(T1* n) { } }
      class Large : Parent {
        \(overloads.joined(separator: "\n"))
        void all(T0* v, T1* w) { put(v); take(w); }
      }
      """
    ])
    let hierarchy = loaded.hierarchy(of: try #require(loaded.theClass("Large", from: "a.xc")))
    let few = loaded.nearestMethods(named: "put", in: hierarchy, atMost: 3)
    #expect(few.map(\.declaration.signature.parameters[0].type.spelling) == ["T0*", "T1*", "T2*"])
    #expect(loaded.nearestMethods(named: "put", in: hierarchy).count == 200)
    #expect(loaded.nearestMethods(named: "take", in: hierarchy, atMost: 1).map(\.depth) == [1])
    let bodies = ProgramBodies(loaded)
    let body = try #require(bodies.checked.first { $0.function.name.text == "all" })
    // What a call has weighed comes to a parameter.
    let sites = try #require(bodies.facts(of: body)).conversions.map(\.site)
    #expect(sites == [.argument(1, of: "take", isOverloaded: false)])
  }
}
