import Testing

@testable import XCBindings

@Suite struct SwiftTypeTextTests {
  @Test(arguments: [
    "String", "Foo.Bar", "[UInt8]?", "[String: Any]", "any Sequence<UInt8>", "(Int, Int) -> Void",
    "Self",
    "UnsafePointer<CChar>!", "Größe", "()", "() -> ()", "(@Sendable (Int32) -> Void)?",
    "(@MainActor () -> Void)?",
    "@Sendable (Int) -> Void", "(Int) async throws -> Void", "(inout Int) -> Void",
    "() throws(Failure) -> Int",
    "@convention(c) (Int32) -> Void", "any P & Q", "(any P)?", "P & Q", "[String: [Int?]]",
    "(x: Int, y: Int)",
    "Foo<Int>.Bar<[UInt8]>", "any Sequence<UInt8>", "`default`", "(_ a: Int, b: Int) -> Int", "Foo.Type",
  ])
  func aTypeIsTaken(text: String) {
    #expect(SwiftTypeText.isPossible(text))
  }

  @Test(arguments: [
    ("() -> Void", true), ("@Sendable (Int) -> Int", true), ("(() -> Void)?", false), ("[() -> Void]", false),
    ("Int", false),
  ])
  func aFunctionTypeIsTold(text: String, expected: Bool) {
    #expect(SwiftTypeText.isFunction(text) == expected)
  }

  @Test(arguments: [
    "func", "some View", "Int...", "[String: Int...]", "Str ing", "Str; import Foo", "", "[Int", "Int]",
    "any", "a-b", "Int = 3", "1st", "Foo<Bar",
    "\"x\"", "Int, Int", "Int -> Int", "(Int) ->", "A.", ". Int", "Array<>", "some", "any P?", "[Int!]",
    "(Int!) -> Void", "@escaping () -> Void", "@Sendable Int", "[Int, Int]", "Foo<Int>>", "async () -> Void",
    "inout Int", "throws", "P &", "[]", "[:]", "Int??!?",
  ])
  func whatIsNoTypeIsRefused(text: String) {
    #expect(!SwiftTypeText.isPossible(text))
  }
}
