import Testing

@testable import XCSyntax

/// Which conditions can hold, and which always do.
@Suite struct ConditionLogicTests {
  @Test(arguments: [
    ("A", true), ("A && !A", false), ("defined(A) && !A", true), ("A && !defined(A)", false),
    ("A == 1 && A == 2", true), ("(A || B) && !A && !B", false), ("(A || B) && !A", true),
    ("A && B && C && D && E && F && G && H", true), ("A && B && C && D && E && F && G && H && !G", false),
    ("A && B && C && D && E && F && G && !defined(G)", false),
    ("(A || G) && (B || H) && !A && !B && !H", false), ("(A || G) && (B || H) && !A && !B && C", true),
  ])
  func satisfiabilityIsDecided(_ text: String, _ expected: Bool) {
    #expect(Condition(ifText: text).isSatisfiable == expected)
  }

  @Test(arguments: [
    ("A || !A", true), ("A || B", false), ("!A || defined(A)", true), ("A || !defined(A)", false),
    ("A || B || C || D || E || F || G || !G", true),
  ])
  func tautologiesAreSeen(_ text: String, _ expected: Bool) {
    #expect(Condition(ifText: text).isTautology == expected)
  }

  @Test func emptyAndOversizedConditionsHaveAnAnswer() {
    #expect(Condition.always.isSatisfiable && Condition.always.isTautology)
    #expect(!Condition.not(.always).isSatisfiable)
    let many = (0..<40).reduce(Condition.always) { $0.and(Condition(ifText: "M\($1)")) }
    #expect(many.isSatisfiable && !many.isTautology)
  }
}
