import Testing

@testable import XCBindings

@Suite struct SwiftTypeTextTests {
  @Test(arguments: [
    "String", "Foo.Bar", "[UInt8]?", "[String: Any]", "any Sequence<UInt8>", "(Int, Int) -> Void",
    "Self",
    "UnsafePointer<CChar>!", "Größe",
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
    "\"x\"",
  ])
  func whatIsNoTypeIsRefused(text: String) {
    #expect(!SwiftTypeText.isPossible(text))
  }
}
