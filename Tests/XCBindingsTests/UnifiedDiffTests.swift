import Testing
import XCBindings

@Suite("Differences")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, to: new).text(from: "old", to: "new")
  }

  @Test("Equal texts have none")
  func equal() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(UnifiedDiff(from: "", to: "").isEmpty)
  }

  @Test("A change stands between three lines of its surroundings")
  func change() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("5", with: "five")) == """
        --- old
        +++ new
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("Changes that are far apart are hunks of their own; near ones share one")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let far = diff(old, old.replacing("\n3\n", with: "\nx\n").replacing("\n20\n", with: "\ny\n"))
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,6 +1,6 @@", "@@ -17,7 +17,7 @@"])
    let near = diff(old, old.replacing("\n3\n", with: "\nx\n").replacing("\n8\n", with: "\ny\n"))
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,11 +1,11 @@"])
  }

  @Test("New, emptied and unfinished texts")
  func ends() {
    #expect(diff("", "a\nb\n") == "--- old\n+++ new\n@@ -0,0 +1,2 @@\n+a\n+b\n")
    #expect(diff("a\n", "") == "--- old\n+++ new\n@@ -1 +0,0 @@\n-a\n")
    #expect(
      diff("a", "a\n") == "--- old\n+++ new\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }
}
