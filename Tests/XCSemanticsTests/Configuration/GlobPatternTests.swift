import Testing
import XCSemantics

@Suite("Patterns of paths")
struct GlobPatternTests {
  @Test(
    "A pattern fits",
    arguments: [
      ("Sources", "Sources/a/b.xc"), ("Sources/*.xc", "Sources/b.xc"),
      ("**/Generated/**", "a/b/Generated/c.xc"),
      ("**/Generated/**", "Generated/c.xc"), ("**/*.xt", "old.xt"), ("a?c/**/z.xc", "abc/z.xc"),
      ("./Sources", "Sources/x.xc"), (".", "any/thing.xc"), ("*Test*", "MyTests/x.xc"),
      ("**/**/**/z.xc", "a/z.xc"), ("**", "a/b"),
    ])
  func fits(pattern: String, path: String) {
    #expect(GlobPattern(pattern).matches(path))
  }

  @Test(
    "A pattern does not fit",
    arguments: [
      ("Sources", "Source/b.xc"), ("Sources/*.xc", "Sources/a/b.xc"), ("**/Generated/**", "a/Generate/c.xc"),
      ("a?c", "ac/x.xc"), ("*.xc", "a/b.xc"), ("Sources", "a/Sources/b.xc"), ("a/**/b", "a/c.xc"),
    ])
  func doesNotFit(pattern: String, path: String) {
    #expect(!GlobPattern(pattern).matches(path))
  }

  @Test("Many stars take no more time than their number", .timeLimit(.minutes(10)))
  func manyStars() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a", count: 2_000)))
  }
}
