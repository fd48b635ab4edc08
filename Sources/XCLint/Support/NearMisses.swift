import XCSemantics
import XCSyntax

/// Methods of a class that were meant for a protocol's and do not fit it. Nothing is found out before somebody asks.
final class NearMisses {
  private let hierarchy: ClassHierarchy
  private let program: Program
  private let correction: SignatureCorrection
  /// The methods of the class itself that nothing else asks for, by their names.
  private lazy var idle: [String: [ClassMethod]] = idleMethods()
  /// The methods without which the other half of a pair stands alone.
  private lazy var lostHalves: Set<Requirement> = missingHalves()

  init(_ hierarchy: ClassHierarchy, in bodies: ProgramBodies) {
    self.hierarchy = hierarchy
    program = bodies.program
    correction = SignatureCorrection(hierarchy, in: bodies)
  }

  /// What makes a method fit; nil where it fits, or where its text is not to be changed by a tool.
  func fix(of method: ClassMethod, for requirement: Requirement) -> FixIt? {
    correction.fix(of: method, for: requirement)
  }

  /// One that is most likely meant, with what makes it fit.
  struct Attempt {
    let method: ClassMethod
    /// Nil where the text is not to be changed by a tool.
    let fix: FixIt?
    /// Whether the class uses the method as it is, or somebody may know it by a name of its own.
    let isUsed: Bool

    func isMade(by other: ClassMethod) -> Bool {
      method.isAt(other)
    }
  }

  /// The method that comes nearest to a requirement that nothing implements under a condition.
  func attempt(at requirement: Requirement, when condition: Condition) -> Attempt? {
    let found = ((idle[requirement.name] ?? []) + misspellings(of: requirement)).filter {
      $0.condition.overlaps(condition)
    }
    let best = found.max { left, right in rank(left, requirement) < rank(right, requirement) }
    return best.map { method in
      Attempt(
        method: method,
        fix: correction.fix(
          of: method, for: requirement, isNameMeant: found.count == 1 && isMissed(requirement, by: method)),
        isUsed: correction.isUsed(method)
          || method.declaration.name.text != requirement.name && correction.isKnownElsewhere(method))
    }
  }

  /// Whether a method has all but the name of one that the class cannot do without: a required one, or the other half
  /// of a pair. Then even a name that could be a word of its own is a slip.
  private func isMissed(_ requirement: Requirement, by method: ClassMethod) -> Bool {
    !method.declaration.isStatic && !method.declaration.isAction
      && correction.alignment(of: method, to: requirement).isFitting
      && (!requirement.declaration.isOptional || lostHalves.contains(requirement))
  }

  private func missingHalves() -> Set<Requirement> {
    let view = DelegateView(hierarchy.symbol, in: program)
    return Set(view.roles.flatMap { view.loneHalves(of: $0) }.map(\.missing))
  }

  /// Methods of the class and its ancestors that have the name and other parameters.
  private func namesakes(of requirement: Requirement) -> [ClassMethod] {
    program.methods(of: hierarchy, named: requirement.name).filter { !program.matches($0, requirement) }
  }

  /// Methods of the class itself that would be the wanted one if their name were written right: no other method of
  /// the protocol has it, and most of the parameters are there. Where one has the right name, that is meant.
  private func misspellings(of requirement: Requirement) -> [ClassMethod] {
    guard idle[requirement.name] == nil else { return [] }
    let found = idle.filter { name, _ in
      isSlip(name, for: requirement, fitsOtherwise: true) && requirement.owner.requirement(named: name) == nil
    }
    return found.values.joined().filter { method in
      let alignment = correction.alignment(of: method, to: requirement)
      return (alignment.isFitting || alignment.isHalfFitting)
        && isSlip(method.declaration.name.text, for: requirement, fitsOtherwise: alignment.isFitting)
    }.sorted { ($0.file, $0.declaration.range.lowerBound) < ($1.file, $1.declaration.range.lowerBound) }
  }

  /// Where a required method or the other half of a pair is missing, even a plural is a slip.
  private func isSlip(_ given: String, for requirement: Requirement, fitsOtherwise: Bool) -> Bool {
    let name = requirement.name
    return NameKinship.isSlip(given, for: name, fitsOtherwise: fitsOtherwise)
      || fitsOtherwise && (given + "s" == name || name + "s" == given)
        && (!requirement.declaration.isOptional || lostHalves.contains(requirement))
  }

  /// Sentences about them, each at its place.
  func notes(on requirement: Requirement) -> [DiagnosticNote] {
    namesakes(of: requirement).map { method in
      DiagnosticNote(
        message:
          "this '\(requirement.name)' takes \(Phrases.parameters(method.declaration)), the protocol's "
          + Phrases.parameters(requirement.declaration),
        span: program.span(method.declaration.name.range, in: method.file))
    }
      + misspellings(of: requirement).map { method in
        DiagnosticNote(
          message: "this may be meant to be '\(requirement.name)'",
          span: program.span(method.declaration.name.range, in: method.file))
      }
  }

  /// The right name counts first, then how many parameters are there, then which stands first.
  private func rank(_ method: ClassMethod, _ requirement: Requirement) -> (Int, Int, Int) {
    (
      method.declaration.name.text == requirement.name ? 1 : 0,
      correction.alignment(of: method, to: requirement).fitting, -method.declaration.range.lowerBound
    )
  }

  /// The methods that are there for no other reason: a protocol of the class asks for the others, or they override an
  /// ancestor's method.
  private func idleMethods() -> [String: [ClassMethod]] {
    var asked: Set<Signature> = []
    for claim in program.conformances(of: hierarchy) {
      for found in program.protocols(named: claim.name.text, from: claim.file) {
        for method in found.symbol.declaration.methods { asked.insert(signature(method, found.symbol.file)) }
      }
    }
    var idle: [String: [ClassMethod]] = [:]
    for method in program.methods(of: hierarchy, where: { _ in true }) {
      let signature = signature(method.declaration, method.file)
      if method.depth > 0 {
        asked.insert(signature)
      } else {
        idle[signature.name, default: []].append(method)
      }
    }
    return idle.mapValues { methods in
      methods.filter { !asked.contains(signature($0.declaration, $0.file)) }
    }.filter { !$0.value.isEmpty }
  }

  private struct Signature: Hashable {
    let name: String
    let parameters: [String]
  }

  private func signature(_ method: FunctionDeclaration, _ file: FileID) -> Signature {
    Signature(name: method.name.text, parameters: program.canonicalParameters(of: method, from: file))
  }
}
