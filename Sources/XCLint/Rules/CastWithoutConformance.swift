import XCSemantics
import XCSyntax

/// A cast to a protocol that cannot succeed.
struct CastWithoutConformance: BodyRule {
  let name = "cast-without-conformance"
  let defaultSeverity = Severity.error
  let summary = "a cast to a protocol that no class of the program could satisfy"

  let explanation = """
    A cast of an object to a protocol compiles whatever the class is. It is checked when it runs: `(P*)x` \
    traps where the object does not conform, and `(P* ?)x` is null. Reported is a cast that can only trap, \
    because neither the class of the operand nor any class below it conforms, and as a warning one that is \
    always null.

    On the 6502 and the 68000 there is no such check, and compilers refuse every cast to a protocol that the \
    class of the operand does not declare, itself or by an ancestor.
    """

  let examples = [
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Knob : Object {
        void listen(void) {
          Turning* t = ↓(Turning*)self;
          Turning* other = ↓(Turning* ?)self;
        }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Knob : Object {
        void listen(void) {
          Turning* t = (Turning* ?)self;
        }
      }

      class FineKnob : Knob <Turning> { }
      """),
  ]

  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    return
      facts.casts.compactMap { cast -> Diagnostic? in
        guard case .existential(let wanted) = cast.target, !program.hasUnreadImports(around: facts.file),
          let message = problem(with: cast, to: wanted, bodies)
        else { return nil }
        let isNull = cast.isFailable && !program.hasFlatTables
        return finding(
          message, at: cast.range, in: program.file(facts.file), severity: isNull ? .warning : nil)
      }
  }

  private func problem(with cast: Cast, to wanted: ProtocolSymbol, _ bodies: ProgramBodies) -> String? {
    let (program, conformances) = (bodies.program, bodies.conformances)
    let effect = cast.isFailable ? "is always null" : "can only trap"
    switch cast.source {
    case .object(let symbol, _, _):
      if program.hasFlatTables {
        guard !conformances.mayConform(symbol, to: wanted) else { return nil }
        return "'\(symbol.name)' does not declare '\(wanted.name)', and this target refuses such a cast"
      }
      guard !conformances.mayConformBelow(symbol, to: wanted) else { return nil }
      return program.isRoot(symbol)
        ? "no class conforms to '\(wanted.name)': this cast \(effect)"
        : "neither '\(symbol.name)' nor a class below it conforms to '\(wanted.name)': this cast \(effect)"
    case .existential(let given):
      guard given.name != wanted.name else { return nil }
      if program.hasFlatTables {
        return "this target refuses a cast from '\(given.name)' to '\(wanted.name)'"
      }
      guard !conformances.mayConformToBoth(given, wanted) else { return nil }
      return "no class conforms to both '\(given.name)' and '\(wanted.name)': this cast \(effect)"
    default: return nil
    }
  }
}
