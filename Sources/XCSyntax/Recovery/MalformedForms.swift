/// Forms with a mistake that costs the parser far more than they are long, found by tokens alone: a `since` without its
/// version, a `switch` without its brace, a `union`.
struct MalformedForms {
  private let tokens: TokenList

  /// Whether as many braces close as open: then a brace that is missing has no partner either.
  private let isBalanced: Bool

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [Finding] {
    let words = ["since", "switch", "union"]
    guard words.contains(where: { text.holds($0.utf8, in: text.bytes.indices) }) else { return [] }
    return MalformedForms(text).run()
  }

  private init(_ text: SourceText) {
    let tokens = TokenList(of: text)
    self.tokens = tokens
    var depth = 0
    for index in tokens.indices where tokens[index].kind == .mark {
      if tokens.word(index) == "{" { depth += 1 }
      if tokens.word(index) == "}" { depth -= 1 }
    }
    isBalanced = depth == 0
  }

  private func run() -> [Finding] {
    var findings: [Finding] = []
    var end = 0
    for index in tokens.indices where tokens.isWord(index) && tokens[index].range.lowerBound >= end {
      guard let finding = finding(at: index) else { continue }
      findings.append(finding)
      end = finding.repair.range.upperBound
    }
    return findings
  }

  private func finding(at index: Int) -> Finding? {
    switch word(index) {
    case "since" where beginsItem(index): version(at: index)
    case "switch": arms(at: index)
    case "union" where beginsItem(index) || word(index - 1) == "typedef": union(at: index)
    default: nil
    }
  }

  private func beginsItem(_ index: Int) -> Bool {
    ["", ";", "{", "}"].contains(word(index - 1)) || ReservedWords.modifiers.contains(word(index - 1))
  }

  private func removal(_ message: String, at place: Range<Int>, from start: Int, through last: Int) -> Finding
  {
    Finding(
      problem: SyntaxProblem(message, at: place),
      repair: Repair(
        change: .delete, range: tokens[start].range.lowerBound..<tokens[last].range.upperBound))
  }

  // MARK: - since

  /// `since(0.4) void f(void);`: without the modifier the member is whole.
  private func version(at index: Int) -> Finding? {
    let behind = tokens[index].range.upperBound
    guard word(index + 1) == "(" else {
      let isVersion =
        tokens.indices.contains(index + 1) && [.number, .string].contains(tokens[index + 1].kind)
      guard isVersion || beginsDeclaration(index + 1) else { return nil }
      return removal(
        "expected '(' after 'since'", at: behind..<behind, from: index, through: isVersion ? index + 1 : index
      )
    }
    guard let argument = tokens.indices.contains(index + 2) ? tokens[index + 2] : nil else { return nil }
    if argument.kind == .string || argument.kind == .word, beginsDeclaration(index + 3) {
      let place = argument.range.upperBound
      return removal(
        "expected ')' after the version", at: place..<place, from: index, through: index + 2)
    }
    guard let close = closer(of: index + 1), tokens.isWord(close + 1) else { return nil }
    let open = tokens[index + 1].range.upperBound
    if close == index + 2 {
      return removal(
        "expected a version in quotes after '(', as in 'since(\"0.4\")'", at: open..<open, from: index,
        through: close)
    }
    if argument.kind == .number || argument.kind == .character || argument.kind == .mark {
      let place = argument.range.lowerBound..<tokens[close - 1].range.upperBound
      let written = argument.kind == .number && close == index + 3 ? word(index + 2) : "0.4"
      return removal(
        "expected a version in quotes: 'since(\"\(written)\")'", at: place, from: index, through: close)
    }
    guard let comma = ((index + 2)..<close).first(where: { word($0) == "," }),
      !((index + 2)..<comma).contains(where: { word($0) == "(" })
    else { return nil }
    let place = tokens[comma].range.lowerBound..<tokens[close].range.lowerBound
    return removal("'since' takes one version", at: place, from: index, through: close)
  }

  private func beginsDeclaration(_ index: Int) -> Bool {
    ReservedWords.beginningItems.contains(word(index))
      && !ReservedWords.beginningStatements.contains(word(index))
  }

  // MARK: - switch

  /// `switch (x) case 1: f();`: with a brace for each that closes, the arms have none. They are lost up to the end of
  /// what the switch stands in.
  private func arms(at index: Int) -> Finding? {
    guard isBalanced, word(index + 1) == "(", let close = closer(of: index + 1),
      ["case", "default"].contains(word(close + 1))
    else { return nil }
    var depth = 0
    var last = close + 1
    while last + 1 < tokens.count {
      if word(last + 1) == "{" { depth += 1 }
      if word(last + 1) == "}" { depth -= 1 }
      if depth < 0 { break }
      last += 1
    }
    let place = tokens[close].range.upperBound
    return removal(
      "expected '{' after the head of this 'switch'", at: place..<place, from: index, through: last)
  }

  // MARK: - union

  /// `union U { i32 a; u8 b; } u;`, with what is declared to be one.
  private func union(at index: Int) -> Finding? {
    let open = tokens.isWord(index + 1) ? index + 2 : index + 1
    guard word(open) == "{", var last = closer(of: open) else { return nil }
    if word(last + 1) == ";" {
      last += 1
    } else if tokens.isWord(last + 1) || word(last + 1) == "*",
      let end = ((last + 1)..<tokens.count).prefix(12).first(where: {
        ["{", "}", "(", ";"].contains(word($0))
      }),
      word(end) == ";", !ReservedWords.beginningItems.contains(word(last + 1)),
      !(tokens.isWord(last + 1) && tokens.isWord(last + 2))
    {
      last = end
    }
    let start = word(index - 1) == "typedef" ? index - 1 : index
    return removal("xc has no 'union'", at: tokens[index].range, from: start, through: last)
  }

  /// The bracket that closes one.
  private func closer(of open: Int) -> Int? {
    let closers = ["(": ")", "{": "}"]
    guard let closer = closers[word(open)] else { return nil }
    var depth = 0
    for index in open..<tokens.count {
      if word(index) == word(open) { depth += 1 }
      if word(index) == closer { depth -= 1 }
      if depth == 0 { return index }
      if closer == ")", ["{", "}", ";"].contains(word(index)) { return nil }
    }
    return nil
  }

  private func word(_ index: Int) -> String { tokens.word(index) }
}
