/// Finds the heads of classes, functions and the like whose opening brace was left out.
///
/// A closing brace that nothing is open for says that one is missing; where the lines behind a head stand deeper than
/// it, and a brace as deep as the head ends them, it is missing there.
struct MissingBraces {
  /// A head without its brace.
  struct Head {
    /// Behind the last byte of the head.
    var end: Int
    var message: String
    /// The byte at which the head begins.
    var start: Int
  }

  /// What is open: the body of a class or protocol, or any other brace.
  private enum Level { case members, other }

  private let tokens: TokenList
  private var heads: [Head] = []

  /// At most so many heads of a text, in order.
  static func heads(in text: SourceText, upTo most: Int) -> [Head] {
    var search = MissingBraces(text)
    search.run(upTo: most)
    return search.heads
  }

  private init(_ text: SourceText) { tokens = TokenList(of: text) }

  private mutating func run(upTo most: Int) {
    var levels: [Level] = []
    // The indentation of the lines on which the braces that are open stand.
    var columns: [Int] = []
    var start = 0
    var parentheses = 0
    func indentation(_ index: Int) -> Int {
      LineStart(of: tokens[index].range.lowerBound, in: tokens.text).indentation
    }
    var index = 0
    while index < tokens.count, heads.count < most {
      defer { index += 1 }
      let isAmongItems = levels.last != .other
      if index == start, isAmongItems, let head = headOfContainer(from: index, isInside: !levels.isEmpty) {
        heads.append(head)
        levels.append(["class", "protocol"].contains(word(index)) ? .members : .other)
        columns.append(indentation(index))
        while index + 1 < tokens.count, tokens[index + 1].range.lowerBound < head.end { index += 1 }
        start = index + 1
        continue
      }
      if index == start, !isAmongItems, let outer = columns.last, indentation(index) > outer,
        let head = headOfStatement(from: index)
      {
        heads.append(head)
        levels.append(.other)
        columns.append(indentation(index))
        while index + 1 < tokens.count, tokens[index + 1].range.lowerBound < head.end { index += 1 }
        start = index + 1
        continue
      }
      switch word(index) {
      case "(": parentheses += 1
      case ")":
        parentheses = max(0, parentheses - 1)
        guard parentheses == 0, isAmongItems,
          let head = headOfFunction(from: start, upTo: index, isInside: levels.last == .members)
        else { continue }
        heads.append(head)
        levels.append(.other)
        columns.append(indentation(start))
        start = index + 1
      case "{":
        levels.append(isAmongItems && ["class", "protocol"].contains(word(start)) ? .members : .other)
        columns.append(indentation(index))
        start = index + 1
      case "}":
        _ = levels.popLast()
        _ = columns.popLast()
        parentheses = 0
        start = index + 1
      case ";": if parentheses == 0 { start = index + 1 }
      default: break
      }
    }
  }

  private static let containers = [
    "class": "class", "protocol": "protocol", "struct": "struct", "enum": "enum",
  ]

  /// The head of a class, protocol, struct or enum that its line ends.
  private func headOfContainer(from index: Int, isInside: Bool) -> Head? {
    guard let noun = Self.containers[word(index)], !isInside else { return nil }
    var last = index
    while last + 1 < tokens.count, line(last + 1) == line(index) { last += 1 }
    guard last > index, !(index...last).contains(where: { ["{", ";", "("].contains(word($0)) }),
      !["{", ":", "<", "(", "=", ";"].contains(word(last + 1)), word(last) != ",",
      isBodyOfLines(behind: last, from: index)
    else { return nil }
    return Head(
      end: tokens[last].range.upperBound, message: "expected '{' in front of the \(noun)'s body",
      start: tokens[index].range.lowerBound)
  }

