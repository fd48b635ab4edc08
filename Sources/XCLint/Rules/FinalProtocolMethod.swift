import XCSemantics
import XCSyntax

/// A `final` method that stands in a protocol's place.
struct FinalProtocolMethod: Rule {
  let name = "final-protocol-method"
  let defaultSeverity = Severity.error
  let summary = "a 'final' method that satisfies a protocol of its class or an ancestor"

  let explanation = """
    Calls through a protocol go through a table, and a `final` method has no place in one. The compilers \
    refuse a `final` method with the name and the parameters of any method of a protocol that its class or \
    an ancestor lists, optional ones included.
    """

  let examples = [
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Dial : Object <Turning> {
        final void ↓turned(i32 by) { }
      }
      """),
    RuleExample(
      """
      protocol Turning {
        optional void turned(i32 by);
      }

      class Dial : Object <Turning> {
        void turned(i32 by) { }
        final void reset(void) { }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    program.classes.flatMap { symbol -> [Diagnostic] in
      let finals = symbol.parts.filter { program.isChecked($0.file) }.flatMap { part in
        part.declaration.methods.filter { $0.modifiers.contains(.final) }.map { (part, $0) }
      }
      guard !finals.isEmpty else { return [] }
      let claims = program.conformances(of: program.hierarchy(of: symbol)).filter { $0.basis != .selfCast }
      return finals.compactMap { finding(for: $1, in: $0, of: symbol, claims, program) }
    }
  }

  private func finding(
    for method: FunctionDeclaration, in part: ClassSymbol.Part, of symbol: ClassSymbol,
    _ claims: [Conformance], _ program: Program
  ) -> Diagnostic? {
    let condition = part.declaration.condition.and(method.condition)
    for claim in claims where claim.condition.overlaps(condition) {
      for (found, _, visible) in program.protocols(named: claim.name.text, from: claim.file) {
        guard visible.overlaps(condition) else { continue }
        let match = found.requirements.first {
          $0.name == method.name.text
            && program.agreement(of: method, from: part.file, with: $0.declaration, from: found.file)?
              .overlaps(condition) ?? false
        }
        guard let match else { continue }
        let file = program.file(part.file)
        return finding(
          "'\(method.name.text)' is final and stands for a method of '\(found.name)'",
          at: method.name.range, in: file,
          notes: [
            DiagnosticNote(
              message: "'\(found.name)' declares '\(match.name)' here",
              span: program.span(match.declaration.name.range, in: found.file))
          ],
          fixes: fix(method, in: file).map { [$0] } ?? [])
      }
    }
    return nil
  }

  private func fix(_ method: FunctionDeclaration, in file: ProgramFile) -> FixIt? {
    guard let word = file.word("final", in: method.range.lowerBound..<method.name.range.lowerBound) else {
      return nil
    }
    return FixIt(
      title: "Remove 'final'",
      edits: [TextEdit(span: file.source.text.span(word), newText: "")])
  }
}
