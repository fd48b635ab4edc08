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
