import Testing
import XCSemantics

@Suite("Nearest names")
struct NearestNameTests {
  @Test(
    "Slips are counted",
    arguments: [
      ("lint", "lint", 0), ("lnit", "lint", 1), ("lin", "lint", 1), ("linnt", "lint", 1), ("Lint", "lint", 1),
      ("", "lint", 4), ("rules", "rulse", 1),
    ])
  func slips(left: String, right: String, count: Int) {
    #expect(NearestName.distance(left, right) == count)
    #expect(NearestName.distance(right, left) == count)
  }

  @Test("The nearest is chosen, the first one among equals")
  func nearest() {
    #expect(NearestName.name(to: "genrate", among: ["lint", "generate", "parse"]) == "generate")
    #expect(NearestName.name(to: "x", among: ["a", "b"]) == "a")
    #expect(NearestName.name(to: "x", among: []) == nil)
  }
}
