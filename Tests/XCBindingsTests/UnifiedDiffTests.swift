import SeededRandom
import Testing

@testable import XCBindings

@Suite("Differences")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text(from: "old", to: "new")
  }

  @Test("Equal texts have none")
  func equal() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(UnifiedDiff(from: [], to: []).isEmpty)
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

  @Test("Line ends of Windows are part of their lines")
  func windows() {
    #expect(
      diff("a\r\nb\r\n", "a\nb\r\n") == "--- old\n+++ new\n@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n")
  }

  @Test("Matched lines are equal and rise in both texts; few changes cost few lines")
  func matching() {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in Int.random(in: 0...30, using: &random)
      }
      var new = old
      let edits = Int.random(in: 0...4, using: &random)
      for _ in 0..<edits where !new.isEmpty {
        let place = Int.random(in: new.indices, using: &random)
        if Bool.random(using: &random) { new.remove(at: place) } else { new.insert(99, at: place) }
      }
      let pairs = LineMatching(from: old, to: new).pairs
      #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
      #expect(edits > 0 || pairs.count == old.count)
    }
  }

  @Test("Texts of which every line is another are compared in one go", .timeLimit(.minutes(10)))
  func large() {
    let old = (0..<20_000).map { "line \($0 % 1000)\n" }.joined()
    let new = old.replacing("\n", with: "\r\n")
    let difference = UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text(from: "old", to: "new")
    #expect(difference.hasPrefix("--- old\n+++ new\n@@ -1,20000 +1,20000 @@\n-line 0\n"))
  }
}
