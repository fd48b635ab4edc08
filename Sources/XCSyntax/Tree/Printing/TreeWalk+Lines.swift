extension TreeWalk {
  /// Deeper nodes are not indented further: a line of blanks for each of 100,000 levels would fill a disk.
  private static let deepestIndent = 100

  /// Longer texts of leaves are not shown.
  private static let longestText = 60

  /// One node a line: `name: identifier 1:7-1:11 "Dock"`.
  func lines() -> String {
    var text = ""
    forEach(where: \.isTelling) { step in
      guard case .enter(let node, let depth) = step else { return }
      text += String(repeating: "  ", count: min(depth, Self.deepestIndent))
      if let field = node.field { text += field.rawValue + ": " }
      if node.isMissing { text += "MISSING " }
      text += node.isNamed ? node.typeName : JSONText.quoted(node.typeName)
      let span = self.text.span(node.range)
      text += " \(span.start.line):\(span.start.column)-\(span.end.line):\(span.end.column)"
      if node.isNamed, !node.isError, let leaf = node.leafText, !leaf.isEmpty,
        node.range.count <= Self.longestText
      {
        text += " " + JSONText.quoted(leaf)
      }
      text += "\n"
    }
    return text
  }
}
