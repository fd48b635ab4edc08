/// Says what was expected at a broken place, from the node that a mended tree has there.
enum Expectation {
  /// The problem that a repair mends.
  static func problem(for found: RepairSearch.Found, in tree: SyntaxTree) -> SyntaxProblem {
    let text = tree.text
    let range = found.repair.range
    switch found.repair.change {
    case .delete:
      return SyntaxProblem(unexpected(text.string(in: range)), at: range)
    case .replace(let word):
      return SyntaxProblem("'\(text.string(in: range))' is no word of xc; is '\(word)' meant?", at: range)
    case .rename:
      return SyntaxProblem("'\(text.string(in: range))' is a reserved word and can not be a name", at: range)
    case .insert(let inserted):
      // Of a longer insertion the first token is what is missed.
      let token = String(inserted.prefix(1))
      let place = range.lowerBound
      let start = found.tree.text.bytes[place] == 0x20 ? place + 1 : place
      let node = found.tree.root.descendant(covering: start..<(start + 1))
      return expected(token, node: node, at: place, in: text)
    }
  }

  /// The problem that a token invented by the parser stands for.
  static func problem(forMissing node: SyntaxNode) -> SyntaxProblem {
    if let parent = node.parent, parent.child(.parameters) != nil, let result = parent.child(.result),
      parent.child(.name)?.isMissing == true, result.kind == .typeIdentifier
    {
      return SyntaxProblem("the result type is missing in front of '\(result.text)'", at: result.range)
    }
    if let declaration = node.parent?.parent, let type = declaration.child(.type),
      type.kind == .qualifiedType,
      let word = type.children.first?.node, let named = type.child(.type), named.kind == .typeIdentifier
    {
      // Without a variable, what was meant as its name reads as the type.
      return SyntaxProblem(
        "'\(word.text)' qualifies a type here: expected the name of a variable after '\(named.text)'",
        at: named.range.upperBound..<named.range.upperBound)
    }
    if let type = node.parent?.parent?.child(.type), type.kind == .arrayType,
      type.child(.element)?.kind == .typeIdentifier, type.child(.size) == nil,
      let bracket = type.children.first(where: { $0.node.typeName == "[" })
    {
      // Brackets with nothing in them read as those of a type.
      let place = bracket.node.range.upperBound
      return SyntaxProblem("expected an expression after '['", at: place..<place)
    }
    let name = node.isNamed || node.parent?.kind == .primitiveType ? "x" : node.typeName
    return expected(
      name, node: node, at: endOfTokenBefore(node.range.lowerBound, in: node.tree.text), in: node.tree.text)
  }

  /// The problem of a declaration that ends without its semicolon.
  static func problem(forOmittedEndOf declaration: SyntaxNode) -> SyntaxProblem {
    let text = declaration.tree.text
    let last = declaration.children.map(\.node).last { $0.kind != .comment && !$0.range.isEmpty }
    let place = last?.range.upperBound ?? declaration.range.upperBound
    let words = last.flatMap { NodeNoun.behind($0, in: declaration.kind) } ?? behind(place, in: text)
    return SyntaxProblem("expected ';'\(words)", at: place..<place)
  }

  /// The problem of a type that no name follows.
  static func problem(forNameMissingBehind type: SyntaxNode) -> SyntaxProblem {
    let place = type.range.upperBound
    return SyntaxProblem(
      "expected the name of a variable\(behind(place, in: type.tree.text))", at: place..<place)
  }

  /// The problem of a place for which no repair was found.
  static func fallback(for node: SyntaxNode) -> SyntaxProblem {
    let text = node.tree.text
    let window = node.range.lowerBound..<min(text.bytes.count, node.range.lowerBound + 4000)
    guard let token = TokenScanner.tokens(of: text.bytes, in: window).first else {
      return SyntaxProblem("this is not xc", at: node.range)
    }
    let word = text.string(in: token.range)
    if token.kind == .directive {
      return SyntaxProblem("this directive can not stand here", at: token.range)
    }
    return SyntaxProblem(unexpected(word) + place(of: node), at: token.range)
  }

  private static func place(of node: SyntaxNode) -> String {
    guard let parent = node.parent, let noun = NodeNoun.phrase(for: parent.kind) else { return "" }
    return " in " + noun
  }

  private static func unexpected(_ word: String) -> String {
    if word.count > 3, word.hasPrefix("'") { return "a character literal holds one character" }
    if word.hasPrefix("0b") || word.hasPrefix("0B") { return "a binary number begins with '%'" }
    switch word {
    case ";": return "unexpected ';': xc has no empty statement"
    case "else": return "'else' without an 'if' of its own"
    case "catch": return "'catch' without a 'try' of its own"
    case "use": return "'use' stands at top level only"
    case "'": return "this character literal is not closed"
    default: return "unexpected '\(word)'"
    }
  }

