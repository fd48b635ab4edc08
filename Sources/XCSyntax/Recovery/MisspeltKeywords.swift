/// Finds misspelt keywords in front of bodies at top level: `clas Gauge {`.
///
/// Behind a word that is none, what stands in the braces reads as anything but members. So such words are put right
/// before anything else is looked at.
struct MisspeltKeywords {
  private static let keywords = ["class", "protocol", "struct", "enum"]

  /// Longer heads are left alone.
  private static let longestHead = 60

  private let tokens: TokenList

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [Finding] { MisspeltKeywords(text).run() }

  private init(_ text: SourceText) { tokens = TokenList(of: text) }

  private func run() -> [Finding] {
    var findings: [Finding] = []
    var depth = 0
    var isAtStart = true
    for index in tokens.indices {
      if isAtStart, depth == 0, let keyword = keyword(at: index) {
        let range = tokens[index].range
        findings.append(
          Finding(
            problem: ReservedWords.problem(with: word(index), meaning: keyword, at: range),
            repair: Repair(change: .replace(keyword), range: range)))
      }
      switch word(index) {
      case "{": depth += 1
      case "}": depth = max(0, depth - 1)
      default: break
      }
      isAtStart = ["}", ";"].contains(word(index))
    }
    return findings
  }

  /// The keyword that a word is meant for, where a name, a parent or protocols, and a body stand behind it.
  private func keyword(at index: Int) -> String? {
    guard tokens.isWord(index), tokens.isWord(index + 1), !ReservedWords.all.contains(word(index)),
      let keyword = ReservedWords.keyword(near: word(index), among: Self.keywords)
    else { return nil }
    let head = tokens[(index + 2)...].prefix(Self.longestHead)
    guard let end = head.first(where: { !isOfHead($0) }), tokens.text.string(in: end.range) == "{" else {
      return nil
    }
    return keyword
  }

  private func isOfHead(_ token: Token) -> Bool {
    token.kind == .word || [":", "<", ">", ","].contains(tokens.text.string(in: token.range))
  }

  private func word(_ index: Int) -> String { tokens.word(index) }
}
