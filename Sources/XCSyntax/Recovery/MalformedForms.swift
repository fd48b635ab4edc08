/// Forms with a mistake that costs the parser far more than they are long, found by tokens alone: a `since` without its
/// version, a `switch` without its brace, a `union`, a callback with its name behind it, a loop without its `in`, a class
/// that is only announced, a `typedef` without a name, a variable with its type behind it.
struct MalformedForms {
  private let tokens: TokenList

  /// Whether as many braces close as open: then a brace that is missing has no partner either.
  private let isBalanced: Bool

  /// What is wrong with a text, in order.
  static func findings(in text: SourceText) -> [Finding] {
    let words = [
      "since", "switch", "union", "callback", "block", "for", "class", "protocol", "typedef", "var", "let",
    ]
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
    case "callback", "block":
      if word(index - 1) != "typedef" { nameBehind(index) ?? blockWithoutValue(at: index) } else { nil }
    case "for": loop(at: index)
    case "class" where beginsItem(index), "protocol" where beginsItem(index): announcement(at: index)
    case "typedef" where beginsItem(index): typedef(at: index)
    case "var", "let": typeBehind(at: index)
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

  // MARK: - Variables

  /// `var count: Int = 3`: without the line the ones around it are whole.
  private func typeBehind(at index: Int) -> Finding? {
    guard tokens.isWord(index + 1), word(index + 2) == ":", tokens.isWord(index + 3),
      beginsItem(index) || index == 0 || isLineEnd(behind: index - 1)
    else { return nil }
    var last = index + 3
    while tokens.indices.contains(last + 1), !isLineEnd(behind: last),
      ![";", "{", "}"].contains(word(last + 1))
    {
      last += 1
    }
    if word(last + 1) == ";" { last += 1 }
    return removal(
      "xc has no '\(word(index))': write '\(word(index + 3)) \(word(index + 1))'", at: tokens[index].range,
      from: index, through: last)
  }

  private func isLineEnd(behind index: Int) -> Bool {
    guard tokens.indices.contains(index + 1) else { return true }
    let gap = tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound
    return tokens.text.string(in: gap).contains(where: \.isNewline)
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

  // MARK: - Callbacks and blocks

  /// `callback void(i32) cb;`: the name that stands behind the type belongs inside of it.
  private func nameBehind(_ index: Int) -> Finding? {
    guard beginsItem(index) || ReservedWords.modifiers.contains(word(index - 1)) || word(index - 1) == ":",
      let open = endOfType(from: index + 1), word(open) == "(",
      let close = closer(of: open, within: Self.longestForm),
      tokens.isWord(close + 1), !ReservedWords.all.contains(word(close + 1)),
      [";", "="].contains(word(close + 2))
    else { return nil }
    let place = tokens[close + 1].range
    let type = tokens[index + 1].range.lowerBound..<tokens[close].range.upperBound
    let text = tokens.text.string(in: type)
    let result = tokens.text.string(in: type.lowerBound..<tokens[open - 1].range.upperBound)
    let name = word(close + 1)
    return Finding(
      problem: SyntaxProblem(
        "the name of a \(word(index)) stands inside of its type: '\(word(index)) \(name) \(result)(…)'",
        at: place),
      // In its place, the name is still declared.
      repair: tokens.line(index) == tokens.line(close + 1)
        ? Repair(change: .replace(name + " " + text), range: type.lowerBound..<place.upperBound)
        : Repair(change: .delete, range: place))
  }

  /// `block b i32(i32 v) { … }`: behind the declaration of one, its value stands behind `=`.
  private func blockWithoutValue(at index: Int) -> Finding? {
    guard word(index) == "block", beginsItem(index), tokens.isWord(index + 1),
      !ReservedWords.all.contains(word(index + 1)), let open = endOfType(from: index + 2), word(open) == "(",
      let close = closer(of: open, within: Self.longestForm), word(close + 1) == "{",
      let end = closer(of: close + 1, within: Self.longestForm)
    else { return nil }
    let place = tokens[close].range.upperBound
    let last = word(end + 1) == ";" ? end + 1 : end
    return Finding(
      problem: SyntaxProblem(
        "expected '= block …' after the type of '\(word(index + 1))': what a block does is its value",
        at: place..<place),
      repair: Repair(
        change: .replace(";"), range: tokens[close + 1].range.lowerBound..<tokens[last].range.upperBound))
  }

  /// Behind a type of one word and its stars.
  private func endOfType(from start: Int) -> Int? {
    guard tokens.isWord(start) else { return nil }
    var index = start + 1
    while ["*", "@"].contains(word(index)) { index += 1 }
    return index
  }

  // MARK: - Loops

  /// `for (i : xs)` and `for (i of xs)`.
  private func loop(at index: Int) -> Finding? {
    guard word(index + 1) == "(", let close = closer(of: index + 1, within: Self.longestForm) else {
      return nil
    }
    var mark = index + 2
    while tokens.isWord(mark) || ["*", "@"].contains(word(mark)) {
      if word(mark) == "in" { return nil }
      if word(mark) == "of", tokens.isWord(mark - 1), tokens.isWord(mark + 1) { break }
      mark += 1
    }
    guard [":", "of"].contains(word(mark)), mark > index + 2, mark + 1 < close, tokens.isWord(mark - 1),
      !((index + 2)..<close).contains(where: { ["in", "?"].contains(word($0)) })
    else { return nil }
    let range = tokens[mark].range
    let front = tokens[mark - 1].range.upperBound == range.lowerBound ? " " : ""
    let back = tokens[mark + 1].range.lowerBound == range.upperBound ? " " : ""
    return Finding(
      problem: SyntaxProblem("expected 'in' after '\(word(mark - 1))', not '\(word(mark))'", at: range),
      repair: Repair(change: .replace(front + "in" + back), range: range))
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

  // MARK: - Declarations without their end

  /// `class X;`: all names of a file and its imports are known from the first line on.
  private func announcement(at index: Int) -> Finding? {
    guard tokens.isWord(index + 1), word(index + 2) == ";" else { return nil }
    let place = tokens[index].range.lowerBound..<tokens[index + 2].range.upperBound
    return removal(
      "xc has no forward declaration of a \(word(index)): its name is known from the first line on",
      at: place, from: index, through: index + 2)
  }

  /// `typedef struct S { i32 x; }`: without the word it is whole, but for a struct without a name of its own.
  private func typedef(at index: Int) -> Finding? {
    guard ["struct", "enum"].contains(word(index + 1)) else { return nil }
    let hasName = tokens.isWord(index + 2)
    guard let close = closer(of: hasName ? index + 3 : index + 2),
      !tokens.indices.contains(close + 1) || [";", "}"].contains(word(close + 1))
        || ReservedWords.beginningItems.contains(word(close + 1)) || tokens[close + 1].kind == .directive
    else { return nil }
    let place = tokens[close].range.upperBound
    let isWholeWithout = hasName || word(index + 1) == "enum"
    let last = isWholeWithout ? index : word(close + 1) == ";" ? close + 1 : close
    return removal(
      "expected the name of the typedef after '}'", at: place..<place, from: index, through: last)
  }

  /// How many tokens are looked through for the end of what is no declaration.
  private static let longestForm = 2_000

  /// The bracket that closes one.
  private func closer(of open: Int, within most: Int = .max) -> Int? {
    let closers = ["(": ")", "{": "}"]
    guard let closer = closers[word(open)] else { return nil }
    var depth = 0
    for index in open..<(most < tokens.count - open ? open + most : tokens.count) {
      if word(index) == word(open) { depth += 1 }
      if word(index) == closer { depth -= 1 }
      if depth == 0 { return index }
      if closer == ")", ["{", "}", ";"].contains(word(index)) { return nil }
    }
    return nil
  }

  private func word(_ index: Int) -> String { tokens.word(index) }
}
