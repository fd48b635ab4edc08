/// A word or a form of C and its relatives at a broken place, with what xc has instead.
struct ForeignForm {
  var problem: SyntaxProblem
  /// The change that makes the place parse.
  var repair: Repair

  private init(_ message: String, at range: Range<Int>, _ change: Repair.Change, in place: Range<Int>? = nil)
  {
    problem = SyntaxProblem(message, at: range)
    repair = Repair(change: change, range: place ?? range)
  }

  /// What stands at a broken place, or just in front of it.
  static func find(near broken: SyntaxNode) -> ForeignForm? {
    let text = broken.tree.text
    let start = text.lineStarts[text.lineIndex(at: broken.range.lowerBound)]
    let end = min(text.bytes.count, broken.range.lowerBound + 200)
    let tokens = TokenScanner.tokens(of: text.bytes, in: start..<max(start, end))
    let line = Line(tokens: tokens, text: text, broken: broken)
    return line.foreignWord() ?? tokens.indices.lazy.compactMap(line.form).first
  }

  /// The tokens from the beginning of the line on which a broken place begins.
  private struct Line {
    let tokens: [Token]
    let text: SourceText
    let broken: SyntaxNode

    private func word(_ index: Int) -> String {
      tokens.indices.contains(index) ? text.string(in: tokens[index].range) : ""
    }

    private func isWord(_ index: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .word
    }

    func foreignWord() -> ForeignForm? {
      for (index, token) in tokens.prefix(12).enumerated() where token.kind == .word {
        let word = word(index)
        if word.utf8.contains(where: { $0 >= 0x80 }) {
          return ForeignForm(
            "'\(word)' can not be a name: names are of ASCII letters, digits and '_'", at: token.range,
            .rename)
        }
        if let hint = ReservedWords.foreign[word] { return ForeignForm(hint, at: token.range, .delete) }
        if index == 0, let keyword = ReservedWords.keyword(near: word) {
          return ForeignForm(
            "'\(word)' can not begin a declaration; is '\(keyword)' meant?", at: token.range,
            .replace(keyword))
        }
      }
      return nil
    }

    /// A form that begins with a token. One that the parser could read is none.
    func form(at index: Int) -> ForeignForm? {
      let range = tokens[index].range
      guard range.upperBound + 40 >= broken.range.lowerBound, range.lowerBound <= broken.range.upperBound
      else {
        return nil
      }
      switch word(index) {
      case "struct" where isWord(index + 1) && isWord(index + 2):
        return ForeignForm(
          "a struct's name stands alone as a type: '\(word(index + 1)) \(word(index + 2))'", at: range,
          .delete)
      case "*" where word(index - 1) == "," && isWord(index + 1) && isAmongDeclarators:
        return ForeignForm("a star belongs to the type, so for all its variables", at: range, .delete)
      case "[" where word(index - 1) == "]" && broken.parent?.kind == .variableDeclarator:
        return brackets(from: index).map { ForeignForm("an array has one dimension", at: $0, .delete) }
      case "[" where !isOperand(index - 1): return list(at: index)
      case "return" where word(index + 1) == "{":
        guard let list = brackets(from: index + 1) else { return nil }
        return ForeignForm(
          "'return' takes its values without braces: 'return a, b;'", at: tokens[index + 1].range,
          .replace("x"), in: list)
      case "try" where broken.isError && range.lowerBound == broken.range.lowerBound:
        let end = brackets(from: index + 1)?.upperBound ?? range.upperBound
        return ForeignForm("expected 'catch' after the block of 'try'", at: end..<end, .delete, in: range)
      case "case" where isStray(range, from: "switch"):
        guard let colon = tokens[index...].first(where: { text.string(in: $0.range) == ":" }) else {
          return nil
        }
        return ForeignForm(
          "'case' stands outside a 'switch'", at: range, .delete,
          in: range.lowerBound..<colon.range.upperBound)
      case "catch" where isStray(range, from: "try") && word(index + 1) == "(":
        guard let head = brackets(from: index + 1) else { return nil }
        return ForeignForm(
          "'catch' without a 'try' of its own", at: range, .delete, in: range.lowerBound..<head.upperBound)
      default: return nil
      }
    }

    /// `[receiver message]` and `[1, 2]`.
    private func list(at index: Int) -> ForeignForm? {
      guard let range = brackets(from: index) else { return nil }
      if isWord(index + 1), isWord(index + 2) {
        return ForeignForm(
          "a method is called with a point: '\(word(index + 1)).\(word(index + 2))()'",
          at: tokens[index].range, .replace("x"), in: range)
      }
      return ForeignForm(
        "a list of values stands in braces: '{ }'", at: tokens[index].range, .replace("x"), in: range)
    }

    /// Whether a bracket behind a token would belong to it.
    private func isOperand(_ index: Int) -> Bool {
      guard tokens.indices.contains(index) else { return false }
      let word = word(index)
      return tokens[index].kind == .word ? word != "return" : ![";", "{", "}", "=", "(", ","].contains(word)
    }

    private var isAmongDeclarators: Bool {
      broken.parent?.kind == .variableDeclaration || broken.parent?.kind == .fieldDeclaration
    }

    /// Whether the parser took a keyword for a name, and what it belongs to is not near.
    private func isStray(_ range: Range<Int>, from head: String) -> Bool {
      let kind = broken.tree.root.descendant(covering: range)?.kind
      guard kind == .identifier || kind == .typeIdentifier else { return false }
      let before = max(0, range.lowerBound - 2000)..<range.lowerBound
      return !TokenScanner.tokens(of: text.bytes, in: before).contains { text.string(in: $0.range) == head }
    }

    /// From a bracket to the one that closes it.
    private func brackets(from index: Int) -> Range<Int>? {
      let closers = ["(": ")", "[": "]", "{": "}"]
      guard let closer = closers[word(index)] else { return nil }
      var depth = 0
      for other in index..<tokens.count {
        if word(other) == word(index) { depth += 1 }
        if word(other) == closer { depth -= 1 }
        if depth == 0 { return tokens[index].range.lowerBound..<tokens[other].range.upperBound }
      }
      return nil
    }
  }
}
