import XCSemantics
import XCSyntax

/// A method bound to a callback of another signature.
struct CallbackSignature: BodyRule {
  let name = "callback-signature"
  let defaultSeverity = Severity.warning
  let summary = "a method bound to a callback of other parameters or another result"

  let explanation = """
    No compiler compares signatures when a method or a function is bound: `&r.m` goes into a callback of any \
    type, and whoever calls it hands over the wrong arguments. Of several methods of a name the first one declared is \
    bound, whichever would fit.

    A method that takes an ancestor of what the callback hands over, or gives back a narrower class, is \
    fine.
    """

  let examples = [
    RuleExample(
      """
      class Dial : Object {
        callback turned void(i32 by);
        void reset(u8* why) { }
        void note(u8* text) { }
        void note(i32 by) { }
        void open(void) {
          turned = ↓&self.reset;
          turned = ↓&self.note;
        }
      }
      """),
    RuleExample(
      """
      typedef i32 amount_t;

      class Dial : Object {
        callback turned void(i32 by);
        void note(amount_t by) { }
        void note(u8* text) { }
        void open(void) { turned = &self.note; }
      }
      """),
  ]

  func check(_ facts: BodyFacts, in bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    return
      facts.conversions.compactMap { conversion -> Diagnostic? in
        guard let binding = conversion.binding, conversion.alternatives.isEmpty,
          case .callback(let wanted, let home) = conversion.target,
          !fits(binding.method, binding.file, wanted, home, program)
        else { return nil }
        let name = binding.method.name.text
        let given = "'\(name)' is \(spelling(binding.method.signature)), the callback is \(spelling(wanted))"
        let fitting = binding.overloads.first { fits($0, binding.file, wanted, home, program) }
        let message =
          fitting == nil
          ? given : given + ": of several methods of that name the first one declared is bound"
        var notes = [
          DiagnosticNote(
            message: "'\(name)' is declared here",
            span: program.span(binding.method.name.range, in: binding.file))
        ]
        if let fitting {
          notes.append(
            DiagnosticNote(
              message: "this one would fit", span: program.span(fitting.name.range, in: binding.file)))
        }
        return finding(message, at: conversion.range, in: program.file(facts.file), notes: notes)
      }
  }

  private func spelling(_ signature: FunctionSignature) -> String {
    "'\(signature.results.map(\.spelling).joined(separator: ", "))(\(signature.parameterSpelling))'"
  }

  private func fits(
    _ method: FunctionDeclaration, _ file: FileID, _ wanted: FunctionSignature, _ home: FileID,
    _ program: Program
  ) -> Bool {
    let signature = method.signature
    guard signature.parameters.count == wanted.parameters.count, signature.isVariadic == wanted.isVariadic,
      signature.results.count == wanted.results.count
    else { return false }
    let parameters = zip(signature.parameters, wanted.parameters).allSatisfy { taken, given in
      isSame(taken.type, file, given.type, home, program)
        || isWider(taken.type, file, than: given.type, home, program)
    }
    let results = zip(signature.results, wanted.results).allSatisfy { given, read in
      isSame(given, file, read, home, program) || isWider(read, home, than: given, file, program)
    }
    return parameters && results
  }

  private func isSame(
    _ first: TypeReference, _ file: FileID, _ second: TypeReference, _ other: FileID, _ program: Program
  ) -> Bool {
    program.agreement(of: [first], from: file, with: [second], from: other) != nil
  }

  /// Whether every object of the second type is one of the first.
  private func isWider(
    _ wide: TypeReference, _ file: FileID, than narrow: TypeReference, _ other: FileID, _ program: Program
  ) -> Bool {
    let narrowType = program.staticType(of: narrow, from: other)
    // Nothing is known of an opaque pointer or a name that a macro gives.
    if case .unknown = narrowType { return true }
    switch program.staticType(of: wide, from: file) {
    case .unknown: return true
    case .untypedPointer:
      switch narrowType {
      case .object, .existential, .pointer, .structure, .untypedPointer: return true
      default: return false
      }
    case .object(let ancestor, _, _):
      switch narrowType {
      case .object(let symbol, _, _): return program.mayDescend(program.hierarchy(of: symbol), from: ancestor)
      case .existential, .untypedPointer: return program.isRoot(ancestor)
      default: return false
      }
    case .existential(let wanted):
      guard case .object(let symbol, _, _) = narrowType else { return false }
      return program.mayConform(program.hierarchy(of: symbol), to: wanted)
    default: return false
    }
  }
}
