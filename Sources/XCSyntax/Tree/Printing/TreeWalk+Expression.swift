extension TreeWalk {
  /// `(source_file (class_declaration name: (identifier)))`, as tree-sitter's own tools write trees.
  func expression() -> String {
    var text = ""
    forEach(where: Self.isTelling) { step in
      guard case .enter(let node, let field, let depth) = step else {
        text += ")"
        return
      }
      if depth > 0 { text += " " }
      if let field { text += field.rawValue + ": " }
      text += "("
      if node.isMissing { text += "MISSING " }
      text += node.isNamed ? node.typeName : JSONText.quoted(node.typeName)
    }
    return text + "\n"
  }
}