  private static func expected(
    _ token: String, node: SyntaxNode?, at place: Int, in text: SourceText
  ) -> SyntaxProblem {
    var range = place..<place
    if token == "x", let next = tokenThatBegins(at: place, in: text) { range = next.range }
    guard let node, let parent = node.parent else {
      return SyntaxProblem("expected \(noun(for: token))", at: range)
    }
    if token != "x", token.allSatisfy(\.isLetter) {
      return SyntaxProblem("expected a statement\(behind(place, in: text))", at: range)
    }
    switch token {
    case "x":
      let words = range.isEmpty ? behind(place, in: text) : " in front of '\(text.string(in: range))'"
      return SyntaxProblem("expected \(nameNoun(node, parent))\(words)", at: range)
    case ")", "]", "}":
      return SyntaxProblem(
        "expected '\(token)' at the end of \(NodeNoun.phrase(for: parent.kind) ?? "this")", at: range,
        notes: openerNote(token, parent))
    case ";" where parent.declaresVoid:
      return SyntaxProblem("expected '('\(behind(place, in: text))", at: range)
    default:
      return SyntaxProblem(
        "expected '\(token)'\(NodeNoun.behind(node, in: parent) ?? behind(place, in: text))", at: range)
    }
  }

  /// The token behind a place where something was expected that it should have begun: it stands on a line of its own.
  private static func tokenThatBegins(at place: Int, in text: SourceText) -> Token? {
    guard place > 0,
      [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(text.bytes[place - 1])
    else { return nil }
    var scanner = TokenScanner(text.bytes, in: place..<text.bytes.count)
    guard let next = scanner.next(), next.kind == .mark,
      text.lineIndex(at: next.range.lowerBound) > text.lineIndex(at: place)
    else { return nil }
    return next
  }

  private static func noun(for token: String) -> String { token == "x" ? "a name" : "'\(token)'" }

  /// What a name or value put in would be, from the part that it plays.
  private static func nameNoun(_ node: SyntaxNode, _ parent: SyntaxNode) -> String {
    var node = node
    var parent = parent
    // A name alone in an expression is the whole expression.
    while parent.range == node.range, parent.kind != .enumMember, parent.kind != .parameter,
      let outer = parent.parent
    {
      node = parent
      parent = outer
    }
    let field = parent.children.first { $0.node.range == node.range }?.field
    switch (parent.kind, field) {
    case (.expressionStatement, _): return "a statement (xc has no empty one)"
    case (.classDeclaration, .name): return "the name of the class"
    case (.classDeclaration, .parent): return "the name of the parent"
    case (.protocolDeclaration, .name): return "the name of the protocol"
    case (.protocolList, _): return "the name of a protocol"
    case (.structDeclaration, .name), (.structSpecifier, .name): return "the name of the struct"
    case (.enumDeclaration, .name), (.enumSpecifier, .name): return "the name of the enum"
    case (.enumMember, .name): return "the name of a member"
    case (.methodDeclaration, .name), (.methodDefinition, .name): return "the name of the method"
    case (.functionDeclaration, .name), (.functionDefinition, .name): return "the name of the function"
    case (.variableDeclarator, .name), (_, .declarator): return "the name of a variable"
    case (.typedefDeclaration, .name): return "the name of the typedef"
    case (.memberExpression, .member): return "the name of a member"
    case (.gotoStatement, _): return "a label"
    case (.annotation, .name), (.annotationList, _): return "an annotation"
    case (.loopAnnotation, .name): return "an annotation of the loop"
    case (.parameter, .type): return "a parameter"
    case (_, .result), (_, .type): return "a type"
    case (_, .name): return "a name"
    default: return "an expression"
    }
  }

  private static func openerNote(_ token: String, _ parent: SyntaxNode) -> [SyntaxProblem.Note] {
    guard let mark = openers[token],
      let node = parent.children.map(\.node).first(where: { $0.typeName == mark })
    else { return [] }
    return [.init(message: "this '\(mark)' is to be closed", range: node.range)]
  }

  private static let openers = [")": "(", "]": "[", "}": "{"]

  /// The opening bracket of a closing one that the parser put in; nil for any other token.
  static func opener(of node: SyntaxNode) -> SyntaxNode? {
    guard let mark = openers[node.typeName] else { return nil }
    return node.parent?.children.map(\.node).first { $0.typeName == mark }
  }

  private static func behind(_ place: Int, in text: SourceText) -> String {
    let line = text.lineStarts[max(0, text.lineIndex(at: place) - 8)]
    let before = TokenScanner.tokens(of: text.bytes, in: line..<place).last
    guard let before, before.kind != .directive else { return "" }
    let word = text.string(in: before.range)
    return word.count <= 40 ? " after '\(word)'" : " after this"
  }

  private static func endOfTokenBefore(_ offset: Int, in text: SourceText) -> Int {
    let line = text.lineStarts[max(0, text.lineIndex(at: offset) - 8)]
    return TokenScanner.tokens(of: text.bytes, in: line..<offset).last?.range.upperBound ?? offset
  }
}

extension SyntaxNode {
  /// `void res`: no variable is `void`, so that a function was begun.
  fileprivate var declaresVoid: Bool {
    guard kind == .fieldDeclaration || kind == .variableDeclaration, let type = child(.type) else {
      return false
    }
    return type.kind == .primitiveType && type.text == "void"
  }
}
