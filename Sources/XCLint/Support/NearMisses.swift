import XCSemantics
import XCSyntax

/// Methods of a class that were meant for a protocol's and do not fit it.
struct NearMisses {
  private let hierarchy: ClassHierarchy
  private let program: Program
  private let correction: SignatureCorrection

  init(_ hierarchy: ClassHierarchy, in bodies: ProgramBodies) {
    self.hierarchy = hierarchy
    program = bodies.program
    correction = SignatureCorrection(hierarchy, in: bodies)
  }

  /// One that is most likely meant, with what makes it fit.
  struct Attempt {
    let method: ClassMethod
    /// Nil where the text is not to be changed by a tool.
    let fix: FixIt?
    /// Whether the class uses the method as it is.
    let isUsed: Bool

    func isMade(by other: ClassMethod) -> Bool {
      method.file == other.file && method.declaration.range == other.declaration.range
    }
  }

  /// The method that comes nearest to a requirement that nothing implements under a condition.
  func attempt(at requirement: Requirement, when condition: Condition) -> Attempt? {
    let found = (candidates(for: requirement) + misspellings(of: requirement)).filter {
      $0.condition.overlaps(condition)
    }
    let best = found.max { left, right in rank(left, requirement) < rank(right, requirement) }
    return best.map { method in
      Attempt(
        method: method, fix: correction.fix(of: method, for: requirement), isUsed: correction.isUsed(method))
    }
  }

  /// Methods of the class and its ancestors that have the name and other parameters.
  func namesakes(of requirement: Requirement) -> [ClassMethod] {
    program.methods(of: hierarchy) { $0.name.text == requirement.name }
      .filter { !program.matches($0, requirement) }
  }

  /// Methods of the class itself that would be the wanted one if their name were written right: no other method of
  /// the protocol has it, and most of the parameters are there.
  func misspellings(of requirement: Requirement) -> [ClassMethod] {
    let found = program.methods(of: hierarchy) { method in
      isSlip(method.name.text, for: requirement, fitsOtherwise: true)
    }
    return found.filter { method in
      let name = method.declaration.name.text
      guard method.depth == 0, requirement.owner.requirement(named: name) == nil else { return false }
      let alignment = correction.alignment(of: method, to: requirement)
      return (alignment.isFitting || alignment.isHalfFitting)
        && isSlip(name, for: requirement, fitsOtherwise: alignment.isFitting) && !hasPurpose(method)
    }
  }

  /// Where a required method is missing, even a plural is a slip.
  private func isSlip(_ given: String, for requirement: Requirement, fitsOtherwise: Bool) -> Bool {
    let name = requirement.name
    return NameKinship.isSlip(given, for: name, fitsOtherwise: fitsOtherwise)
      || !requirement.declaration.isOptional && fitsOtherwise && (given + "s" == name || name + "s" == given)
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

  private func candidates(for requirement: Requirement) -> [ClassMethod] {
    namesakes(of: requirement).filter { $0.depth == 0 && !hasPurpose($0) }
  }

  /// The right name counts first, then how many parameters are there, then which stands first.
  private func rank(_ method: ClassMethod, _ requirement: Requirement) -> (Int, Int, Int) {
    (
      method.declaration.name.text == requirement.name ? 1 : 0,
      correction.alignment(of: method, to: requirement).fitting, -method.declaration.range.lowerBound
    )
  }

  /// Whether a method is there for another reason: it is what a protocol of the class asks for, or overrides an
  /// ancestor's method.
  private func hasPurpose(_ method: ClassMethod) -> Bool {
    let name = method.declaration.name.text
    let parameters = program.canonicalParameters(of: method.declaration, from: method.file)
    let overridden = program.methods(of: hierarchy) { $0.name.text == name }.contains {
      $0.depth > 0 && program.canonicalParameters(of: $0.declaration, from: $0.file) == parameters
    }
    return overridden
      || program.conformances(of: hierarchy).contains { claim in
        program.protocols(named: claim.name.text, from: claim.file).contains { found in
          found.symbol.requirements.contains { $0.name == name && program.matches(method, $0) }
        }
      }
  }
}
