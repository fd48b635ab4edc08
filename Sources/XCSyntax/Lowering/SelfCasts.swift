extension Lowering {
  /// The types that the body under the cursor casts `self` to.
  ///
  /// Bodies without the word `self` behind a parenthesis are not walked at all.
  mutating func selfCasts() -> [Identifier] {
    // Braces alone may be those of a body that was skipped since it has none.
    guard cursor.childCount > 2, mayCastSelf(cursor.range) else { return [] }
    var casts: [Identifier] = []
    var depth = 0
    walk: while true {
      if cursor.kind == .castExpression, let cast = selfCast() { casts.append(cast) }
      if cursor.goToFirstChild() {
        depth += 1
        continue
      }
      while !(depth > 0 && cursor.goToNextSibling()) {
        guard depth > 0, cursor.goToParent() else { break walk }
        depth -= 1
      }
    }
    return casts
  }

  private mutating func selfCast() -> Identifier? {
    let node = cursor.node
    guard let value = node.child(.value), Self.isSelf(value), var type = node.child(.type) else { return nil }
    while type.kind == .pointerType, let target = type.child(.target) { type = target }
    guard type.kind == .typeIdentifier else { return nil }
    return Identifier(type.text, at: node.range)
  }

  /// `self`, in parentheses or behind further casts too: those change the type, not the object.
  private static func isSelf(_ node: SyntaxNode) -> Bool {
    var node = node
    while true {
      switch node.kind {
      case .identifier: return node.text == "self"
      case .castExpression:
        guard let value = node.child(.value) else { return false }
        node = value
      case .parenthesizedExpression:
        guard let inner = node.children.map(\.node).first(where: { $0.isNamed && $0.kind != .comment }) else {
          return false
        }
        node = inner
      default: return false
      }
    }
  }

  /// Whether `self` stands behind a parenthesis, blanks between them or not.
  private func mayCastSelf(_ range: Range<Int>) -> Bool {
    text.bytes.withUnsafeBufferPointer { buffer in
      var index = range.lowerBound
      while index < range.upperBound,
        let parenthesis = buffer[index..<range.upperBound].firstIndex(where: { $0 == 0x28 || $0 == 0x29 })
      {
        index = parenthesis + 1
        var word = index
        while word < range.upperBound, buffer[word] == 0x20 || buffer[word] == 0x09 { word += 1 }
        if word + 4 <= range.upperBound, buffer[word..<(word + 4)].elementsEqual("self".utf8) { return true }
      }
      return false
    }
  }
}
