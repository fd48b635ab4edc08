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
    if broken.isMissing { return tokens.indices.lazy.compactMap(line.formBehindMissing).first }
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

    private func isType(_ index: Int) -> Bool {
      isWord(index)
        && ![
          "class", "protocol", "struct", "enum", "typedef", "try", "defer", "par", "else", "asm", "throws",
        ].contains(word(index))
    }

    private func isValue(_ index: Int) -> Bool {
      isWord(index) || (tokens.indices.contains(index) && tokens[index].kind == .number) || word(index) == "("
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
          let problem = ReservedWords.problem(with: word, meaning: keyword, at: token.range)
          return ForeignForm(problem.message, at: token.range, .replace(keyword))
        }
      }
      return nil
    }

    /// A form at which the parser puts in a token that nobody missed.
    func formBehindMissing(at index: Int) -> ForeignForm? {
      switch word(index) {
      case "(" where isFunctionPointer(at: index): functionPointer(at: index)
      case "(" where isAtStatementStart(index): tuple(at: index)
      case "switch": head(at: index)
      case ";" where isBetweenValues(index), "new" where isWord(index + 1) && word(index + 2) == "<":
        form(at: index)
      case "," where isBetweenFields(index): betweenFields(index)
      case "<", "..", "...", ":": form(at: index)
      case _ where isSecondName(index): form(at: index)
      case "import" where index == 0, "include" where index == 0: foreignWord()
      default: nil
      }
    }

    /// A form that begins with a token. One that the parser could read is none.
    func form(at index: Int) -> ForeignForm? {
      let range = tokens[index].range
      guard range.upperBound + 40 >= broken.range.lowerBound, range.lowerBound <= broken.range.upperBound + 1
      else {
        return nil
      }
      switch word(index) {
      case "if", "while", "switch", "for": return head(at: index)
      case "+"
      where ["=", "(", ",", "return", "+", "-", "*", "/"].contains(word(index - 1)) && isValue(index + 1):
        return ForeignForm("xc has no unary '+'", at: range, .delete)
      case ":>" where tokens[..<index].contains(where: { text.string(in: $0.range) == "?" }):
        return ForeignForm(
          "expected ':' here: ':>' is an operator of its own, a rotation", at: range, .replace(":"))
      case "(" where isFunctionPointer(at: index): return functionPointer(at: index)
      case "(" where isAtStatementStart(index): return tuple(at: index)
      case "["
      where word(index + 1) == "]" && isOperand(index - 1) && isAtStatementStart(index - 1)
        && [";", "=", ".", ")", ",", "+", "-"].contains(word(index + 2)):
        return ForeignForm(
          "expected an expression after '['", at: range.upperBound..<range.upperBound, .insert("x"))
      case "class" where isWord(index + 1) && word(index + 2) == ":" && !isWord(index + 3):
        let place = tokens[index + 2].range.upperBound
        return ForeignForm(
          "expected the name of the parent after ':'", at: place..<place,
          .insert(word(index + 3) == "" ? "x{}" : "x"))
      case "class"
      where word(index + 2) == ":" && isWord(index + 3) && word(index + 4) == ",":
        return upTo("{", from: index + 4, "a class has one parent; its protocols stand in '< >'")
      case "protocol" where isWord(index + 1) && word(index + 2) == ":":
        return upTo("{", from: index + 2, "a protocol inherits from none")
      case "use" where isWord(index + 1) && word(index + 2) == ",":
        return upTo(";", from: index + 2, "'use' takes one name")
      case "{" where isWord(index - 1) && isType(index - 2) && (index == 2 || isAtStatementStart(index - 2)):
        let place = tokens[index - 1].range.upperBound
        return ForeignForm(
          "expected '(' after '\(word(index - 1))'", at: place..<place, .insert("()"))
      case "struct" where word(index + 2) == ":" && isWord(index + 3) && word(index + 3) != "packed":
        return ForeignForm(
          "expected 'packed' after ':', not '\(word(index + 3))'", at: tokens[index + 3].range,
          .replace("packed"))
      case "reduce" where word(index + 1) == "(" && isWord(index + 2) && word(index + 3) == ")":
        return ForeignForm(
          "expected an operator in front of '\(word(index + 2))', as in ':reduce(+ \(word(index + 2)))'",
          at: tokens[index + 2].range, .replace("+x"))
      case "struct" where isWord(index + 1) && (isWord(index + 2) || word(index + 2) == "*"):
        let behind = word(index + 2) == "*" ? "*" : " " + word(index + 2)
        return ForeignForm(
          "a struct's name stands alone as a type: '\(word(index + 1))\(behind)'", at: range, .delete)
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
      case "try" where isWord(index + 1) && ["(", ".", ";", "="].contains(word(index + 2)):
        return ForeignForm(
          "expected '{' after 'try'", at: range.upperBound..<range.upperBound, .delete, in: range)
      case "try" where broken.isError && range.lowerBound == broken.range.lowerBound:
        let end = brackets(from: index + 1)?.upperBound ?? range.upperBound
        return ForeignForm("expected 'catch' after the block of 'try'", at: end..<end, .delete, in: range)
      case "enum" where word(index + 1) != "{" && word(index + 2) == "=" && word(index + 3) != "{":
        let place = tokens[index + 2].range.upperBound
        let end =
          tokens[index...].prefix { text.string(in: $0.range) != ";" && isOnLine($0, of: index) }.last?.range
          .upperBound ?? place
        return ForeignForm("expected '{' after '='", at: place..<place, .replace("{}"), in: place..<end)
      case "<" where touches(index, ">") && isWord(index - 1) && !isBehind(index - 1, touching: index):
        return operatorOfOthers("<>", at: index, meaning: "!=")
      case "=" where touches(index, ">") && isOperand(index - 1):
        return operatorOfOthers("=>", at: index, meaning: ".")
      case ".." where isWord(index - 1) && isWord(index + 1) && !isInRange(index):
        return ForeignForm("'..' makes a range; a member follows one '.'", at: range, .replace("."))
      case "..", "...": return strayRange(at: index)
      case ":" where word(index + 1) == "{": return emptyAnnotation(at: index)
      case "<" where takesNoTypeArguments(index): return strayTypeArguments(at: index)
      case _ where isSecondName(index):
        return ForeignForm(
          "expected ',' or ')' after '\(word(index - 1))': a parameter has one name", at: range, .delete)
      case "*" where word(index - 2) == "(" && word(index - 3) == "catch":
        return ForeignForm("the class of what is caught stands without a star", at: range, .delete)
      case ";" where isBetweenValues(index):
        return ForeignForm("expected ',' between the values of a list", at: range, .replace(","))
      case "new" where isWord(index + 1) && word(index + 2) == "<":
        return typeArguments(from: index + 2).map {
          ForeignForm(
            "'new' takes no type arguments: 'new \(word(index + 1))()'", at: tokens[index + 2].range, .delete,
            in: $0)
        }
      case "<" where word(index + 1) == ">" && isWord(index - 1):
        let place = range.upperBound
        return ForeignForm("expected a type after '<'", at: place..<place, .insert("x"))
      case "," where isBetweenFields(index): return betweenFields(index)
      case "," where isInForHead(index):
        let place = tokens[index - 1].range.upperBound
        return ForeignForm(
          "expected ';' after the initializer of the loop", at: place..<place, .replace(";"), in: range)
      case "," where isInCallback:
        return upTo(
          ";", from: index, "a declaration has one callback: its name stands inside of its type")
      case "case" where isStray(range, from: "switch"):
        guard let colon = tokens[index...].first(where: { text.string(in: $0.range) == ":" }) else {
          return nil
        }
        return ForeignForm(
          "'case' stands outside a 'switch'", at: range, .delete,
          in: range.lowerBound..<colon.range.upperBound)
      case "catch" where word(index + 1) != "(" && word(index - 1) == "}":
        let place = range.upperBound..<range.upperBound
        return ForeignForm("expected '(' after 'catch'", at: place, .insert("(x)"))
      case "catch" where isStray(range, from: "try") && word(index + 1) == "(":
        guard let head = brackets(from: index + 1) else { return nil }
        return ForeignForm(
          "'catch' without a 'try' of its own", at: range, .delete, in: range.lowerBound..<head.upperBound)
      default: return nil
      }
    }

    /// `(a, b);`: nothing is done with the values.
    private func tuple(at index: Int) -> ForeignForm? {
      guard let range = brackets(from: index),
        let end = tokens.firstIndex(where: { $0.range.lowerBound >= range.upperBound }), word(end) == ";",
        tokens[index..<end].contains(where: { text.string(in: $0.range) == "," })
      else { return nil }
      let place = range.upperBound..<range.upperBound
      return ForeignForm(
        "expected '=' after ')': several values in parentheses are assigned to", at: place, .insert("=x"))
    }

    /// The head of a loop or choice without its parentheses or with nothing in them, and a switch without arms.
    private func head(at index: Int) -> ForeignForm? {
      let keyword = word(index)
      let range = tokens[index].range
      guard word(index + 1) == "(" else {
        if index + 1 == tokens.count || word(index + 1) == "}" {
          // Nothing of it is there yet.
          return ForeignForm(
            "expected '(' after '\(keyword)'", at: range.upperBound..<range.upperBound, .delete, in: range)
        }
        guard let brace = tokens[index...].first(where: { text.string(in: $0.range) == "{" }) else {
          return nil
        }
        let head = keyword == "for" ? "for(;;)" : keyword + "(x)"
        return ForeignForm(
          "expected '(' after '\(keyword)'", at: range.upperBound..<range.upperBound, .replace(head),
          in: range.lowerBound..<brace.range.lowerBound)
      }
      if keyword == "for", word(index + 2) == ")" {
        let place = tokens[index + 1].range.upperBound
        return ForeignForm(
          "the head of this loop is empty: 'for (;;)' goes on for ever", at: range, .insert(";;"),
          in: place..<place)
      }
      guard keyword == "switch", let head = brackets(from: index + 1),
        let body = tokens.firstIndex(where: { $0.range.lowerBound >= head.upperBound }), word(body) == "{",
        tokens.indices.contains(body + 1), tokens[body + 1].kind != .directive,
        !["case", "default", "}"].contains(word(body + 1))
      else { return nil }
      return ForeignForm(
        "expected 'case' or 'default' at the beginning of the switch, not '\(word(body + 1))'",
        at: tokens[body + 1].range, .replace("if"), in: range)
    }

    private func isAtStatementStart(_ index: Int) -> Bool { ["", ";", "{", "}"].contains(word(index - 1)) }

    /// `R (*f)(P)`, and an array of them: `R (*f[4])(P)`.
    private func isFunctionPointer(at index: Int) -> Bool {
      word(index + 1) == "*" && endOfPointer(at: index) != nil
        && index > 0 && (isWord(index - 1) || word(index - 1) == "*")
        && !ReservedWords.beginningStatements.contains(word(index - 1))
    }

    /// The parenthesis that opens the parameters of a function pointer.
    private func endOfPointer(at index: Int) -> Int? {
      var end = isWord(index + 2) ? index + 3 : index + 2
      if word(end) == "[", let size = brackets(from: end) {
        while end < tokens.count, tokens[end].range.lowerBound < size.upperBound { end += 1 }
      }
      return word(end) == ")" && word(end + 1) == "(" ? end + 1 : nil
    }

    private func functionPointer(at index: Int) -> ForeignForm? {
      guard let open = endOfPointer(at: index), let parameters = brackets(from: open) else { return nil }
      let written = text.string(in: tokens[index + 1].range.upperBound..<tokens[open - 1].range.lowerBound)
      let name = written.isEmpty ? "" : written.trimmed + " "
      let start = tokens[index].range.lowerBound
      var first = index - 1
      while first > 0, word(first) == "*" { first -= 1 }
      let result = text.string(in: tokens[first].range.lowerBound..<tokens[index - 1].range.upperBound)
      return ForeignForm(
        "a function is pointed to by a callback: 'callback \(name)\(result)(…)'",
        at: tokens[index].range, .replace("x"), in: start..<parameters.upperBound)
    }

    /// A range where a value is wanted: `f(1..3)`, `x = ..3`.
    private func strayRange(at index: Int) -> ForeignForm? {
      let hasStart = isOperandEnd(index - 1)
      let hasEnd = isValue(index + 1)
      let range = tokens[index].range
      if hasStart, word(index + 1) == "]" || hasEnd, isInBrackets(index) {
        return ForeignForm(
          "a slice is no value: it stands in the head of a loop", at: range, hasEnd ? .replace("+") : .delete)
      }
      guard !mayHoldRange(index), hasStart || ["=", "(", ",", "return"].contains(word(index - 1)),
        hasStart || hasEnd, word(index) == ".." || hasEnd || word(index + 1) == ";"
      else { return nil }
      return ForeignForm(
        "a range is no value: it stands in the head of a loop, behind 'case', in brackets or as a variable's value",
        at: range, hasEnd ? .replace(hasStart ? "+" : "-") : .delete)
    }

    /// Whether the innermost bracket around a token is one of a subscript outside of a loop's head.
    private func isInBrackets(_ index: Int) -> Bool {
      var depth = 0
      for other in tokens[..<index].indices.reversed() {
        switch word(other) {
        case ")", "]": depth += 1
        case "(", "[":
          if depth == 0 {
            return word(other) == "[" && !tokens[..<other].contains { text.string(in: $0.range) == "for" }
          }
          depth -= 1
        case ";", "{", "}": return false
        default: break
        }
      }
      return false
    }

    /// `: { }`: a colon with nothing in front of the body.
    private func emptyAnnotation(at index: Int) -> ForeignForm? {
      let place = tokens[index].range.upperBound..<tokens[index].range.upperBound
      let first = tokens[..<index].lastIndex { [";", "{", "}"].contains(text.string(in: $0.range)) }
      switch word(first.map { $0 + 1 } ?? 0) {
      case "struct": return ForeignForm("expected 'packed' after ':'", at: place, .insert("packed"))
      case "par":
        return ForeignForm("expected a decorator after ':'", at: place, .delete, in: tokens[index].range)
      case "while": return ForeignForm("a 'while' loop takes no annotation", at: tokens[index].range, .delete)
      case "enum": return ForeignForm("an enum has nothing behind ':'", at: tokens[index].range, .delete)
      case "for" where word(index - 1) == ")":
        return ForeignForm("expected an annotation of the loop after ':'", at: place, .insert("x"))
      default: return nil
      }
    }

    /// Whether a value may end with a token.
    private func isOperandEnd(_ index: Int) -> Bool {
      guard tokens.indices.contains(index) else { return false }
      return tokens[index].kind == .number || tokens[index].kind == .character
        || (tokens[index].kind == .word && !["case", "return", "in"].contains(word(index)))
        || [")", "]"].contains(word(index))
    }

    /// Whether a range may stand where a token does; its statement begins on this line.
    private func mayHoldRange(_ index: Int) -> Bool {
      var depth = 0
      for other in tokens[..<index].indices.reversed() {
        switch word(other) {
        case ")", "]": depth += 1
        case "(", "[":
          if depth == 0 { return word(other) == "[" || word(other - 1) == "for" }
          depth -= 1
        case "{", ";", "}":
          if depth == 0 { return word(other) == "{" && ["=", ",", "{", "("].contains(word(other - 1)) }
        case "case": return true
        // Behind a type and a name it is the value of a variable.
        case "=" where depth == 0: return isWord(other - 1) && isOperand(other - 2) || word(other - 1) == "]"
        default: break
        }
      }
      return false
    }

    /// `f(Foo a b)`: of a parameter's names the second.
    private func isSecondName(_ index: Int) -> Bool {
      guard isPlainName(index), isPlainName(index - 1), [",", ")"].contains(word(index + 1)),
        isPlainType(index - 2) || ["*", "@", "^", ">"].contains(word(index - 2))
      else { return false }
      var depth = 0
      for other in tokens[..<index].indices.reversed() {
        switch word(other) {
        case ")": depth += 1
        case "(":
          if depth == 0 { return isWord(other - 1) && (isType(other - 2) || word(other - 2) == "*") }
          depth -= 1
        case "{", ";", "}", "=", "<", "[": return false
        default: break
        }
      }
      return false
    }

    private func isPlainName(_ index: Int) -> Bool {
      isWord(index) && !ReservedWords.all.contains(word(index)) && !Self.beforeTypes.contains(word(index))
    }

    /// A word that may be a type by itself.
    private func isPlainType(_ index: Int) -> Bool {
      isWord(index) && !ReservedWords.beginningStatements.contains(word(index))
        && !Self.beforeTypes.contains(word(index)) && !MacroTable.isLikelyMacro(word(index))
    }

    /// Words that stand in front of a type.
    private static let beforeTypes: Set<String> = [
      "weak", "outlet", "main", "shadow", "banked", "raw", "callback", "block",
    ]

    /// Whether brackets behind a token are type arguments where none may stand: of a type that the language names, in a
    /// cast or in front of the arguments of a call.
    private func takesNoTypeArguments(_ index: Int) -> Bool {
      guard isWord(index - 1), let list = typeArguments(from: index) else { return false }
      if Self.primitives.contains(word(index - 1)) { return true }
      guard let next = tokens.firstIndex(where: { $0.range.lowerBound >= list.upperBound }) else {
        return false
      }
      if word(next) == "(" { return word(index - 2) != "new" && holdsType(index + 1) }
      var end = next
      while ["*", "@", "?"].contains(word(end)) { end += 1 }
      return word(index - 2) == "(" && word(end) == ")" && !isWord(index - 3)
        && (end > next || isValue(end + 1))
    }

    /// `g<i32>(3)`: with two values, it could be two comparisons.
    private func holdsType(_ index: Int) -> Bool {
      Self.primitives.contains(word(index)) || ["*", ">"].contains(word(index + 1)) && isWord(index)
    }

    private func strayTypeArguments(at index: Int) -> ForeignForm? {
      guard let list = typeArguments(from: index) else { return nil }
      let name = word(index - 1)
      let message =
        if Self.primitives.contains(name) {
          "'\(name)' takes no type arguments"
        } else if word(index - 2) == "(" {
          "a cast takes no type arguments: '(\(name)*)'"
        } else {
          "a call takes no type arguments: '\(name)()'"
        }
      return ForeignForm(message, at: tokens[index].range, .delete, in: list)
    }

    private static let primitives: Set<String> = [
      "i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64", "bool", "float", "double", "void", "string",
      "pointer", "auto",
    ]

    /// What stands too much, up to a mark in front of which the thread is found again.
    private func upTo(_ mark: String, from index: Int, _ message: String) -> ForeignForm? {
      guard let end = tokens[index...].first(where: { text.string(in: $0.range) == mark }) else { return nil }
      let start = tokens[index].range
      return ForeignForm(message, at: start, .delete, in: start.lowerBound..<end.range.lowerBound)
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

    private func isOnLine(_ token: Token, of index: Int) -> Bool {
      text.lineIndex(at: token.range.lowerBound) == text.lineIndex(at: tokens[index].range.lowerBound)
    }

    /// Whether what is broken stands in or behind a declaration that begins with a callback or a block.
    private var isInCallback: Bool {
      let kinds: [SyntaxKind?] = [broken.parent?.kind, broken.kind]
      guard kinds.contains(where: { $0 == .fieldDeclaration || $0 == .variableDeclaration }) || broken.isError
      else { return false }
      guard
        let first = tokens.firstIndex(where: { ["callback", "block"].contains(text.string(in: $0.range)) })
      else { return false }
      return isWord(first + 1) && (first == 0 || isAtStatementStart(first))
        && tokens[first...].contains { text.string(in: $0.range) == ")" }
    }

    /// `i32 a, i32 b` in a struct.
    private func isBetweenFields(_ index: Int) -> Bool {
      guard isWord(index - 1), isWord(index + 1), isWord(index + 2) || word(index + 2) == "*" else {
        return false
      }
      let around = [broken, broken.parent, broken.parent?.parent]
      return around.contains { $0?.kind == .structBody }
    }

    private func betweenFields(_ index: Int) -> ForeignForm {
      let place = tokens[index - 1].range.upperBound
      return ForeignForm(
        "expected ';' after the field '\(word(index - 1))'", at: place..<place, .replace(";"),
        in: tokens[index].range)
    }

    /// `for (i32 i = 0, i < n; i++)`: a comparison is no variable.
    private func isInForHead(_ index: Int) -> Bool {
      guard let head = tokens[..<index].lastIndex(where: { text.string(in: $0.range) == "for" }),
        word(head + 1) == "(", !tokens[head..<index].contains(where: { text.string(in: $0.range) == ";" }),
        tokens[head..<index].contains(where: { text.string(in: $0.range) == "=" }), isWord(index + 1)
      else { return false }
      return ["<", ">", "<=", ">=", "!=", "=="].contains(word(index + 2))
    }

    /// Whether a mark stands right behind a token.
    private func touches(_ index: Int, _ mark: String) -> Bool {
      word(index + 1) == mark && isBehind(index, touching: index + 1)
    }

    private func isBehind(_ index: Int, touching next: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].range.upperBound == tokens[next].range.lowerBound
    }

    /// An operator of two marks that xc writes otherwise.
    private func operatorOfOthers(_ written: String, at index: Int, meaning own: String) -> ForeignForm {
      let place = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
      return ForeignForm("xc has no '\(written)'; is '\(own)' meant?", at: place, .replace(own))
    }

    /// Whether a range may stand where a token does.
    private func isInRange(_ index: Int) -> Bool {
      tokens[..<index].contains { ["for", "case", "[", "{"].contains(text.string(in: $0.range)) }
    }

    /// `= { 1; 2`.
    private func isBetweenValues(_ index: Int) -> Bool {
      guard let open = tokens[..<index].lastIndex(where: { text.string(in: $0.range) == "{" }),
        word(open - 1) == "=", isValue(index - 1), index - 1 == open + 1 || word(index - 2) == ","
      else { return false }
      return isValue(index + 1) && !ReservedWords.beginningItems.contains(word(index + 1))
        && [";", "}", ","].contains(word(index + 2))
    }

    /// From a bracket that opens type arguments to the one that closes it.
    private func typeArguments(from index: Int) -> Range<Int>? {
      guard
        let end = tokens[index...].prefix(12).first(where: { text.string(in: $0.range) == ">" }),
        isOnLine(end, of: index)
      else { return nil }
      return tokens[index].range.lowerBound..<end.range.upperBound
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
