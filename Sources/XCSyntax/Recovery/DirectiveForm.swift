/// Finds what is wrong with the form of a directive that the grammar reads all the same.
///
/// A directive takes its line whatever stands on it, so that a malformed one costs nothing around it.
enum DirectiveForm {
  /// What is wrong with a directive, or with the line that opens an arm of a conditional.
  static func problem(of node: SyntaxNode) -> SyntaxProblem? {
    let word = word(of: node)
    if isBehindText(node) { return SyntaxProblem("a directive stands on a line of its own", at: word) }
    switch node.kind {
    case .importDirective, .includeDirective, .useDirective: return problemOfPath(node, word)
    case .defineDirective: return problemOfDefinition(node, word)
    case .undefDirective: return node.child(.name) == nil ? needs("a name", node, word) : nil
    case .ifArm, .elifArm: return node.child(.condition) == nil ? needs("a condition", node, word) : nil
    default: return nil
    }
  }

  /// From the `#` to the end of the word behind it.
  private static func word(of node: SyntaxNode) -> Range<Int> {
    let bytes = node.tree.text.bytes[node.range]
    let blanks = bytes.dropFirst().prefix { $0 == 0x20 || $0 == 0x09 }
    let letters = bytes[blanks.endIndex...].prefix(while: TokenScanner.isName)
    return bytes.startIndex..<(letters.isEmpty ? min(bytes.startIndex + 1, bytes.endIndex) : letters.endIndex)
  }

  /// Whether anything stands in front of a directive on its line. A comment may.
  private static func isBehindText(_ node: SyntaxNode) -> Bool {
    let text = node.tree.text
    let start = node.range.lowerBound
    let line = text.bytes[text.lineStarts[text.lineIndex(at: start)]..<start]
    guard let last = line.last(where: { $0 > 0x20 }) else { return false }
    return last != UInt8(ascii: "/")
  }

  private static func needs(_ operand: String, _ node: SyntaxNode, _ word: Range<Int>) -> SyntaxProblem {
    let name = "#" + DirectiveText.word(of: node.tree.text.string(in: word))
    return SyntaxProblem("'\(name)' needs \(operand)", at: text(behind: node)?.range ?? word)
  }

  /// The text of a directive that has no part to play.
  private static func text(behind directive: SyntaxNode) -> SyntaxNode? {
    directive.kind == .ifArm || directive.kind == .elifArm
      ? nil : directive.children.first { $0.node.kind == .directiveText }?.node
  }

  private static func problemOfPath(_ node: SyntaxNode, _ word: Range<Int>) -> SyntaxProblem? {
    let rest = text(behind: node)
    let path = node.child(.path)
    if path == nil, let rest, let quote = openQuote(in: rest.text) {
      return SyntaxProblem("the path of this import is not closed by '\(quote)'", at: rest.range)
    }
    let name = DirectiveText.word(of: node.tree.text.string(in: word))
    guard let path, path.kind == .barePath || path.range.count > 2 else {
      return SyntaxProblem(
        "'#\(name)' needs a path: \"file.xc\" or <file.xc>", at: path?.range ?? rest?.range ?? word)
    }
    if let rest { return SyntaxProblem("nothing may follow the path of an import", at: rest.range) }
    guard path.kind == .barePath, node.kind != .useDirective else { return nil }
    return SyntaxProblem(
      "the path of '#\(name)' stands in quotes or angle brackets: \"\(path.text)\"", at: path.range)
  }

  /// The mark that is missing at the end of a path.
  private static func openQuote(in path: String) -> Character? {
    switch path.first {
    case "\"": "\""
    case "<": ">"
    default: nil
    }
  }

  private static func problemOfDefinition(_ node: SyntaxNode, _ word: Range<Int>) -> SyntaxProblem? {
    guard let name = node.child(.name) else { return needs("a name", node, word) }
    guard let value = node.child(.value), value.range.lowerBound == name.range.upperBound,
      value.text.hasPrefix("(")
    else { return nil }
    return SyntaxProblem(
      "the parameters of a macro are names with ',' between them, '...' last", at: value.range)
  }
}
