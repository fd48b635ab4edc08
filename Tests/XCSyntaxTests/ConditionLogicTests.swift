import Testing

@testable import XCSyntax

/// Which conditions can hold, and which always do.
@Suite struct ConditionLogicTests {
  @Test(arguments: [
    ("A", true), ("A && !A", false), ("defined(A) && !A", true), ("A && !defined(A)", false),
    ("A == 1 && A == 2", false), ("A != 1 && A != 2", true), ("A == 1 && !(A != 1)", true),
    ("(A || B) && !A && !B", false), ("(A || B) && !A", true),
    ("A && B && C && D && E && F && G && H", true), ("A && B && C && D && E && F && G && H && !G", false),
    ("A && B && C && D && E && F && G && !defined(G)", false),
    ("A == 1 && !(1 == A)", false), ("A == 1 && !A", false), ("A == 0 && A", false),
    ("A == 0 && defined(A)", true),
    ("A == 3 && !defined(A)", false), ("A > 1 && A < 2", false), ("A > 1 && A < 3", true),
    ("A == -1 && A > 0", false),
    ("A == B && A == 1 && B == 2", true), ("A + 1 == 2 && A == 5", true), ("A == 2147483647 && A > 5", true),
    ("AT_LEAST(2) && !AT_LEAST(2)", false), ("AT_LEAST(2) && AT_LEAST(3)", true),
    ("(A || G) && (B || H) && !A && !B && !H", false), ("(A || G) && (B || H) && !A && !B && C", true),
    ("!ARCH_6502 && defined(ARCH_6502)", false), ("ARCH_6502 && !defined(ARCH_6502)", false),
    ("ARCH_6502 && ARCH_arm64", false), ("ARCH_win64 && ARCH_x86_64", true),
    ("ARCH_win64 && !ARCH_x86_64", false), ("!ARCH_win64 && ARCH_x86_64", true),
    ("PLATFORM_ios && ARCH_arm64", true), ("PLATFORM_ios && !ARCH_arm64", false),
    ("PLATFORM_ios && PLATFORM_android", false), ("!ARCH_arm64 && !ARCH_x86_64 && !ARCH_6502", true),
    ("ARCH_arm64 == 2 && defined(ARCH_arm64)", false), ("ARCH_z80 && ARCH_arm64", true),
    ("!ARCH_z80 && defined(ARCH_z80)", true),
  ])
  func satisfiabilityIsDecided(_ text: String, _ expected: Bool) {
    #expect(Condition(ifText: text).isSatisfiable == expected)
  }

  @Test(arguments: [
    ("A || !A", true), ("A || B", false), ("!A || defined(A)", true), ("A || !defined(A)", false),
    ("A || B || C || D || E || F || G || !G", true), ("A < 2 || A >= 2", true), ("A != 1 || A != 2", true),
    ("AT_LEAST(2) || !(AT_LEAST(2))", true), ("A##B || !(A##B)", true), ("A == 1_000 || !(A == 1_000)", true),
    ("(A ? B : C) || !((A ? B : C))", true), ("A##B || C", false),
    ("!ARCH_6502 || defined(ARCH_6502)", true), ("!ARCH_6502 || !ARCH_arm64", true),
    ("ARCH_6502 || ARCH_arm64", false),
  ])
  func tautologiesAreSeen(_ text: String, _ expected: Bool) {
    #expect(Condition(ifText: text).isTautology == expected)
  }

  @Test(arguments: [
    ("A == 1 && B", true), ("!(AT_LEAST(2)) && A", true), ("A == 1_000", true), ("A ? B : C", true),
    ("A##B", false), ("f(", false), ("", false),
  ])
  func whatIsSaidAgainMeansTheSame(_ text: String, _ expected: Bool) {
    #expect(Condition(ifText: text).and(Condition(ifText: "Z")).canBeSpelled == expected)
  }

  @Test(arguments: ["", "A B", "A(1)", "1"])
  func onlyNamesAreDefined(_ text: String) {
    let condition = Condition(ifDefined: text)
    #expect(!condition.canBeSpelled && condition.or(condition.negated).isTautology)
  }

  @Test func emptyAndOversizedConditionsHaveAnAnswer() {
    #expect(Condition.always.isSatisfiable && Condition.always.isTautology)
    #expect(!Condition.not(.always).isSatisfiable)
    let many = (0..<40).reduce(Condition.always) { $0.and(Condition(ifText: "M\($1)")) }
    #expect(many.isSatisfiable && !many.isTautology)
  }
}
