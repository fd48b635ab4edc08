import Testing
import XCBindings

/// What `--stubs` declares.
@Suite struct StubTests {
  private let options = BindingOptions(version: "0.0.0", access: .public, declaresStubs: true)

  private func stubs(_ text: String, _ options: BindingOptions? = nil) async throws -> String {
    let output = await generate(text, options: options ?? self.options)
    #expect(output.messages == [])
    let result = try SwiftCompiler.check(output.files)
    #expect(result.isAccepted, "\(result.messages)")
    return output.text(of: "XCStubs.swift")
  }

  @Test("An open class for each, parents first, the parents of parents too")
  func parents() async throws {
    let text = try await stubs(
      """
      class Amber : Base { } class Base : Root { } class Root : Object { } class Loose : Elsewhere { }
      class Unused : Object { }
      protocol P { void m(Amber* a, Loose* l, Handle* h); }
      """)
    let expected = """
      open class Root {
        public init() {}
      }

      open class Base: Root {}

      open class Amber: Base {}

      open class Elsewhere {
        public init() {}
      }

      open class Handle {
        public init() {}
      }

      open class Loose: Elsewhere {}

      """
    #expect(text.hasSuffix(expected))
    #expect(!text.contains("Unused"))
    #expect(!text.contains("Object"))
  }

  @Test("On the main actor the stubs are too")
  func isolation() async throws {
    var options = options
    options.isolation = .mainActor
    let text = try await stubs("protocol P { void m(A* a); }", options)
    #expect(text.contains("@MainActor open class A {\n  public init() {}\n}\n"))
  }

  @Test("A circle of parents is cut, values of the core library are no parents")
  func oddParents() async throws {
    let text = try await stubs(
      """
      class A : B { } class B : A { } class Words : Array { } class Name : String { }
      protocol P { void m(A* a, Words* w, Name* n, Array* l, String* s); }
      """)
    #expect(text.contains("open class A: B {}"))
    #expect(text.contains("open class B {\n"))
    #expect(text.contains("open class Words {\n"))
    #expect(text.contains("open class Name {\n"))
    #expect(!text.contains("class Array"))
  }

  @Test("A name of the configuration counts for a parent that only the stubs mention")
  func renamedParent() async throws {
    var options = options
    options.names = ["Base": "Root", "Gone": "Lost"]
    let output = await generate("class A : Base { } protocol P { void m(A* a); }", options: options)
    #expect(output.text(of: "XCStubs.swift").contains("open class A: Root {}"))
    #expect(output.unused.map(\.entry) == ["Gone"])
  }

  @Test("With nothing to declare the file is there and says so")
  func empty() async throws {
    let text = try await stubs("protocol P { void m(i32 a); }")
    #expect(text.hasSuffix("//\n// Nothing to declare: the bindings mention no class.\n"))
  }
}
