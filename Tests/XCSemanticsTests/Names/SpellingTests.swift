import SeededRandom
import Testing
import XCSemantics

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "Slips are counted up to a limit",
    arguments: [
      ("formDidHide", "formDidHide", 0), ("formDidHid", "formDidHide", 1), ("fromDidHide", "formDidHide", 1),
      ("formDidHidden", "formDidHide", 2), ("", "ab", 2), ("kitten", "sitting", 3), ("linnt", "lint", 1),
      ("Lint", "lint", 1),
    ])
  func slips(left: String, right: String, count: Int) {
    #expect(Spelling.distance(left, right, within: 3) == count)
    #expect(Spelling.distance(right, left, within: 3) == count)
    if count > 0 { #expect(Spelling.distance(left, right, within: count - 1) == nil) }
  }

  @Test("The nearest is chosen, the first one among equals, letter case counting as nothing")
  func nearest() {
    #expect(Spelling.nearest(to: "genrate", among: ["lint", "generate", "parse"]) == "generate")
    #expect(Spelling.nearest(to: "x", among: ["a", "b"]) == "a")
    #expect(Spelling.nearest(to: "LINT", among: ["lynt", "lint"]) == "lint")
    #expect(Spelling.nearest(to: "lint", among: ["lint", "lin"]) == "lin")
    #expect(Spelling.nearest(to: "x", among: []) == nil)
    #expect(Spelling.nearest(to: "genrate", among: ["lint"], within: 2) == nil)
  }

  @Test("Very long names are no cause for long work")
  func longNames() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Spelling.nearest(to: long, among: [long + "b", "lint"]) == nil)
  }
}

@Suite("Distances within a limit")
struct SpellingDistanceTests {
  /// The distance by the whole table.
  private func whole(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in 0...left.count {
      for j in 0...right.count {
        guard i > 0, j > 0 else {
          table[i][j] = max(i, j)
          continue
        }
        let isSame = left[i - 1] == right[j - 1]
        table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[left.count][right.count]
  }

  @Test("What is left out early would not have been near enough")
  func random() {
    var random = SeededGenerator(seed: 17)
    func word() -> String {
      String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<3000 {
      let (left, right, limit) = (word(), word(), Int.random(in: 0...4, using: &random))
      let distance = whole(Array(left.utf8), Array(right.utf8))
      #expect(
        Spelling.distance(left, right, within: limit) == (distance <= limit ? distance : nil),
        "\(left) \(right) \(limit)")
    }
  }
}
