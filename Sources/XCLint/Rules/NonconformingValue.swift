import XCSemantics
import XCSyntax

/// A value whose class is not what its place wants: not of the protocol, or another class.
struct NonconformingValue: BodyRule {
  let name = "nonconforming-value"
  let defaultSeverity = Severity.error
  let summary = "a value or argument whose class does not conform to what is wanted"

  let explanation = """
    What is stored in a variable of a protocol's type or returned as one must be of a class that conforms, \
    itself or by an ancestor. An argument passes more easily: it is refused only if neither its class nor \
    one below it conforms, and `Object*` always passes; with several overloads of the name the strict rule \
    holds. Having a method of the right name is no conformance: the clause counts.

    Where a class is wanted, the value must be of that class or of one below it; an argument may also be of \
    one above it. What is known by a protocol only comes to `Object*`, and to anything else by a cast.

    Looked at are initialisers, those of fields, globals, arrays and structs included, assignments, results, \
    arguments of functions, methods, setters (`o.p = v`), `init`, callbacks and blocks, and what `add` puts \
    into a typed collection. Nothing is said where an ancestor or an import can't be seen.
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

      class Lever : Object { }

      Knob* gKnob = ↓new Lever();

      class Panel : Object {
        Array<Turning>* turners;
        void add(Turning* t) { }
        void add(i32 number) { }
        void open(Knob* knob) {
          turners.add(↓knob);
          add(↓knob);
          Turning*[2] both = { nil, ↓knob };
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

  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    let table = ConversionTable(program: program, conformances: bodies.conformances)
    return
      facts.conversions.compactMap { conversion in
        // A class of an import that was not found may be the one that conforms.
        guard let refusal = table.refusal(of: conversion), !program.hasUnreadImports(around: facts.file)
        else { return nil }
        let place =
          switch conversion.site {
          case .argument(let number, let function, _): "argument \(number) of '\(function)': "
          case .initializer(let name), .assignment(let name): "'\(name)': "
          case .result: "the result: "
          case .element(let collection): "an element of '\(collection)': "
          }
        return finding(place + refusal, at: conversion.range, in: program.file(facts.file))
      }
  }
}
