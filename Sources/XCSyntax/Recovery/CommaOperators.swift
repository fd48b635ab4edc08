/// Commas between expressions where C has an operator: `x = 1, y = 2;`, `for (…; i++, j--)`, `z = (a, b);`.
///
/// The parser takes what stands around one for types, so that the lines beside it are lost as well.
struct CommaOperators {
  /// What a bracket holds.
  private enum Level: Equatable { case statements, loopHead(parts: Int), condition, group, other }

  private struct Bracket {
    var level: Level
    /// The first token of the part that is being read: a statement, or what stands between two semicolons of a head.
    var start: Int
    /// How many semicolons were passed.
    var part = 0
    /// Whether the part is the one statement of a choice or loop.
    var isControlled = false
    /// The first comma of the part.
    var comma: Int?
  }

  private let tokens: TokenList
  private var findings: [Finding] = []
  private var brackets: [Bracket] = [Bracket(level: .other, start: 0)]

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [Finding] {
    guard text.bytes.contains(UInt8(ascii: ",")) else { return [] }
    var search = CommaOperators(tokens: TokenList(of: text))
    search.run()
    return search.findings.sorted { $0.repair.range.lowerBound < $1.repair.range.lowerBound }
  }

  private init(tokens: TokenList) { self.tokens = tokens }

  private mutating func run() {
    for index in tokens.indices where tokens[index].kind == .mark {
      let top = brackets.count - 1
      switch word(index) {
      case "(", "[", "{": brackets.append(Bracket(level: level(of: index), start: index + 1))
      case ")", "]", "}":
        endPart(at: index)
        if brackets.count > 1 { brackets.removeLast() }
        let outer = brackets.count - 1
        if word(index) == "}" || endsHead(index) {
          brackets[outer].start = index + 1
          brackets[outer].isControlled = word(index) == ")"
          brackets[outer].comma = nil
        }
      case ";":
        endPart(at: index)
        brackets[top].start = index + 1
        brackets[top].isControlled = false
        brackets[top].part += 1
      case ":" where brackets[top].level == .statements && isLabel(from: brackets[top].start, to: index):
        brackets[top].start = index + 1
        brackets[top].comma = nil
      case ",":
        if brackets[top].level == .statements, isExpression(from: startOfStatement(brackets[top].start)) {
          reportBetweenStatements(index, behind: startOfStatement(brackets[top].start))
        } else if brackets[top].comma == nil {
          brackets[top].comma = index
        }
      default: break
      }
    }
  }

  /// Looks at the part that a token ends.
  private mutating func endPart(at end: Int) {
    let top = brackets.count - 1
    guard let comma = brackets[top].comma else { return }
    brackets[top].comma = nil
    let bracket = brackets[top]
    switch bracket.level {
    case .loopHead(parts: 3) where bracket.part > 0 || isExpression(from: bracket.start): break
    case .condition: break
    case .group where ![";", "="].contains(word(end)) && !isCast(from: bracket.start, to: end): break
    default: return
    }
    guard comma > bracket.start, comma + 1 < end else { return }
    let isReturned = word(bracket.start - 2) == "return"
    report(
      comma,
      isReturned
        ? "xc has no comma operator: several values are returned without parentheses"
        : "xc has no comma operator: one expression stands here",
      Repair(
        change: .delete, range: tokens[comma].range.lowerBound..<tokens[end - 1].range.upperBound))
  }

  private mutating func report(_ comma: Int, _ message: String, _ repair: Repair) {
    findings.append(
      Finding(problem: SyntaxProblem(message, at: tokens[comma].range), repair: repair))
  }

  /// `x = 1, y = 2;` and `a, b;`, up to the semicolon.
  private mutating func reportBetweenStatements(_ comma: Int, behind start: Int) {
    if word(start + 1) == ",", !isListOfNames(from: start) { return }
    guard isExpression(from: comma + 1) || [";", ","].contains(word(comma + 2)) else { return }
    let range = tokens[comma].range
    // Of two statements, an 'else' behind them would be left alone.
    let end = brackets[brackets.count - 1].isControlled ? endOfStatement(from: comma) : nil
    report(
      comma, "xc has no comma operator: end the statement with ';'",
      end.map { Repair(change: .delete, range: range.lowerBound..<tokens[$0 - 1].range.upperBound) }
        ?? Repair(change: .replace(";"), range: range))
  }

