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

    There is one finding for each method, at the class, or at its category where only that is checked. A method of that name with other parameters, or one with a slip in its \
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
    guard program.isRequested(symbol.file) || program.file(symbol.file).origin == .imported else { return [] }
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
          guard let part = part(of: symbol, for: claim, found, near, program),
            let finding = finding(
              requirement, base: base, claim: claim, part: part, hierarchy: hierarchy, near, program),
            reported.insert(requirement).inserted
          else { continue }
          findings.append(finding)
        }
      }
    }
    return findings
  }

  /// The part of a class at which something that it lacks is found: the class itself or, where that is not asked for,
  /// a category that makes the claim or has some of what the protocol asks for.
  private func part(
    of symbol: ClassSymbol, for claim: Conformance, _ found: ProtocolSymbol, _ near: NearMisses,
    _ program: Program
  ) -> ClassSymbol.Part? {
    guard !program.isRequested(symbol.file) else { return symbol.primary }
    let parts = symbol.parts.filter { program.isRequested($0.file) }
    let claiming = parts.first {
      $0.file == claim.file && $0.declaration.range.contains(claim.name.range.lowerBound)
    }
    return claiming
      ?? parts.first { part in
        part.declaration.methods.contains { found.requirement(named: $0.name.text) != nil }
      }
      ?? parts.first { part in
        found.requirements.contains { requirement in
          guard let method = near.attempt(at: requirement, when: claim.condition)?.method else {
            return false
          }
          return method.file == part.file
            && part.declaration.range.contains(method.declaration.range.lowerBound)
        }
      }
  }

  private func finding(
    _ requirement: Requirement, base: Condition, claim: Conformance, part: ClassSymbol.Part,
    hierarchy: ClassHierarchy, _ near: NearMisses, _ program: Program
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
      message: claimed + Phrases.condition(missing, within: part.declaration.condition.and(target), program)
        + Phrases.reservation(hierarchy, verb: "has it"),
      span: program.span(part.declaration.name.range, in: part.file))
    finding.notes.append(
      DiagnosticNote(
        message: "'\(requirement.name)' is required here",
        span: program.span(requirement.declaration.name.range, in: requirement.owner.file)))
    if claim.file != part.file, claim.basis == .clause {
      finding.notes.append(
        DiagnosticNote(
          message: "the class claims the protocol here", span: program.span(claim.name.range, in: claim.file))
      )
    } else if claim.basis == .category, claim.file != part.file || part.declaration.part == .primary {
      finding.notes.append(
        DiagnosticNote(
          message: "this category claims the protocol", span: program.span(claim.name.range, in: claim.file)))
    }
    finding.notes += near.notes(on: requirement)
    // What an ancestor claims alike is added there, and inherited.
    guard !isMissedAbove(claim, hierarchy, program) else { return finding }
    // What was meant for it is mended; an overload that the class needs as it is stays.
    if let attempt = near.attempt(at: requirement, when: missing), !attempt.isUsed {
      if let fix = attempt.fix, attempt.method.file == part.file { finding.fixes = [fix] }
    } else if let fix = MethodWriter(program: program).fix(adding: requirement, to: part, when: missing) {
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
