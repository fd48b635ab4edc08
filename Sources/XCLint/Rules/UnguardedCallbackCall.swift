import XCSemantics
import XCSyntax

/// A callback that is called without a look whether it is there.
struct UnguardedCallbackCall: BodyRule {
  let name = "unguarded-callback-call"
  let defaultSeverity = Severity.warning
  let summary = "a callback called by its bare name without a test since its last assignment"

  let explanation = """
    A callback may be empty: it was never set, the method that was bound is an optional one that is missing, \
    or its receiver is gone. A call of an empty one jumps to nowhere. Test it first: `if (f) { f(); }`, `f \
    && f()`, `f ? f() : 0`, in the condition of a loop, or leave before the call with `if (!f) return;`, with \
    `throw`, `break` or `continue`. A condition that joins several tests by `&&`, or by `||` with a way out, \
    tests each.

    Followed are calls by the bare name, of locals, parameters, fields and globals, wherever an expression \
    stands: as a value that is returned or thrown, in the arms of `switch`, in `try`, `catch` and `defer`, in \
    subscripts, lists and tuple assignments. A block is a body of its own. A test counts until the variable is \
    assigned, on every way that leads to the call; a variable of an inner block is another one, whatever its \
    name. Calls through a member such as `w.onTap(3)` are not followed.
    """

  let examples = [
    RuleExample(
      """
      class Dial : Object {
        callback turned void(i32 by);
        void turn(i32 by) {
          ↓turned(by);
          if (turned) { turned(by); }
          ↓turned(by);
        }
      }
      """),
    RuleExample(
      """
      class Dial : Object {
        callback turned void(i32 by);
        callback asked bool(void);
        void turn(i32 by) {
          if (turned && asked && asked()) { turned(by); }
          if (!turned || !asked) return;
          while (asked()) { turned(by); }
        }
      }
      """),
  ]

  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic] {
    guard !facts.callbackCalls.isEmpty else { return [] }
    let file = bodies.program.file(facts.file)
    let classes = facts.owner.map { bodies.program.hierarchy(of: $0).members.map(\.symbol.name) } ?? []
    var flow = CallbackFlow(
      watching: facts.callbackCalls, in: file.source, parameters: facts.function.signature.parameters,
      classes: classes, macros: bodies.macros)
    return flow.unguarded(in: facts.body).map { call in
      finding(
        "the callback '\(call.name)' is called without a test: it may be empty", at: call.range, in: file)
    }
  }
}
