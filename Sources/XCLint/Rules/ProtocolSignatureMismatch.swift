import XCSemantics
import XCSyntax

/// A method that was meant for a protocol and does not fit it.
struct ProtocolSignatureMismatch: Rule {
  let name = "protocol-signature-mismatch"
  let defaultSeverity = Severity.warning
  let summary =
    "a method that looks like a protocol's and is never called for it, or called wrongly"

  let explanation = """
    A method with the name of an optional method, or nearly that name, and other parameters is an unrelated \
    overload to the compiler: the optional method counts as absent, and the method is never called. Nothing is \
    said about it.

    A method that fits by name and parameters fills the protocol's place whatever its result is and even where \
    it is static. Callers then read a result of the wrong type, or enter a static method with the receiver in \
    front of its arguments. Nothing is said about that either. A narrower class as the result is fine.
    """

  let examples = [
    RuleExample(
      """
      #use <UXKit>

      class Browser : Object <UXTableDelegate> {
        void ↓tableSelectionDidChange(UXTableView* t) { }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Browser : Object <UXTableDelegate> {
        void ↓tableSelectionDidChanged(UXTableView* t, i32 row) { }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Stock : Object <UXTableDataSource> {
        bool ↓numberOfRows(UXTableView* t) { return true; }
        static u8* ↓valueForCell(UXTableView* t, i32 row, i32 col) { return "x"; }
      }
      """),
    RuleExample(
      """
      #use <UXKit>

      class Browser : Object <UXTableDelegate> {
        void tableSelectionDidChange(UXTableView* t, i32 row) { }
        void tableSelectionDidChange(UXTableView* t) { }
      }
      """),
  ]

  func check(_ program: Program) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var reported: Set<SourceSpan> = []
    for symbol in program.classes where symbol.parts.contains(where: { program.isRequested($0.file) }) {
      for finding in SignatureComparison(symbol, in: program).findings(rule: self)
      where reported.insert(finding.span).inserted {
        findings.append(finding)
      }
    }
    return findings
  }
}

/// The methods of one class held against the protocols that it conforms to.
private struct SignatureComparison {
  private let program: Program
  private let hierarchy: ClassHierarchy
  private let requirements: [(requirement: Requirement, condition: Condition)]

  init(_ symbol: ClassSymbol, in program: Program) {
    self.program = program
    hierarchy = program.hierarchy(of: symbol)
    var requirements: [(requirement: Requirement, condition: Condition)] = []
    var seen: Set<Requirement> = []
    for claim in program.conformances(of: hierarchy) {
      guard !program.isSynthesized(claim.name.text, for: hierarchy) else { continue }
      for (found, _, condition) in program.protocols(named: claim.name.text, from: claim.file) {
        for requirement in found.requirements where seen.insert(requirement).inserted {
          requirements.append((requirement, claim.condition.and(condition)))
        }
      }
    }
    self.requirements = requirements
  }

  func findings(rule: ProtocolSignatureMismatch) -> [Diagnostic] {
    let own = program.methods(of: hierarchy) { _ in true }.filter { program.isRequested($0.file) }
    return own.compactMap { method in
      for (requirement, condition) in requirements where condition.overlaps(method.condition) {
        let found =
          program.matches(method, requirement)
          ? wrongCall(of: method, for: requirement)
          : method.depth == 0 ? lostCall(of: method, for: requirement) : nil
        if let found { return diagnostic(found, method, requirement, rule) }
      }
      return nil
    }
  }

  private struct Found {
    var message: String
    var fixes: [FixIt] = []
  }

