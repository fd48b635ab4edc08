import Testing
import XCSyntax

@testable import XCSemantics

/// What is left of a condition, and how briefly that can be said.
@Suite struct ConditionNarrowingTests {
  private let a = Condition(ifText: "defined(A)")
  private let b = Condition(ifText: "B")

  @Test func nothingIsLeftWhereOthersCoverIt() {
    #expect(Condition.always.excluding([.always]) == nil)
    #expect(a.excluding([a]) == nil)
    #expect(Condition.always.excluding([a, a.negated]) == nil)
    #expect(a.and(b).excluding([a]) == nil)
    #expect(Condition.always.excluding([]) == .always)
    #expect(a.excluding([b])?.isSatisfiable == true)
  }

  @Test func theShortestWordsAreFound() {
    #expect(Condition.always.excluding([a])?.narrowed(within: .always)?.spelling == "!defined(A)")
    let rest = a.or(b).excluding([a])
    #expect(rest?.narrowed(within: .always)?.spelling == "!defined(A) && B")
    #expect(rest?.narrowed(within: b)?.spelling == "!defined(A)")
    #expect(a.narrowed(within: a) == nil)
    #expect(a.and(b).narrowed(within: a)?.spelling == "B")
  }

  @Test func formulasTooLargeToWeighGiveNoFinding() {
    let many = (0..<20).map { Condition(ifText: "defined(M\($0))") }
    #expect(Condition.always.excluding(many) == nil)
  }

  @Test func implicationIsSeen() {
    #expect(a.and(b).implies(a))
    #expect(!a.implies(a.and(b)))
    #expect(Condition(ifText: "B").implies(Condition(ifText: "defined(B)")))
    #expect(a.overlaps(b))
    #expect(!a.overlaps(a.negated))
  }
}
