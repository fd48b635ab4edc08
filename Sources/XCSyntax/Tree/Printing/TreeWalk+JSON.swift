extension TreeWalk {
  /// Every node as an object: its type, whether the grammar names it, its field, its place, its children; the text
  /// of a leaf.
  func json() -> String {
    var text = ""
    // Whether the object that is open has children already.
    var hasChildren: [Bool] = []
    forEach(where: { _ in true }) { step in
      guard case .enter(let node, _) = step else {
        text += hasChildren.popLast() == true ? "]}" : "}"
        return
      }
      if let open = hasChildren.indices.last {
        text += hasChildren[open] ? ",\n" : ",\"children\":[\n"
        hasChildren[open] = true
      }
      hasChildren.append(false)
      let span = self.text.span(node.range)
      text += "{\"type\":" + JSONText.quoted(node.typeName) + ",\"named\":\(node.isNamed)"
      if let field = node.field { text += ",\"field\":\"\(field.rawValue)\"" }
      if node.isMissing { text += ",\"missing\":true" }
      text += ",\"line\":\(span.start.line),\"column\":\(span.start.column)"
      text += ",\"endLine\":\(span.end.line),\"endColumn\":\(span.end.column)"
      text += ",\"start\":\(span.bytes.lowerBound),\"end\":\(span.bytes.upperBound)"
      if let leaf = node.leafText { text += ",\"text\":" + JSONText.quoted(leaf) }
    }
    return text + "\n"
  }
}
