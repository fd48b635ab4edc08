extension TreeWalk {
  /// `(source_file (class_declaration name: (identifier)))`, as tree-sitter's own tools write trees.
  func expression() -> String {
    var text = ""
    forEach(where: \.isTelling) { step in
      guard case .enter(let node, let depth) = step else {
        text += ")"
        return
      }
      if depth > 0 { text += " " }
      if let field = node.field { text += field.rawValue + ": " }
      text += "("
      if node.isMissing { text += "MISSING " }
      text += node.isNamed ? node.typeName : JSONText.quoted(node.typeName)
    }
    return text + "\n"
  }
}
