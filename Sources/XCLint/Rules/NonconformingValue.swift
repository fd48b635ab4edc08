import XCSemantics
import XCSyntax

/// A value where a protocol is wanted that its class does not conform to.
struct NonconformingValue: BodyRule {
  let name = "nonconforming-value"
  let defaultSeverity = Severity.error
  let summary = "a value or argument whose class does not conform to the protocol that is wanted"

  let explanation = """
    What is stored in a variable of a protocol's type or returned as one must be of a class that conforms, \
    itself or by an ancestor. An argument passes more easily: it is refused only if neither its class nor \
    one below it conforms, and `Object*` always passes; with several overloads of the name the strict rule \
    holds. Having a method of the right name is no conformance: the clause counts. Nothing is said where an \
    ancestor can't be seen.
    """

  let examples = [
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Knob : Object { }

      class Panel : Object {
        weak:Turning* turner;
        void listen(Turning* t) { turner = t; }
        void open(Knob* knob) {
          Turning* t = ↓knob;
          listen(↓knob);
        }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Knob : Object { }

      class FineKnob : Knob <Turning> { }

      class Panel : Object {
        void listen(Turning* t) { }
        void open(Knob* knob, FineKnob* fine, Object* any) {
          Turning* t = fine;
          listen(knob);
          listen(any);
          t = nil;
        }
      }
      """),
  ]

  func check(_ bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    let table = ConversionTable(program: program, conformances: bodies.conformances)
    return bodies.facts.flatMap { facts in
      facts.conversions.compactMap { conversion in
        // A class of an import that was not found may be the one that conforms.
        guard let refusal = table.refusal(of: conversion), !program.hasUnreadImports(around: facts.file)
        else { return nil }
        let place =
          switch conversion.site {
          case .argument(let number, let function, _): "argument \(number) of '\(function)': "
          case .initializer(let name), .assignment(let name): "'\(name)': "
          case .result: "the result: "
          }
        return finding(place + refusal, at: conversion.range, in: program.file(facts.file))
      }
    }
  }
}
