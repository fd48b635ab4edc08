import XCSyntax

/// Fix-its that were tried and cleared nothing: where a text is read otherwise than it is written, after a mistake, the
/// same one would be asked for again without end.
public struct IdleFixes: Sendable {
  /// What is the same about two findings that ask for the same, wherever they stand.
  private struct Kind: Hashable {
    let file: String
    let rule: String
    let message: String
    let texts: [String]

    /// Whether a finding says the same, with a fix-it or without.
    func isSaid(by finding: Diagnostic) -> Bool {
      (finding.span.file, finding.rule, finding.message) == (file, rule, message)
    }

    init?(_ finding: Diagnostic) {
      guard let fix = finding.fixes.first else { return nil }
      (file, rule, message) = (finding.span.file, finding.rule, finding.message)
      texts = fix.edits.map(\.newText)
    }
  }

  private var kinds: Set<Kind> = []

  /// Knows of none.
  public init() {}

  /// Knows of none any more: in another text the same fix-its may clear something.
  public mutating func forget() { kinds = [] }

  /// The findings whose fix-its are not known to clear nothing.
  public func useful(_ findings: [Diagnostic]) -> [Diagnostic] {
    kinds.isEmpty
      ? findings : findings.filter { finding in Kind(finding).map { !kinds.contains($0) } ?? true }
  }

  /// Looks at what was found before and after some fix-its, and remembers those that cleared nothing.
  ///
  /// - Returns: whether all of them did.
  public mutating func learn(_ fixes: [FixIt], before: [Diagnostic], after: [Diagnostic]) -> Bool {
    let fixes = Set(fixes)
    let tried = Set(before.filter { $0.fixes.first.map(fixes.contains) ?? false }.compactMap(Kind.init))
    let old = Self.counts(before, of: tried)
    let new = Self.counts(after, of: tried)
    // One that had no fix-it before may have the same one now.
    let idle = tried.filter { kind in
      new[kind, default: 0] >= old[kind, default: 0]
        && after.count(where: kind.isSaid) >= before.count(where: kind.isSaid)
    }
    kinds.formUnion(idle)
    return idle.isEmpty
  }

  private static func counts(_ findings: [Diagnostic], of kinds: Set<Kind>) -> [Kind: Int] {
    findings.compactMap(Kind.init).filter(kinds.contains).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
