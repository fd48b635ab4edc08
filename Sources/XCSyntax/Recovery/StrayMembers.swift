/// Statements and forms of other languages among the members of a class, and declarations where none may stand.
///
/// The grammar reads none of them there, and what it makes of them instead swallows their neighbours. So they are
/// looked for by tokens, and taken away before anything else is.
struct StrayMembers {
  /// What is open: the body of a class, protocol or struct, one with statements, or any other brace.
  private enum Level { case members, requirements, fields, statements, enumMembers, other }

  private let tokens: TokenList

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [Finding] {
    let check = StrayMembers(text)
    return check.run()
  }

  private init(_ text: SourceText) {
    tokens = TokenList(of: text)
  }

  private func run() -> [Finding] {
    var findings: [Finding] = []
    var levels: [Level] = []
    // Where the item begins that is being read.
    var start = 0
    var index = 0
    while index < tokens.count {
      if index == start, let level = levels.last, level != .other, level != .enumMembers,
        let finding = finding(at: index, in: level)
      {
        findings.append(finding.found)
        index = finding.end
        start = index
        continue
      }
      switch word(index) {
      case "{":
        levels.append(level(from: start, upTo: index))
        start = index + 1
      case "}":
        if !levels.isEmpty { levels.removeLast() }
        start = index + 1
      case ";" where levels.last == .enumMembers:
        let range = tokens[index].range
        findings.append(
          Finding(
            problem: SyntaxProblem("expected ',' between the members of an enum", at: range),
            repair: Repair(change: .replace(","), range: range)))
      case ";" where levels.last != .other: start = index + 1
      default: break
      }
      index += 1
    }
    return findings
  }

  private func level(from start: Int, upTo index: Int) -> Level {
    switch word(start) {
    case "class": .members
    case "protocol": .requirements
    case "struct": .fields
    case "typedef" where word(start + 1) == "struct": .fields
    case "enum": .enumMembers
    // Entries of a list come apart as statements do not.
    default: word(index - 1) == "=" ? .other : .statements
    }
  }

  private func finding(at index: Int, in level: Level) -> (found: Finding, end: Int)? {
    let range = tokens[index].range
    func stray(_ message: String) -> (Finding, Int) {
      let end = endOfItem(from: index)
      let whole = range.lowerBound..<tokens[end - 1].range.upperBound
      return (
        Finding(problem: SyntaxProblem(message, at: range), repair: Repair(change: .delete, range: whole)),
        end
      )
    }
    if level == .statements {
      if ["class", "protocol"].contains(word(index)), isPlainWord(index + 1),
        ["{", ":", "<"].contains(word(index + 2))
      {
        return stray("'\(word(index))' can not stand inside a function")
      }
      return isFunction(from: index) ? stray("a function can not stand inside another one") : nil
    }
    if [.number, .string, .character].contains(tokens[index].kind) {
      let last = word(index + 1) == ";" ? index + 1 : index
      let place = range.lowerBound..<tokens[last].range.upperBound
      return (
        Finding(
          problem: SyntaxProblem("unexpected '\(word(index))' among the members", at: range),
          repair: Repair(change: .delete, range: place)), last + 1
      )
    }
    if level == .fields, ["struct", "class", "protocol", "enum"].contains(word(index)),
      case let end = endOfItem(from: index), word(end - 1) == "}"
    {
      // A field of that type may follow.
      let last = word(end + 1) == ";" ? end + 2 : end
      return (
        Finding(
          problem: SyntaxProblem("'\(word(index))' can not stand inside a struct", at: range),
          repair: Repair(change: .delete, range: range.lowerBound..<tokens[last - 1].range.upperBound)), last
      )
    }
    let isQualifier = ["weak", "outlet", "main", "shadow", "banked", "raw"].contains(word(index))
    if isQualifier, word(index + 1) == ":",
      word(index + 2) == "}" || ReservedWords.modifiers.contains(word(index + 2))
    {
      let place = tokens[index + 1].range.upperBound
      return (
        Finding(
          problem: SyntaxProblem("expected a type after '\(word(index)):'", at: place..<place),
          repair: Repair(change: .delete, range: range.lowerBound..<place)), index + 2
      )
    }
    if level == .fields, isFunction(from: index, mayEndPlainly: true) {
      return stray("a struct has no methods; a class has")
    }
    if level != .fields, ["-", "+"].contains(word(index)), word(index + 1) == "(",
      let close = closer(of: index + 1), tokens.isWord(close + 1)
    {
      let result = tokens.text.string(in: tokens[index + 1].range.upperBound..<tokens[close].range.lowerBound)
      return stray(
        "xc has no '\(word(index))' in front of a method: write '\(result) \(word(close + 1))(…)'")
    }
    guard level == .members else { return nil }
    if word(index) == "{" { return stray("a block stands outside a method") }
    if ReservedWords.beginningStatements.contains(word(index)) {
      return stray("a statement stands outside a method")
    }
    if word(index) == "~", word(index + 2) == "(" {
      return stray("xc has no destructors: write 'void dealloc(void)'")
    }
    let isName = tokens.isWord(index) && !ReservedWords.all.contains(word(index))
    if isName, ["=", ".", "->", "++", "--", "+=", "-="].contains(word(index + 1)) {
      return stray("a statement stands outside a method")
    }
    return nil
  }

  /// The parenthesis that closes one, in front of whatever ends a member.
  private func closer(of open: Int) -> Int? {
    var depth = 0
    for index in open..<min(tokens.count, open + Self.mostOfParameters) {
      switch word(index) {
      case "(": depth += 1
      case ")": depth -= 1
      case ";", "{", "}": return nil
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether a function with its result, name, parameters and body begins at a token: `i32 f(i32 x) {`. Where it may end
  /// plainly, a semicolon does for the body; then the name is none that a macro could make.
  private func isFunction(from start: Int, mayEndPlainly: Bool = false) -> Bool {
    guard isPlainWord(start) else { return false }
    var index = start + 1
    while word(index) == "*" { index += 1 }
    guard isPlainWord(index), word(index + 1) == "(" else { return false }
    let mayEndPlainly = mayEndPlainly && !MacroTable.isLikelyMacro(word(index))
    var depth = 0
    for other in (index + 1)..<min(tokens.count, index + Self.mostOfParameters) {
      switch word(other) {
      case "(": depth += 1
      case ")": depth -= 1
      // No list of parameters holds one.
      case ";", "{", "}": return false
      default: break
      }
      if depth == 0 { return word(other + 1) == "{" || mayEndPlainly && word(other + 1) == ";" }
    }
    return false
  }

  /// How many tokens are looked through for the end of a list of parameters.
  private static let mostOfParameters = 1_000

  private func isPlainWord(_ index: Int) -> Bool {
    tokens.isWord(index) && !Self.words.contains(word(index))
  }

  /// Words that no function begins with and none is called.
  private static let words = ReservedWords.beginningStatements.union([
    "par", "new", "delete", "block", "callback",
  ])

  /// Behind the semicolon or the braces that end a statement; an `else` goes on with it.
  private func endOfItem(from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      switch word(index) {
      case "(", "[", "{": depth += 1
      case ")", "]": depth -= 1
      case "}":
        depth -= 1
        if depth < 0 { return max(index, start + 1) }
        if depth == 0, !["else", "catch"].contains(word(index + 1)) { return index + 1 }
      case ";" where depth <= 0: return index + 1
      default: break
      }
    }
    return tokens.count
  }

  private func word(_ index: Int) -> String { tokens.word(index) }
}
