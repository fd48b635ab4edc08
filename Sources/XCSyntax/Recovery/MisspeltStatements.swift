/// Words of statements that are misspelt: `swich (x) {`, `} esle {`, `csae 1:`.
///
/// They read as names, and what stands behind them as something else than it is.
struct MisspeltStatements {
  private let tokens: TokenList

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [Finding] {
    let search = MisspeltStatements(tokens: TokenList(of: text))
    return search.tokens.indices.compactMap { search.finding(at: $0) }
  }

  /// The keyword that a name is meant for: it is one slip away from one that it looks like no other word of.
  static func keyword(near word: String, among keywords: [String]) -> String? {
    if keywords.contains("else if"), ["elseif", "elsif", "elif"].contains(word) { return "else if" }
    guard word.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
      !ReservedWords.all.contains(word), let found = ReservedWords.keyword(near: word, among: keywords),
      // A plural is a word of its own, and of so few letters only a swap is a slip for certain.
      word != found + "s", found.utf8.count > 3 || word.utf8.sorted() == found.utf8.sorted()
    else { return nil }
    return found
  }

  /// What to say of it.
  static func problem(with word: String, meaning keyword: String, at range: Range<Int>) -> SyntaxProblem {
    SyntaxProblem("'\(word)' is no word of xc; is '\(keyword)' meant?", at: range)
  }

  private func finding(at index: Int) -> Finding? {
    guard tokens.isWord(index), let keyword = keyword(at: index) else { return nil }
    let range = tokens[index].range
    return Finding(
      problem: Self.problem(with: tokens.word(index), meaning: keyword, at: range),
      repair: Repair(change: .replace(keyword), range: range))
  }

  private func keyword(at index: Int) -> String? {
    let word = tokens.word(index)
    let before = tokens.word(index - 1)
    switch tokens.word(index + 1) {
    case "(" where before == "}":
      return catchKeyword(at: index) ?? headKeyword(at: index)
    case "(" where [";", "{", ":", "else", ")"].contains(before): return headKeyword(at: index)
    case "{" where before == "}", "if" where before == "}": return Self.keyword(near: word, among: ["else"])
    case _ where tokens.word(index + 2) == ":" && [";", "{", "}", ":"].contains(before):
      return [.word, .number, .character].contains(tokens[index + 1].kind)
        ? Self.keyword(near: word, among: ["case"]) : nil
    case let next where ["=", "(", ",", "return"].contains(before) && tokens.isWord(index + 1):
      return !ReservedWords.all.contains(next) && ["(", ";", "["].contains(tokens.word(index + 2))
        ? Self.keyword(near: word, among: ["new"]) : nil
    default: return nil
    }
  }

  /// The keyword of a head with a body behind it.
  private func headKeyword(at index: Int) -> String? {
    let keywords = ["if", "while", "switch", "for", "else if"]
    guard let keyword = Self.keyword(near: tokens.word(index), among: keywords),
      let end = endOfHead(from: index + 1), tokens.word(end + 1) == "{", !isParameterList(from: index + 1)
    else { return nil }
    return keyword
  }

  /// `} cach (Error e) {`: what is caught is one name or two.
  private func catchKeyword(at index: Int) -> String? {
    guard let keyword = Self.keyword(near: tokens.word(index), among: ["catch"]),
      let end = endOfHead(from: index + 1), tokens.word(end + 1) == "{", (3...4).contains(end - index),
      ((index + 2)..<end).allSatisfy(tokens.isWord)
    else { return nil }
    return keyword
  }

  private static let longestHead = 60

  private func endOfHead(from start: Int) -> Int? {
    var depth = 0
    for index in start..<min(tokens.count, start + Self.longestHead) {
      if tokens.word(index) == "(" { depth += 1 }
      if tokens.word(index) == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// `(i32 x)` or `(void)`: what a method without its result has.
  private func isParameterList(from open: Int) -> Bool {
    guard tokens.isWord(open + 1) else { return false }
    let next = tokens.word(open + 2)
    if tokens.word(open + 1) == "void" { return true }
    return (tokens.isWord(open + 2) && next != "in" && [",", ")"].contains(tokens.word(open + 3)))
      || (next == "*" && tokens.isWord(open + 3) && [",", ")"].contains(tokens.word(open + 4))
        && ReservedWords.all.contains(tokens.word(open + 1)))
  }
}
