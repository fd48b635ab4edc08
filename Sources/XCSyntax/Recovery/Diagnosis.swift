/// What is wrong with a broken tree, in words, and a tree in which it is mended as far as can be.
struct Diagnosis {
  /// The problems in order, at most one a line.
  private(set) var problems: [SyntaxProblem] = []

  /// The tree to read declarations from; every offset in it is true for the original text.
  private(set) var tree: SyntaxTree

  /// How many broken places are looked into; the rest is reported without a search.
  private static let mostSearches = 8

  /// Looks into a tree. A tree without errors comes back as it is.
  init(of tree: SyntaxTree, with parser: borrowing SyntaxParser) {
    self.tree = tree
    noteNulBytes(in: tree.text)
    guard tree.root.hasError else { return }
    mendBalance(with: parser)
    mendRest(with: parser)
    keepOneALine(in: tree.text)
  }

  private mutating func noteNulBytes(in text: SourceText) {
    if let offset = text.bytes.firstIndex(of: 0) {
      problems.append(SyntaxProblem("a NUL byte is no part of a source text", at: offset..<(offset + 1)))
    }
  }

  private mutating func mendBalance(with parser: borrowing SyntaxParser) {
    for finding in BalanceCheck.findings(in: tree.text) {
      problems.append(finding.problem)
      mend(finding.repair, with: parser)
    }
  }

  private mutating func mend(_ repair: Repair, with parser: borrowing SyntaxParser) {
    guard let result = repair.apply(to: tree.text),
      let mended = try? parser.parse(result.text, after: result.edit, of: tree)
    else { return }
    tree = mended
  }

  /// A token that the parser put in by itself is taken as it is, but for a closing bracket that it put on a later line:
  /// there it may have swallowed what follows.
  private mutating func mendMissing(_ node: SyntaxNode, with parser: borrowing SyntaxParser) {
    if let opener = Expectation.opener(of: node) {
      let text = tree.text
      let line = text.lineIndex(at: opener.range.lowerBound)
      let end = text.lineRange(line).upperBound
      if end < node.range.lowerBound, let found = RepairSearch(tree: tree, place: end).run(with: parser) {
        problems.append(Expectation.problem(for: found, in: tree))
        tree = found.tree
        return
      }
    }
    problems.append(Expectation.problem(forMissing: node))
  }

  /// A word of C and its relatives at a broken place, or just in front of it.
  private func foreignWord(near broken: SyntaxNode) -> (SyntaxProblem, Repair)? {
    let text = tree.text
    let start = text.lineStarts[text.lineIndex(at: broken.range.lowerBound)]
    let end = min(text.bytes.count, broken.range.lowerBound + 200)
    for token in TokenScanner.tokens(of: text.bytes, in: start..<max(start, end)).prefix(12) {
      guard token.kind == .word, let hint = ReservedWords.foreign[text.string(in: token.range)] else {
        continue
      }
      return (SyntaxProblem(hint, at: token.range), Repair(change: .delete, range: token.range))
    }
    return nil
  }

  private mutating func mendRest(with parser: borrowing SyntaxParser) {
    var searches = 0
    var seen: Set<Int> = []
    while let broken = tree.brokenNodes().first(where: { !seen.contains($0.range.lowerBound) }) {
      seen.insert(broken.range.lowerBound)
      if broken.isMissing, tree.misreadings(near: broken.range.lowerBound) == 0 {
        mendMissing(broken, with: parser)
        continue
      }
      if let (problem, repair) = foreignWord(near: broken) {
        problems.append(problem)
        mend(repair, with: parser)
        seen.remove(broken.range.lowerBound)
        continue
      }
      searches += 1
      if searches <= Self.mostSearches,
        let found = RepairSearch(tree: tree, place: broken.range.lowerBound).run(with: parser)
      {
        problems.append(Expectation.problem(for: found, in: tree))
        tree = found.tree
        // The same place may hold another mistake.
        seen.remove(broken.range.lowerBound)
      } else {
        problems.append(Expectation.fallback(for: broken))
      }
    }
  }

  /// What follows on the line of a mistake is more often its consequence than a mistake of its own.
  private mutating func keepOneALine(in text: SourceText) {
    var lines: Set<Int> = []
    problems = problems.filter { lines.insert(text.lineIndex(at: $0.range.lowerBound)).inserted }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
