/// Finds misspelt keywords in front of bodies at top level: `clas Gauge {`.
///
/// Behind a word that is none, what stands in the braces reads as anything but members. So such words are put right
/// before anything else is looked at.
struct MisspeltKeywords {
  private static let keywords = ["class", "protocol", "struct", "enum"]

  /// Longer heads are left alone.
  private static let longestHead = 60

  private let text: SourceText
  private let tokens: [Token]

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [StrayMembers.Finding] { MisspeltKeywords(text).run() }

  private init(_ text: SourceText) {
    self.text = text
    tokens = TokenScanner.tokens(of: text.bytes).filter { $0.kind != .directive }
  }

  private func run() -> [StrayMembers.Finding] {
    var findings: [StrayMembers.Finding] = []
    var depth = 0
    var isAtStart = true
    for index in tokens.indices {
      if isAtStart, depth == 0, let keyword = keyword(at: index) {
        let range = tokens[index].range
        findings.append(
          StrayMembers.Finding(
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
    guard isWord(index), isWord(index + 1), !ReservedWords.all.contains(word(index)),
      let keyword = ReservedWords.keyword(near: word(index), among: Self.keywords)
    else { return nil }
    let head = tokens[(index + 2)...].prefix(Self.longestHead)
    guard let end = head.first(where: { !isOfHead($0) }), text.string(in: end.range) == "{" else {
      return nil
    }
    return keyword
  }

  private func isOfHead(_ token: Token) -> Bool {
    token.kind == .word || [":", "<", ">", ","].contains(text.string(in: token.range))
  }

  private func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  private func word(_ index: Int) -> String { text.string(in: tokens[index].range) }
}