  /// The head of an `if`, a loop or a `switch` that its line ends, with deeper lines behind it and a brace below.
  ///
  /// A body without braces stands deeper, too; but behind it, no brace closes as deep as its head.
  private func headOfStatement(from index: Int) -> Head? {
    guard ["if", "while", "for", "switch"].contains(word(index)), word(index + 1) == "(" else { return nil }
    var depth = 0
    var end = index + 1
    while end < tokens.count, line(end) == line(index) {
      if word(end) == "(" { depth += 1 }
      if word(end) == ")" { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    let isSwitchOfArms = word(index) == "switch" && ["case", "default"].contains(word(end + 1))
    guard depth == 0, end + 1 < tokens.count, word(end + 1) != "{",
      isSwitchOfArms || (line(end + 1) > line(index) && isBodyOfLines(behind: end, from: index))
    else { return nil }
    return Head(
      end: tokens[end].range.upperBound, message: "expected '{' after the head of this '\(word(index))'",
      start: tokens[index].range.lowerBound)
  }

  /// The head of a function that its parameters end.
  private func headOfFunction(from start: Int, upTo end: Int, isInside: Bool) -> Head? {
    let next = word(end + 1)
    let isEmptyBody = next == "}" && isAloneOnLine(from: start, to: end + 1)
    guard isEmptyBody || tokens.isWord(end + 1) || ["*", "@", "("].contains(next),
      next != "throws", !["if", "while", "for", "switch"].contains(word(start)),
      hasNameInFrontOfParameters(from: start, upTo: end)
    else { return nil }
    let isBody =
      line(end + 1) > line(end)
      ? isBodyOfLines(behind: end, from: start) : isBodyOnLine(behind: end)
    guard isEmptyBody || isBody else { return nil }
    return Head(
      end: tokens[end].range.upperBound,
      message: "expected '{' after the \(isInside ? "method" : "function")'s parameters",
      start: tokens[start].range.lowerBound)
  }

  /// Whether two tokens are the first and the last of one line.
  private func isAloneOnLine(from first: Int, to last: Int) -> Bool {
    line(first) == line(last) && LineStart(of: tokens[first].range.lowerBound, in: tokens.text).isFirst
      && (last + 1 == tokens.count || line(last + 1) > line(last))
  }

  /// `i32 f(`: a type and a name.
  private func hasNameInFrontOfParameters(from start: Int, upTo end: Int) -> Bool {
    guard let open = (start..<end).first(where: { word($0) == "(" }), open >= start + 2 else { return false }
    return tokens.isWord(open - 1)
      && (start..<open).allSatisfy {
        tokens.isWord($0) || ["*", "@", "^", ":", "<", ">", ",", "[", "]"].contains(word($0))
      }
  }

  /// Whether the lines behind a head stand deeper than it up to a brace that stands as deep as it.
  private func isBodyOfLines(behind last: Int, from first: Int) -> Bool {
    let head = LineStart(of: tokens[first].range.lowerBound, in: tokens.text)
    guard head.isFirst, last + 1 < tokens.count else { return false }
    var line = line(last)
    for index in (last + 1)..<tokens.count where self.line(index) > line {
      line = self.line(index)
      let start = LineStart(of: tokens[index].range.lowerBound, in: tokens.text)
      if index == last + 1, start.indentation <= head.indentation { return false }
      if start.indentation <= head.indentation {
        return start.indentation == head.indentation && word(index) == "}"
      }
    }
    return false
  }

  /// Whether a statement follows on the line, and one brace more closes on it than opens.
  private func isBodyOnLine(behind last: Int) -> Bool {
    let isStatement =
      ReservedWords.beginningStatements.contains(word(last + 1))
      || ["=", "(", ".", "->", "++", "--", "[", "+=", "-="].contains(word(last + 2))
    guard isStatement, !MacroTable.isLikelyMacro(word(last + 1)) else { return false }
    var depth = 0
    var index = last + 1
    while index < tokens.count, line(index) == line(last) {
      if word(index) == "{" { depth += 1 }
      if word(index) == "}" { depth -= 1 }
      index += 1
    }
    return depth == -1
  }

  private func line(_ index: Int) -> Int { tokens.line(index) }

  private func word(_ index: Int) -> String { tokens.word(index) }
}
