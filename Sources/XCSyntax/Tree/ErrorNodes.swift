extension SyntaxTree {
  /// The outermost error nodes and the missing tokens outside them, in order.
  public func brokenNodes() -> [SyntaxNode] {
    guard root.hasError else { return [] }
    if root.isError { return [root] }
    var found: [SyntaxNode] = []
    var cursor = SyntaxCursor(at: root)
    var depth = 0
    while true {
      let node = cursor.node
      if node.isError || node.isMissing {
        found.append(node)
      } else if node.hasError, cursor.goToFirstChild() {
        depth += 1
        continue
      }
      while !cursor.goToNextSibling() {
        guard depth > 0, cursor.goToParent() else { return found }
        depth -= 1
      }
    }
  }

  /// Signs near a place that what follows was misread: reserved words taken for names, and words in small letters
  /// taken for macros that stand for an annotation or a member.
  func misreadings(near offset: Int) -> Int {
    let window = max(0, offset - 60)..<(offset + 120)
    var count = 0
    var cursor = SyntaxCursor(at: root)
    var depth = 0
    while true {
      let range = cursor.range
      if range.overlaps(window) {
        if cursor.kind == .identifier || cursor.kind == .typeIdentifier {
          if ReservedWords.all.contains(text.string(in: range)) { count += 1 }
        } else if cursor.kind == .macroAnnotation {
          if text.string(in: range).contains(where: \.isLowercase) { count += 1 }
        } else if cursor.kind == .macroInvocation, isLowerWord(range) {
          count += 1
        } else if cursor.goToFirstChild() {
          depth += 1
          continue
        }
      }
      while range.lowerBound > window.upperBound || !cursor.goToNextSibling() {
        guard depth > 0, cursor.goToParent() else { return count }
        depth -= 1
        if depth == 0, range.lowerBound > window.upperBound { return count }
      }
    }
  }

  /// `name;` among members: no macro is called by a name in small letters.
  private func isLowerWord(_ range: Range<Int>) -> Bool {
    let word = text.bytes[range].prefix(while: TokenScanner.isName)
    return word.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      && text.bytes[word.endIndex..<range.upperBound].first { $0 > 0x20 } == UInt8(ascii: ";")
  }

  /// How often the parser lost the thread: error nodes in others and missing tokens are counted, too.
  var mistakes: Int {
    guard root.hasError else { return 0 }
    var count = 0
    var cursor = SyntaxCursor(at: root)
    var depth = 0
    while true {
      let node = cursor.node
      if node.isError || node.isMissing { count += 1 }
      if node.hasError, cursor.goToFirstChild() {
        depth += 1
        continue
      }
      while !cursor.goToNextSibling() {
        guard depth > 0, cursor.goToParent() else { return count }
        depth -= 1
      }
    }
  }

  /// How broken the tree is: bytes inside error nodes, and a fixed price for each error and missing token.
  var brokenness: Int {
    brokenNodes().reduce(0) { $0 + ($1.isMissing ? 12 : 12 + $1.range.count) }
  }
}