  private func diagnostic(
    _ found: Found, _ method: ClassMethod, _ requirement: Requirement, _ rule: ProtocolSignatureMismatch
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.name, severity: rule.defaultSeverity, message: found.message,
      span: program.span(method.declaration.name.range, in: method.file),
      notes: [
        DiagnosticNote(
          message: "'\(requirement.owner.name)' declares '\(requirement.name)' here",
          span: program.span(requirement.declaration.name.range, in: requirement.owner.file))
      ], fixes: found.fixes)
  }

  // MARK: - Called wrongly

  private func wrongCall(of method: ClassMethod, for requirement: Requirement) -> Found? {
    let subject = "'\(method.declaration.name.text)' fills its place in '\(requirement.owner.name)'"
    if method.declaration.isStatic {
      return Found(
        message: subject + " and is static: it is entered with the receiver in front of its arguments")
    }
    guard !hasFittingResult(method, requirement), !hasBetterRival(method, requirement) else { return nil }
    return Found(
      message: subject
        + " with another result: it gives '\(Phrases.results(method.declaration))', callers read "
        + "'\(Phrases.results(requirement.declaration))'")
  }

  private func hasFittingResult(_ method: ClassMethod, _ requirement: Requirement) -> Bool {
    let given = program.canonicalResults(of: method.declaration, from: method.file)
    let read = program.canonicalResults(of: requirement.declaration, from: requirement.owner.file)
    guard given != read else { return true }
    guard given.count == read.count else { return false }
    return zip(given, read).allSatisfy { given, read in
      given == read
        || ResultNarrowing(program: program).allows(
          given, in: method.file, where: read, in: requirement.owner.file)
    }
  }

  private func hasBetterRival(_ method: ClassMethod, _ requirement: Requirement) -> Bool {
    program.implementations(of: requirement, in: hierarchy).contains { rival in
      rival.owner == method.owner && rival.declaration.range != method.declaration.range
        && hasFittingResult(rival, requirement) && rival.condition.overlaps(method.condition)
    }
  }

  // MARK: - Never called

  private func lostCall(of method: ClassMethod, for requirement: Requirement) -> Found? {
    guard requirement.declaration.isOptional, isUnfilled(requirement, for: method), !hasPurpose(method) else {
      return nil
    }
    let (given, wanted) = (method.declaration, requirement.declaration)
    let reservation = Phrases.reservation(hierarchy, verb: "has the right one")
    if given.name.text == requirement.name {
      return Found(
        message: "'\(requirement.name)' takes \(Phrases.parameters(given)), the optional method of "
          + "'\(requirement.owner.name)' takes \(Phrases.parameters(wanted)): it is never called"
          + reservation)
    }
    guard isNearly(method, requirement) else { return nil }
    var found = Found(
      message:
        "'\(given.name.text)' is nearly the optional '\(requirement.name)' of '\(requirement.owner.name)': "
        + "it is never called for it" + reservation)
    if hasSameParameters(method, requirement) {
      let span = program.span(given.name.range, in: method.file)
      found.fixes = [
        FixIt(
          title: "Change '\(given.name.text)' to '\(requirement.name)'",
          edits: [TextEdit(span: span, newText: requirement.name)])
      ]
    }
    return found
  }

  private func isUnfilled(_ requirement: Requirement, for method: ClassMethod) -> Bool {
    let filled = program.implementations(of: requirement, in: hierarchy).map(\.condition)
    return method.condition.excluding(filled) != nil
  }

  /// Whether the method is there for another reason: it fits a requirement, or overrides an ancestor's method.
  private func hasPurpose(_ method: ClassMethod) -> Bool {
    if requirements.contains(where: { program.matches(method, $0.requirement) }) { return true }
    let own = program.canonicalParameters(of: method.declaration, from: method.file)
    return program.methods(of: hierarchy) { $0.name.text == method.declaration.name.text }.contains {
      $0.depth > 0 && program.canonicalParameters(of: $0.declaration, from: $0.file) == own
    }
  }

  private func isNearly(_ method: ClassMethod, _ requirement: Requirement) -> Bool {
    let (given, wanted) = (method.declaration.name.text, requirement.name)
    if given.lowercased() == wanted.lowercased() { return true }
    // The shorter a name, the more likely two of them are near each other by chance.
    let limit = min(given.utf8.count, wanted.utf8.count) >= 8 ? 2 : 1
    guard min(given.utf8.count, wanted.utf8.count) >= 4,
      let distance = Spelling.distance(given, wanted, within: limit)
    else { return false }
    return distance == 1 && limit == 2 || hasSameParameters(method, requirement)
  }

  private func hasSameParameters(_ method: ClassMethod, _ requirement: Requirement) -> Bool {
    program.canonicalParameters(of: method.declaration, from: method.file)
      == program.canonicalParameters(of: requirement.declaration, from: requirement.owner.file)
  }
}
