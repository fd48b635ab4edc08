import XCSemantics
import XCSyntax

/// The stretches of the checked files in which rules are turned off.
struct Suppressions {
  private struct Region {
    let rule: String
    /// The name in the comment that opens the region.
    let name: SourceSpan
    let reach: Reach
    var isUsed = false

    func covers(_ span: SourceSpan) -> Bool {
      switch reach {
      case .line(let line): span.start.line == line
      case .bytes(let range): range.contains(span.bytes.lowerBound)
      }
    }
  }

  private enum Reach: Hashable {
    case line(Int)
    case bytes(Range<Int>)
  }

  /// The regions of one file, and where to look for those of a rule.
  private struct FileRegions {
    var all: [Region]
    /// The regions of one line by rule and line.
    private var lines: [Line: [Int]] = [:]
    /// The others by rule.
    private var stretches: [String: [Int]] = [:]
    /// The regions by where their names begin.
    private var names: [Int: Int] = [:]

    private struct Line: Hashable {
      let rule: String
      let line: Int
    }

    init(_ regions: [Region]) {
      all = regions
      for (index, region) in regions.enumerated() {
        names[region.name.bytes.lowerBound] = index
        switch region.reach {
        case .line(let line): lines[Line(rule: region.rule, line: line), default: []].append(index)
        case .bytes: stretches[region.rule, default: []].append(index)
        }
      }
    }

    /// Whether a name opens a region that suppressed nothing.
    func isIdle(_ name: SourceSpan) -> Bool {
      names[name.bytes.lowerBound].map { all[$0].name == name && !all[$0].isUsed } ?? false
    }

    /// The places of the regions that cover a finding.
    func hits(_ finding: Diagnostic) -> [Int] {
      let near = lines[Line(rule: finding.rule, line: finding.span.start.line)] ?? []
      return near + (stretches[finding.rule] ?? []).filter { all[$0].covers(finding.span) }
    }
  }

  private var regions: [String: FileRegions] = [:]
  /// The comments of the files that have any.
  private var comments: [String: (text: SourceText, comments: [SuppressionComment])] = [:]

  init(_ program: Program) {
    for file in program.checkedFiles {
      let comments = file.source.toolComments.compactMap { SuppressionComment($0) }
      let found = Self.regions(of: comments, in: file.source.text)
      guard !found.isEmpty else { continue }
      regions[file.source.path] = FileRegions(found)
      self.comments[file.source.path] = (file.source.text, comments)
    }
  }

  private static func regions(of comments: [SuppressionComment], in text: SourceText) -> [Region] {
    comments.enumerated().flatMap { index, comment -> [Region] in
      let line = text.position(at: comment.range.upperBound).line
      return comment.names.compactMap { name in
        let span = text.span(name.range)
        switch comment.action {
        case .disableThis: return Region(rule: name.text, name: span, reach: .line(line))
        case .disableNext: return Region(rule: name.text, name: span, reach: .line(line + 1))
        case .disable:
          let end = comments[(index + 1)...].first { later in
            later.action == .enable && later.names.contains { $0.text == name.text }
          }
          let limit = end?.range.lowerBound ?? .max
          return Region(rule: name.text, name: span, reach: .bytes(comment.range.lowerBound..<limit))
        case .enable, nil: return nil
        }
      }
    }
  }

  /// Takes away the findings that a comment speaks of, and remembers which comments did so.
  mutating func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.filter { finding in
      guard let hits = regions[finding.span.file]?.hits(finding) else { return true }
      for index in hits { regions[finding.span.file]?.all[index].isUsed = true }
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
      regions.values.flatMap(\.all).filter { !$0.isUsed && ran.contains($0.rule) && isWanted($0.rule) }
        .map { ($0.rule, $0.name) }
    }
    var told = filter(own.idle(idle { $0 != own.name }))
    for finding in own.idle(idle { $0 == own.name }).sorted(by: Diagnostic.inOrder) {
      guard isIdle(finding.span), !isExcused(finding) else { continue }
      told.append(finding)
    }
    return withFixes(told.filter { isIdle($0.span) })
  }

  /// Findings about names that suppress nothing, with what takes these away.
  private func withFixes(_ findings: [Diagnostic]) -> [Diagnostic] {
    let idle = Dictionary(grouping: findings, by: \.span.file)
      .mapValues { Set($0.map(\.span.bytes.lowerBound)) }
    return findings.map { finding in
      guard let (text, comments) = comments[finding.span.file] else { return finding }
      var finding = finding
      let removal = SuppressionRemoval(text: text, comments: comments, idle: idle[finding.span.file] ?? [])
      finding.fixes = [removal.fix(removing: finding.span.bytes)].compactMap { $0 }
      return finding
    }
  }

  private func isIdle(_ name: SourceSpan) -> Bool {
    regions[name.file]?.isIdle(name) ?? false
  }

  /// Whether another comment than the one that it speaks of suppresses a finding.
  private mutating func isExcused(_ finding: Diagnostic) -> Bool {
    guard let candidates = regions[finding.span.file] else { return false }
    let hits = candidates.hits(finding).filter { candidates.all[$0].name != finding.span }
    for index in hits { regions[finding.span.file]?.all[index].isUsed = true }
    return !hits.isEmpty
  }
}
