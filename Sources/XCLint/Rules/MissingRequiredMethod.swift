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

    There is one finding for each method. A method of that name with other parameters, or one with a slip in its \
    name, was most likely meant: the fix mends it. A class with an 'outlet' field or an ':action' method gets the \
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
    let near = NearMisses(hierarchy, in: bodies)
    var findings: [Diagnostic] = []
    var reported: Set<Requirement> = []
    for claim in program.conformances(of: hierarchy) where !claim.isInherited && claim.basis != .selfCast {
      guard !program.isSynthesized(claim.name.text, for: hierarchy) else { continue }
      for (found, _, condition) in program.protocols(named: claim.name.text, from: claim.file) {
        let base = claim.condition.and(condition)
        for requirement in found.requirements
        where !requirement.declaration.isOptional && !requirement.declaration.isStatic {
          guard
            let finding = finding(requirement, base: base, claim: claim, hierarchy: hierarchy, near, program),
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
    _ near: NearMisses, _ program: Program
  ) -> Diagnostic? {
    let wanted = base.and(requirement.declaration.condition)
    let implementations = program.implementations(of: requirement, in: hierarchy)
    guard let missing = wanted.excluding(implementations.map(\.condition)),
      !program.mayGetByMacro(requirement.name, in: hierarchy)
    else { return nil }
    let symbol = hierarchy.symbol
    let claimed = "'\(symbol.name)' claims '\(claim.name.text)' and lacks its method '\(requirement.name)'"
    // Which target the built-in interface was chosen for is nothing that the class says.
    let target = program.isEmbedded(requirement.owner.file) ? requirement.declaration.condition : .always
    var finding = Diagnostic(
      rule: name, severity: hierarchy.unseen.isEmpty ? defaultSeverity : .warning,
      message: claimed + Phrases.condition(missing, within: symbol.declaration.condition.and(target), program)
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
    finding.notes += near.notes(on: requirement)
    // What an ancestor claims alike is added there, and inherited.
    guard !isMissedAbove(claim, hierarchy, program) else { return finding }
    // What was meant for it is mended; an overload that the class needs as it is stays.
    if let attempt = near.attempt(at: requirement, when: missing), !attempt.isUsed {
      if let fix = attempt.fix, attempt.method.file == symbol.file { finding.fixes = [fix] }
    } else if let fix = MethodWriter(program: program).fix(adding: requirement, to: symbol, when: missing) {
      finding.fixes = [fix]
    }
    return finding
  }

  /// Whether an ancestor that is checked, too, claims the protocol.
  private func isMissedAbove(_ claim: Conformance, _ hierarchy: ClassHierarchy, _ program: Program) -> Bool {
    hierarchy.members.contains { member in
      guard member.depth > 0, program.isRequested(member.symbol.file) else { return false }
      return program.conformances(of: program.hierarchy(of: member.symbol)).contains { other in
        other.owner != hierarchy.symbol && other.basis != .selfCast && other.name.text == claim.name.text
          && program.isRequested(other.owner.file) && claim.condition.implies(other.condition)
      }
    }
  }
}
