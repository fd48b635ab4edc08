import XCSemantics
import XCSyntax

/// An optional method that is called as if it were there.
struct OptionalMethodDirectCall: BodyRule {
  let name = "optional-method-direct-call"
  let defaultSeverity = Severity.error
  let summary = "a direct call of an optional method through a protocol pointer"

  let explanation = """
    A class that conforms need not have an optional method, so its place may be empty. The reference \
    compiler refuses a direct call through a protocol pointer; the shipped one lets it pass, and the program \
    jumps to nowhere. Bind the method, test the callback, then call it. The callback is empty when the \
    method is missing and when the receiver is gone.

    The fix puts the binding in front of the statement. A call that is a statement is made only if the method \
    is there; one whose value is used becomes `told ? told(3) : 0`, or `told && told(3)` where a `bool` is \
    wanted. Where the receiver could be another one by the time of the call, the statement is taken apart: a loop \
    gets its test at the start of its body, what stands in front of `&&` is kept in a variable, a second variable \
    gets a declaration of its own. There is no fix behind another call in the same arguments or sum that could \
    change the receiver, where a member is taken of the result, nor where nothing can stand for it, such as a \
    struct. Decide there what a missing method means: the finding says what to write.
    """

  let examples = [
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Panel : Object {
        weak:Turning* turner;
        void turn(i32 by) { ↓turner.turned(by); }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Dial : Object <Turning> {
        void turned(i32 by) { }
        void turn(i32 by) { self.turned(by); }
      }

      class Panel : Object {
        weak:Turning* turner;
        void turn(i32 by) {
          callback turned void(i32 by) = &turner.turned;
          if (turned) { turned(by); }
        }
      }
      """),
  ]

  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    let calls = facts.protocolUses.filter { use in
      use.kind == .call && use.symbol.requirement(named: use.name.text)?.declaration.isOptional ?? false
    }
    return calls.map { use in
      let file = program.file(facts.file)
      let declared = use.symbol.requirement(named: use.name.text)
      let note = declared.map { requirement in
        DiagnosticNote(
          message: "'\(use.symbol.name)' declares '\(requirement.name)' here",
          span: program.span(requirement.declaration.name.range, in: use.symbol.file))
      }
      let ordinal = calls.filter {
        $0.name.text == use.name.text && $0.range.lowerBound < use.range.lowerBound
      }.count
      let writer = OptionalCallFix(facts, in: bodies)
      let fix = declared.flatMap { writer.fix(use, of: $0, ordinal: ordinal) }
      let advice = declared.flatMap { requirement in
        fix == nil
          ? DiagnosticNote(
            message: writer.advice(on: use, requirement), span: file.source.text.span(use.range)) : nil
      }
      return finding(
        "'\(use.name.text)' is an optional method of '\(use.symbol.name)': "
          + "bind it and test it, it may be missing",
        at: use.range, in: file, notes: [note, advice].compactMap { $0 }, fixes: fix.map { [$0] } ?? [])
    }
  }
}
