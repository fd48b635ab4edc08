/// Finds the words between the head of a class and its body that other languages have there: `class A extends B`,
/// `class A implements P`.
///
/// At such a word the parser ends the class, so that its members are none.
struct ForeignClassHeads {
  /// Longer heads are left alone.
  private static let longestHead = 60

  private let tokens: TokenList

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [Finding] {
    let words = ["extends", "implements"]
    guard words.contains(where: { text.holds($0.utf8, in: text.bytes.indices) }) else { return [] }
    let search = ForeignClassHeads(tokens: TokenList(of: text))
    return search.tokens.indices.flatMap { search.findings(at: $0) }
  }

  /// What is wrong with the head that begins at a token.
  private func findings(at index: Int) -> [Finding] {
    guard tokens.word(index) == "class", tokens.isWord(index + 1) else { return [] }
    var findings: [Finding] = []
    var end = index + 2
    while end < min(tokens.count, index + Self.longestHead), tokens.word(end) != "{" {
      guard tokens.isWord(end) || [":", "<", ">", ","].contains(tokens.word(end)) else { return [] }
      end += 1
    }
    guard tokens.word(end) == "{" else { return [] }
    for place in (index + 2)..<end where tokens.isWord(place - 1) || tokens.word(place - 1) == ">" {
      let range = tokens[place].range
      switch tokens.word(place) {
      case "extends" where tokens.isWord(place + 1):
        findings.append(
          Finding(
            problem: SyntaxProblem(
              "expected ':' in front of the parent: xc has no 'extends'", at: range),
            repair: Repair(change: .replace(":"), range: range)))
      case "implements" where tokens.isWord(place + 1):
        let names = tokens[place + 1].range.lowerBound..<tokens[end - 1].range.upperBound
        let text = tokens.text.string(in: names)
        // With brackets of its own, what follows is no plain list.
        let isList = !text.contains("<") && !text.contains(":") && !text.contains("\n")
        findings.append(
          Finding(
            problem: SyntaxProblem(
              "expected '<' and '>' around the protocols: xc has no 'implements'", at: range),
            repair: Repair(
              change: isList ? .replace("<" + text + ">") : .delete,
              range: range.lowerBound..<names.upperBound)))
      case "implements" where tokens.word(place + 1) == "<":
        findings.append(
          Finding(
            problem: SyntaxProblem(
              "the protocols of a class stand in '< >' alone: xc has no 'implements'", at: range),
            repair: Repair(change: .delete, range: range)))
      default: break
      }
    }
    return findings
  }
}
