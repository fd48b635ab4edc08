/// Finds the line on which a mistake is, where the parser lost the thread for a long stretch.
///
/// Recovery gives up a whole class for two small mistakes on one line. Taking one line away after the other shows
/// which of them it was: without that line, the rest reads.
struct LineBlanking {
  /// A line with the tree that is left without it.
  struct Found {
    var line: Int
    var tree: SyntaxTree
    var repair: Repair
  }

  /// Stretches of fewer lines are looked into directly; of longer ones only the first lines are tried.
  private static let fewestLines = 3
  private static let mostLines = 60

  let tree: SyntaxTree

  /// The line without which the least is broken, if that is next to nothing; nil for short stretches.
  func run(for broken: SyntaxNode, with parser: borrowing SyntaxParser, budget: inout SearchBudget) -> Found?
  {
    let text = tree.text
    let first = text.lineIndex(at: broken.range.lowerBound)
    let last = text.lineIndex(at: max(broken.range.lowerBound, broken.range.upperBound - 1))
    guard last - first >= Self.fewestLines else { return nil }
    let before = tree.brokenness
    let mistakes = tree.mistakes
    var best: (brokenness: Int, found: Found)?
    for line in first...min(last, first + Self.mostLines) {
      guard let repair = repair(of: line), budget.spend(on: before, with: mistakes) else { continue }
      guard let result = repair.apply(to: text) else { continue }
      guard
        let parsed = try? parser.quickly(
          result.text, after: result.edit, of: tree, limit: ParsingLimit(forTrialOn: result.text.bytes.count))
      else {
        budget.spendTimeout()
        continue
      }
      let brokenness = parsed.brokenness
      if brokenness < best?.brokenness ?? .max {
        best = (brokenness, Found(line: line, tree: parsed, repair: repair))
      }
      if brokenness == 0 { break }
    }
    guard let best, best.brokenness * 4 < before else { return nil }
    return best.found
  }

  /// Takes the line away but for its braces at both ends; nil where braces would be left over, or nothing is there.
  private func repair(of line: Int) -> Repair? {
    let text = tree.text
    let tokens = TokenScanner.tokens(of: text.bytes, in: text.lineRange(line))
      .drop { isBrace($0) }
    let middle = Array(tokens.reversed().drop { isBrace($0) }.reversed())
    guard let first = middle.first, let last = middle.last, !middle.contains(where: { $0.kind == .directive })
    else {
      return nil
    }
    let opened = middle.filter { text.string(in: $0.range) == "{" }.count
    let closed = middle.filter { text.string(in: $0.range) == "}" }.count
    guard opened == closed else { return nil }
    return Repair(change: .delete, range: first.range.lowerBound..<last.range.upperBound)
  }

  private func isBrace(_ token: Token) -> Bool {
    token.kind == .mark && ["{", "}"].contains(tree.text.string(in: token.range))
  }
}
