/// How a declaration begins, told by tokens alone: what no body of a function may hold says where one should have ended.
struct DeclarationHead {
  enum Kind {
    /// A function or method with a body, or a class or protocol: nothing that holds statements holds one.
    case certain
    /// A bodyless function, a field or anything else that could be a statement as well.
    case likely
  }

  let kind: Kind

  /// What the declaration begins with at an offset; nil where it is a statement, or cannot be told.
  static func find(at offset: Int, in text: SourceText) -> DeclarationHead? {
    let reader = Reader(text, from: offset)
    return reader.kind.map(DeclarationHead.init)
  }

  /// What a brace opens the body of.
  struct Owner {
    var name: String
    /// Whether it is a class or a protocol.
    var isContainer: Bool
  }

  /// The class, protocol or function that a brace opens the body of; nil for any other brace.
  ///
  /// - Parameter head: the tokens in front of the brace, behind the last brace or semicolon.
  static func owner(behind head: [Range<Int>], in text: SourceText) -> Owner? {
    let words = head.map { text.string(in: $0) }
    let start = words.firstIndex { !ReservedWords.modifiers.contains($0) } ?? 0
    guard start < words.count else { return nil }
    if ["class", "protocol"].contains(words[start]) {
      return start + 1 < words.count ? Owner(name: words[start + 1], isContainer: true) : nil
    }
    guard !words.contains("="),
      let open = words.indices.first(where: { isParameters(at: $0, of: words, from: start) })
    else { return nil }
    return Owner(name: words[open - 1], isContainer: false)
  }

  /// Whether a parenthesis opens the parameters of a function: a type and a name stand in front of it.
  private static func isParameters(at index: Int, of words: [String], from start: Int) -> Bool {
    guard words[index] == "(", index >= start + 2, words[start] != "since" || index > start + 3 else {
      return false
    }
    let name = words[index - 1]
    return isName(name) && !ReservedWords.beginningStatements.contains(words[start])
      && (!ReservedWords.all.contains(name) || ReservedWords.allowedAsFunctionNames.contains(name))
  }

  private static func isName(_ word: String) -> Bool { word.utf8.first.map(TokenScanner.isName) ?? false }

  /// The tokens of one declaration, up to the brace or semicolon that ends its head.
  private struct Reader {
    private let words: [String]

    /// How many tokens a head may have.
    private static let mostTokens = 400

    init(_ text: SourceText, from offset: Int) {
      var scanner = TokenScanner(text.bytes, in: offset..<text.bytes.count)
      var words: [String] = []
      while words.count < Self.mostTokens, let token = scanner.next(), token.kind != .directive {
        let word = text.string(in: token.range)
        words.append(word)
        if ["{", "}", ";"].contains(word) { break }
      }
      self.words = words
    }

    private func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

    private func isPlainWord(_ index: Int) -> Bool {
      DeclarationHead.isName(word(index)) && !DeclarationHead.statementWords.contains(word(index))
    }

    var kind: Kind? {
      let start = startOfType
      if ["class", "protocol"].contains(word(start)), isPlainWord(start + 1) {
        return ["{", ":", "<", "("].contains(word(start + 2)) ? .certain : nil
      }
      guard let end = endOfType(from: start), isPlainWord(end) else { return nil }
      switch word(end + 1) {
      case "(":
        guard let close = closer(of: end + 1) else { return nil }
        switch word(close + 1) {
        case "{", ":", "throws": return words.last == "{" ? .certain : .likely
        case ";": return holdsTypes(from: end + 2, to: close) ? .likely : nil
        // A macro that stands for an annotation.
        default: return words.last == "{" && isPlainWord(close + 1) ? .certain : nil
        }
      case ";", "=", "[", ",": return .likely
      default: return nil
      }
    }

    /// Behind the modifiers.
    private var startOfType: Int {
      var index = 0
      while true {
        if ReservedWords.modifiers.contains(word(index)) {
          index += 1
        } else if word(index) == "since", word(index + 1) == "(", let close = closer(of: index + 1) {
          index = close + 1
        } else if DeclarationHead.qualifiers.contains(word(index)), word(index + 1) == ":" {
          index += 2
        } else {
          return index
        }
      }
    }

    /// Behind a type, or several with commas between them; behind the name as well in a callback's or block's.
    private func endOfType(from start: Int) -> Int? {
      var index = start
      while true {
        guard isPlainWord(index) else { return nil }
        let isHeader =
          ["callback", "block"].contains(word(index)) && isPlainWord(index + 1) && isPlainWord(index + 2)
        index += 1
        if isHeader { return word(index + 2) == "(" ? index : nil }
        if word(index) == "<" {
          var depth = 0
          repeat {
            if word(index) == "<" { depth += 1 }
            if word(index) == ">" { depth -= 1 }
            if word(index) == ">>" { depth -= 2 }
            guard isPlainWord(index) || ["<", ">", ">>", ",", "*", "@"].contains(word(index)) else {
              return nil
            }
            index += 1
          } while depth > 0
        }
        while ["*", "@", "^"].contains(word(index)) { index += 1 }
        if word(index) == "[", let close = closer(of: index) { index = close + 1 }
        guard word(index) == "," else { return index }
        index += 1
      }
    }

    /// Whether what stands in parentheses can be no arguments: nothing, or a type that the language names.
    private func holdsTypes(from start: Int, to end: Int) -> Bool {
      start == end || ReservedWords.beginningItems.contains(word(start))
        || DeclarationHead.isName(word(start))
          && (DeclarationHead.isName(word(start + 1)) || word(start + 1) == "*")
    }

    private func closer(of open: Int) -> Int? {
      var depth = 0
      for index in open..<words.count {
        if ["(", "["].contains(words[index]) { depth += 1 }
        if [")", "]"].contains(words[index]) { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }
  }

  private static let qualifiers: Set<String> = ["weak", "outlet", "main", "shadow", "banked", "raw"]

  /// Words that begin a statement or a value, and no type.
  private static let statementWords = ReservedWords.beginningStatements.union([
    "new", "delete", "retain", "release", "use", "struct", "enum", "typedef", "sizeof", "in", "nil", "true",
    "false",
    "par",
  ])
}
