import XCSemantics
import XCSyntax

/// The stretches of the requested files in which rules are turned off.
struct Suppressions {
  private struct Region {
    let rule: String
    /// The name in the comment that opens the region.
    let name: SourceSpan
    let covers: (SourceSpan) -> Bool
    var isUsed = false
  }

  private var regions: [String: [Region]] = [:]

  init(_ program: Program) {
    for file in program.requestedFiles {
      let comments = file.source.toolComments.compactMap { SuppressionComment($0) }
      let found = Self.regions(of: comments, in: file.source.text)
      if !found.isEmpty { regions[file.source.path] = found }
    }
  }

  private static func regions(of comments: [SuppressionComment], in text: SourceText) -> [Region] {
    comments.enumerated().flatMap { index, comment -> [Region] in
      let line = text.position(at: comment.range.upperBound).line
      return comment.names.compactMap { name in
        let span = text.span(name.range)
        switch comment.action {
        case .disableThis: return Region(rule: name.text, name: span) { $0.start.line == line }
        case .disableNext: return Region(rule: name.text, name: span) { $0.start.line == line + 1 }
        case .disable:
          let end = comments[(index + 1)...].first { later in
            later.action == .enable && later.names.contains { $0.text == name.text }
          }
          let limit = end?.range.lowerBound ?? .max
          let start = comment.range.lowerBound
          return Region(rule: name.text, name: span) { (start..<limit).contains($0.bytes.lowerBound) }
        case .enable, nil: return nil
        }
      }
    }
  }

  /// Takes away the findings that a comment speaks of, and remembers which comments did so.
  mutating func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { finding in
      guard let candidates = regions[finding.span.file] else { return true }
      let hits = candidates.indices.filter {
        candidates[$0].rule == finding.rule && candidates[$0].covers(finding.span)
      }
      for index in hits { regions[finding.span.file]?[index].isUsed = true }
      return hits.isEmpty
    }
  }

  /// The names in comments that suppressed nothing although their rule ran. A comment that turns off the telling of
  /// such names is judged last, by what it was good for.
  ///
  /// - Parameter own: the rule that tells of them.
  mutating func idleNames(among rules: [any Rule], toldBy own: UnusedSuppression) -> [Diagnostic] {
    let ran = Set(rules.map(\.name))
    func idle(_ isWanted: (String) -> Bool) -> [(rule: String, span: SourceSpan)] {
      regions.values.joined().filter { !$0.isUsed && ran.contains($0.rule) && isWanted($0.rule) }
        .map { ($0.rule, $0.name) }
    }
    var told = filter(own.idle(idle { $0 != own.name }))
    for finding in own.idle(idle { $0 == own.name }).sorted(by: Diagnostic.inOrder) {
      guard isIdle(finding.span), !isExcused(finding) else { continue }
      told.append(finding)
    }
    return told.filter { isIdle($0.span) }
  }

  private func isIdle(_ name: SourceSpan) -> Bool {
    regions[name.file]?.contains { $0.name == name && !$0.isUsed } ?? false
  }

  /// Whether another comment than the one that it speaks of suppresses a finding.
  private mutating func isExcused(_ finding: Diagnostic) -> Bool {
    guard let candidates = regions[finding.span.file] else { return false }
    let hits = candidates.indices.filter {
      candidates[$0].rule == finding.rule && candidates[$0].name != finding.span
        && candidates[$0].covers(finding.span)
    }
    for index in hits { regions[finding.span.file]?[index].isUsed = true }
    return !hits.isEmpty
  }
}
