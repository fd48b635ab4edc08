import XCSemantics
import XCSyntax

/// A class that claims a protocol and lacks one of its required methods.
struct MissingRequiredMethod: ClassRule {
  let name = "missing-required-method"
  let defaultSeverity = Severity.error
  let summary = "a class that claims a protocol and lacks a required method"

  let explanation = """
    A class whose protocol clause, or the clause of one of its categories, names a protocol must have every \
    method of it that is not 'optional': itself, in a category or extension, or inherited. The name and the \
    parameter types decide; another overload of the name does not count. Both compilers refuse such a class.

    There is one finding for each method. A class with an 'outlet' field or an ':action' method gets the \
    methods of 'UXDesignable' from the compiler. Where an ancestor can't be seen, the finding is a warning.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class ↓Stock : Object <UXTableDataSource> {
        i32 numberOfRows(UXTableView* t) { return 3; }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Stock : Object <UXTableDataSource> {
        i32 numberOfRows(UXTableView* t) { return 3; }
        u8* valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
      }
      """),
  ]

  func check(_ symbol: ClassSymbol, in bodies: ProgramBodies) -> [Diagnostic] {
    let program = bodies.program
    guard program.isRequested(symbol.file) else { return [] }
    let hierarchy = program.hierarchy(of: symbol)
    var findings: [Diagnostic] = []
    var reported: Set<Requirement> = []
    for claim in program.conformances(of: hierarchy) where !claim.isInherited && claim.basis != .selfCast {
      guard !program.isSynthesized(claim.name.text, for: hierarchy) else { continue }
      for (found, _, condition) in program.protocols(named: claim.name.text, from: claim.file) {
        let base = claim.condition.and(condition)
        for requirement in found.requirements
        where !requirement.declaration.isOptional && !requirement.declaration.isStatic {
          guard
            let finding = finding(requirement, base: base, claim: claim, hierarchy: hierarchy, program),
            reported.insert(requirement).inserted
          else { continue }
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private func finding(
    _ requirement: Requirement, base: Condition, claim: Conformance, hierarchy: ClassHierarchy,
    _ program: Program
  ) -> Diagnostic? {
    let wanted = base.and(requirement.declaration.condition)
    let implementations = program.implementations(of: requirement, in: hierarchy)
    guard let missing = wanted.excluding(implementations.map(\.condition)) else { return nil }
    let symbol = hierarchy.symbol
    let claimed = "'\(symbol.name)' claims '\(claim.name.text)' and lacks its method '\(requirement.name)'"
    // Which target the built-in interface was chosen for is nothing that the class says.
    let target = program.isEmbedded(requirement.owner.file) ? requirement.declaration.condition : .always
    var finding = Diagnostic(
      rule: name, severity: hierarchy.unseen.isEmpty ? defaultSeverity : .warning,
      message: claimed + Phrases.condition(missing, within: symbol.declaration.condition.and(target))
        + Phrases.reservation(hierarchy, verb: "has it"),
      span: program.span(symbol.declaration.name.range, in: symbol.file))
    finding.notes.append(
      DiagnosticNote(
        message: "'\(requirement.name)' is required here",
        span: program.span(requirement.declaration.name.range, in: requirement.owner.file)))
    if claim.basis == .category {
      finding.notes.append(
        DiagnosticNote(
          message: "this category claims the protocol", span: program.span(claim.name.range, in: claim.file)))
    }
    finding.notes += nearMisses(of: requirement, hierarchy, program)
    if let fix = MethodWriter(program: program).fix(adding: requirement, to: symbol, when: missing) {
      finding.fixes = [fix]
    }
    return finding
  }

  private func nearMisses(
    of requirement: Requirement, _ hierarchy: ClassHierarchy, _ program: Program
  ) -> [DiagnosticNote] {
    program.methods(of: hierarchy) { $0.name.text == requirement.name }
      .filter { !program.matches($0, requirement) }
      .map { method in
        DiagnosticNote(
          message:
            "this '\(requirement.name)' takes \(Phrases.parameters(method.declaration)), the protocol's "
            + Phrases.parameters(requirement.declaration),
          span: program.span(method.declaration.name.range, in: method.file))
      }
  }
}
