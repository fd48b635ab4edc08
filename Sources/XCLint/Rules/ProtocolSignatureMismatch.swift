import XCSemantics
import XCSyntax

/// A method that was meant for a protocol and does not fit it.
struct ProtocolSignatureMismatch: ClassRule {
  let name = "protocol-signature-mismatch"
  let defaultSeverity = Severity.warning
  let summary =
    "a method that looks like a protocol's and is never called for it, or called wrongly"

  let explanation = """
    A method with the name of an optional method, or nearly that name, and other parameters is an unrelated \
    overload to the compiler: the optional method counts as absent, and the method is never called. Nothing is \
    said about it. One with nearly the name that does something is found even \
    beside the right one, as long as that has an empty body.

    A method that fits by name and parameters fills the protocol's place whatever its result is and even where \
    it is static. Callers then read a result of the wrong type, or enter a static method with the receiver in \
    front of its arguments. Nothing is said about that either. A narrower class as the result is fine.

    The fix gives the method the protocol's signature and leaves its body and the names of its parameters as they \
    are. It is no safe one where the body would not fit any more or a value that it returns would be lost, where the \
    class calls the method, or where its name may be one of its own: `tock` beside `tick`, `closedDoor` beside \
    `closeDoor`.
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

  func check(_ symbol: ClassSymbol, in bodies: ProgramBodies) -> [Diagnostic] {
    guard SignatureComparison.mayFind(symbol, in: bodies.program) else { return [] }
    return SignatureComparison(symbol, in: bodies).findings(rule: self)
  }
}

/// The methods of one class held against the protocols that it conforms to.
private struct SignatureComparison {
  /// A method with its parameter types in the spelling by which they are compared.
  private struct Candidate {
    let method: ClassMethod
    let parameters: [String]

    var name: String { method.declaration.name.text }
  }

  /// A protocol's method with what implements it.
  private struct Wanted {
    let requirement: Requirement
    let parameters: [String]
    let condition: Condition
    /// Whether the class conforms only because all classes do.
    let isFromRoot: Bool
    var implementations: [ClassMethod] = []
    /// Whether it is an optional method that counts as absent under some condition.
    var isOpen = false
    /// Whether nothing but methods of the class without a statement implement it: they stand in for another one.
    var isHollow = false

    func matches(_ candidate: Candidate) -> Bool {
      candidate.name == requirement.name
        && (candidate.parameters == parameters || implementations.contains { $0.isAt(candidate.method) })
    }
  }

  private let program: Program
  private let nearMisses: NearMisses
  private let hierarchy: ClassHierarchy
  private let candidates: [Candidate]
  private let wanted: [Wanted]
  /// The places in both lists by name.
  private let candidatesByName: [String: [Int]]
  private let wantedByName: [String: [Int]]
  /// The places of those that nothing implements, or nothing that does anything, with their names.
  private let open: [(name: String, place: Int)]

  /// Whether there is anything to compare: a class that conforms only because all classes do is asked for nothing but
  /// what the root class is asked for, by the names of those methods.
  static func mayFind(_ symbol: ClassSymbol, in program: Program) -> Bool {
    guard !program.isRoot(symbol) else { return true }
    let hierarchy = program.hierarchy(of: symbol)
    let claims = program.conformances(of: hierarchy)
    guard claims.allSatisfy({ program.isRoot($0.owner) }) else { return true }
    return claims.contains { claim in
      program.protocols(named: claim.name.text, from: claim.file).contains { found, _, _ in
        found.declaration.methods.contains { requirement in
          hierarchy.members.contains {
            !program.isRoot($0.symbol) && !$0.symbol.methods(named: requirement.name.text, atMost: 1).isEmpty
          }
        }
      }
    }
  }

  init(_ symbol: ClassSymbol, in bodies: ProgramBodies) {
    let program = bodies.program
    self.program = program
    let hierarchy = program.hierarchy(of: symbol)
    self.hierarchy = hierarchy
    nearMisses = NearMisses(hierarchy, in: bodies)
    var wanted: [Wanted] = []
    var seen: Set<Requirement> = []
    for claim in program.conformances(of: hierarchy) {
      guard !program.isSynthesized(claim.name.text, for: hierarchy) else { continue }
      for (found, _, condition) in program.protocols(named: claim.name.text, from: claim.file) {
        for requirement in found.requirements where seen.insert(requirement).inserted {
          let parameters = program.canonicalParameters(of: requirement.declaration, from: found.file)
          wanted.append(
            Wanted(
              requirement: requirement, parameters: parameters,
              condition: claim.condition.and(condition).and(requirement.declaration.condition),
              isFromRoot: program.isRoot(claim.owner)))
        }
      }
    }
    // Of an ancestor's methods only those matter that fill a place or that the class itself names too.
    var names = Set(wanted.map(\.requirement.name))
    for part in symbol.parts { names.formUnion(part.declaration.methods.map(\.name.text)) }
    let candidates = program.methods(of: hierarchy) { names.contains($0.name.text) }.map { method in
      Candidate(
        method: method,
        parameters: program.canonicalParameters(of: method.declaration, from: method.file))
    }
    self.candidates = candidates
    candidatesByName = Dictionary(grouping: candidates.indices) { candidates[$0].name }
    for index in wanted.indices {
      wanted[index].implementations = (candidatesByName[wanted[index].requirement.name] ?? [])
        .compactMap { program.implementation(of: wanted[index].requirement, by: candidates[$0].method) }
      wanted[index].isOpen =
        wanted[index].requirement.declaration.isOptional && !wanted[index].isFromRoot
        && wanted[index].condition.excluding(wanted[index].implementations.map(\.condition)) != nil
      wanted[index].isHollow =
        wanted[index].requirement.declaration.isOptional && !wanted[index].isOpen
        && !wanted[index].implementations.isEmpty
        && wanted[index].implementations.allSatisfy { $0.depth == 0 && program.isBlank($0) }
    }
    self.wanted = wanted
    wantedByName = Dictionary(grouping: wanted.indices) { [wanted] in wanted[$0].requirement.name }
    open = wanted.indices.filter { wanted[$0].isOpen || wanted[$0].isHollow }.map {
      (wanted[$0].requirement.name, $0)
    }
  }

  func findings(rule: ProtocolSignatureMismatch) -> [Diagnostic] {
    candidates.compactMap { candidate in
      let method = candidate.method
      guard program.isRequested(method.file) else { return nil }
      for index in places(near: candidate) where wanted[index].condition.overlaps(method.condition) {
        let wanted = wanted[index]
        guard let found = problem(with: candidate, as: wanted) else { continue }
        guard method.depth == 0 || !isDelegate(method.owner, wanted.requirement.owner) else { return nil }
        return diagnostic(found, method, wanted.requirement, rule)
      }
      return nil
    }
  }

  /// The places of the methods that one may have been meant for, in their order.
  private func places(near candidate: Candidate) -> [Int] {
    let namesakes = wantedByName[candidate.name] ?? []
    guard candidate.method.depth == 0, !open.isEmpty, !hasPurpose(candidate) else { return namesakes }
    let near = open.filter { NameKinship.isSlip(candidate.name, for: $0.name, fitsOtherwise: true) }
    return near.isEmpty ? namesakes : (namesakes + near.map(\.place)).sorted()
  }

  /// Whether a class conforms without the one that is looked at: then the finding is its own.
  private func isDelegate(_ owner: ClassSymbol, _ symbol: ProtocolSymbol) -> Bool {
    program.conformances(of: program.hierarchy(of: owner)).contains { $0.name.text == symbol.name }
  }

  private func problem(with candidate: Candidate, as wanted: Wanted) -> Found? {
    if wanted.matches(candidate) { return wrongCall(of: candidate.method, for: wanted) }
    return candidate.method.depth == 0 ? lostCall(of: candidate, for: wanted) : nil
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

  private func wrongCall(of method: ClassMethod, for wanted: Wanted) -> Found? {
    let requirement = wanted.requirement
    let subject = "'\(method.declaration.name.text)' fills its place in '\(requirement.owner.name)'"
    let message: String
    if method.declaration.isStatic {
      message = subject + " and is static: it is entered with the receiver in front of its arguments"
    } else {
      guard !ResultNarrowing(program: program).fits(method, requirement), !hasBetterRival(method, wanted)
      else { return nil }
      message =
        subject
        + " with another result: it gives '\(Phrases.results(method.declaration))', callers read "
        + "'\(Phrases.results(requirement.declaration))'"
    }
    return Found(message: message, fixes: fixes(of: method, for: wanted))
  }

  /// What makes a method fit, unless another one would then be there twice.
  private func fixes(of method: ClassMethod, for wanted: Wanted) -> [FixIt] {
    let isAlone = wanted.implementations.allSatisfy {
      $0.depth > 0 || $0.declaration.range == method.declaration.range && $0.file == method.file
    }
    return isAlone ? [nearMisses.fix(of: method, for: wanted.requirement)].compactMap { $0 } : []
  }

  private func hasBetterRival(_ method: ClassMethod, _ wanted: Wanted) -> Bool {
    wanted.implementations.contains { rival in
      rival.owner == method.owner && rival.declaration.range != method.declaration.range
        && ResultNarrowing(program: program).fits(rival, wanted.requirement)
        && rival.condition.overlaps(method.condition)
    }
  }

  // MARK: - Never called

  private func lostCall(of candidate: Candidate, for wanted: Wanted) -> Found? {
    let requirement = wanted.requirement
    let isSameName = candidate.name == requirement.name
    guard wanted.isOpen || wanted.isHollow && !isSameName && !program.isBlank(candidate.method),
      isSameName || isNearly(candidate, wanted),
      wanted.isHollow
        || candidate.method.condition.excluding(wanted.implementations.map(\.condition)) != nil,
      !hasPurpose(candidate)
    else { return nil }
    let given = candidate.method.declaration
    let reservation = Phrases.reservation(hierarchy, verb: "has the right one")
    let attempt =
      wanted.isOpen ? nearMisses.attempt(at: requirement, when: candidate.method.condition) : nil
    let isAttempt = attempt?.isMade(by: candidate.method) ?? false
    let message =
      isSameName
      ? "'\(requirement.name)' takes \(Phrases.parameters(given)), the optional method of "
        + "'\(requirement.owner.name)' takes \(Phrases.parameters(requirement.declaration)): it is never called"
      : "'\(given.name.text)' is nearly the optional '\(requirement.name)' of '\(requirement.owner.name)': "
        + "it is never called for it"
    return Found(message: message + reservation, fixes: isAttempt ? [attempt?.fix].compactMap { $0 } : [])
  }

  /// Whether the method is there for another reason: it fits a requirement, or overrides an ancestor's method.
  private func hasPurpose(_ candidate: Candidate) -> Bool {
    (wantedByName[candidate.name] ?? []).contains { wanted[$0].matches(candidate) }
      || (candidatesByName[candidate.name] ?? []).contains {
        candidates[$0].method.depth > 0 && candidates[$0].parameters == candidate.parameters
      }
  }

  private func isNearly(_ candidate: Candidate, _ wanted: Wanted) -> Bool {
    NameKinship.isSlip(
      candidate.name, for: wanted.requirement.name, fitsOtherwise: candidate.parameters == wanted.parameters)
  }
}

extension Program {
  /// Whether the body of a method has nothing between its braces.
  fileprivate func isBlank(_ method: ClassMethod) -> Bool {
    let text = file(method.file).source.text
    guard let body = method.declaration.bodyRange, SourceLayout(text: text).isBraced(body) else {
      return false
    }
    return SourceLayout.isBlank(text.string(in: (body.lowerBound + 1)..<(body.upperBound - 1)))
  }
}