  /// The semicolon that ends what a token stands in.
  private func endOfStatement(from start: Int) -> Int? {
    var depth = 0
    for index in start..<min(tokens.count, start + Self.longestHead) {
      switch word(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ";" where depth == 0: return index
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// `a, b;`: a type and a name may follow commas, but not only names.
  private func isListOfNames(from start: Int) -> Bool {
    var index = start
    while index < start + Self.longestHead, tokens.isWord(index), !ReservedWords.all.contains(word(index)) {
      if word(index + 1) == ";" { return index > start }
      guard word(index + 1) == "," else { return false }
      index += 2
    }
    return false
  }

  // MARK: - What brackets hold

  private func level(of index: Int) -> Level {
    let before = word(index - 1)
    let outer = brackets[brackets.count - 1].level
    switch word(index) {
    case "{":
      var start = brackets[brackets.count - 1].start
      while ReservedWords.modifiers.contains(word(start)) { start += 1 }
      if ["class", "protocol", "struct", "enum", "typedef", "asm"].contains(word(start)) || before == "asm" {
        return .other
      }
      if ["", ")", "else", "try", "defer", "par", "throws"].contains(before) { return .statements }
      if tokens.isWord(index - 1), word(index - 2) == ":" { return .statements }
      return outer == .statements && [";", "}", "{", ":"].contains(before) ? .statements : .other
    case "(":
      if before == "for" { return .loopHead(parts: parts(from: index)) }
      if ["if", "while", "switch"].contains(before) { return .condition }
      return Self.beforeGroups.contains(before) ? .group : .other
    default: return .other
    }
  }

  private static let beforeGroups: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "+", "-", "/", "==", "!=", "<=", ">=", "&&", "||", "?",
    "(", "return",
  ]

  /// How many parts semicolons make of a loop's head.
  private func parts(from open: Int) -> Int {
    var depth = 0
    var count = 1
    for index in open..<min(tokens.count, open + Self.longestHead) {
      switch word(index) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ";" where depth == 1: count += 1
      case "{", "}": return 0
      default: break
      }
      if depth == 0 { return count }
    }
    return 0
  }

  /// How many tokens are looked through for the end of one.
  private static let longestHead = 200

  /// `(a, b) c`: in front of a value, the parentheses hold a type.
  private func isCast(from start: Int, to end: Int) -> Bool {
    end - start > Self.longestHead || tokens.isWord(end + 1) || ["(", "{", "="].contains(word(end + 1))
      || (start..<end).contains { tokens.isWord($0) && tokens.isWord($0 + 1) }
      || (start..<end).contains {
        ReservedWords.beginningItems.contains(word($0)) || ["callback", "block"].contains(word($0))
      }
  }

  // MARK: - Statements

  /// Whether a parenthesis ends the head of a choice or loop, behind which a statement begins.
  private func endsHead(_ close: Int) -> Bool {
    guard word(close) == ")" else { return false }
    let start = startOfStatement(brackets[brackets.count - 1].start)
    return ["if", "while", "for"].contains(word(start)) && word(start + 1) == "("
  }

  private func startOfStatement(_ index: Int) -> Int { word(index) == "else" ? index + 1 : index }

  /// `case 1, 2:` and `default:`, and the name of a label.
  private func isLabel(from start: Int, to colon: Int) -> Bool {
    ["case", "default"].contains(word(start)) || colon == start + 1
  }

  /// Whether no declaration begins at a token: `x = `, `x.y`, `f(`, `++x`.
  private func isExpression(from start: Int) -> Bool {
    if ["++", "--", "*"].contains(word(start)) { return tokens.isWord(start + 1) }
    guard tokens.isWord(start), !ReservedWords.all.contains(word(start)) else { return false }
    if word(start + 1) == "[" {
      var depth = 0
      for index in (start + 1)..<min(tokens.count, start + Self.longestHead) {
        if word(index) == "[" { depth += 1 }
        if word(index) == "]" { depth -= 1 }
        if depth == 0 { return Self.behindNames.contains(word(index + 1)) }
      }
      return false
    }
    return word(start + 1) == "," || Self.behindNames.contains(word(start + 1)) || word(start + 1) == "("
  }

  private static let behindNames: Set<String> = [
    "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ".", "->", "++", "--",
  ]

  private func word(_ index: Int) -> String { tokens.word(index) }
}
