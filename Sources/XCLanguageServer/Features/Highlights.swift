import XCSyntax

/// `textDocument/documentHighlight`: the other places of a name.
struct Highlights {
  private let document: Document

  init(_ document: Document) { self.document = document }

  /// Every place of the name at a position. A name that a function declares for itself is looked for in it alone.
  func highlights(at position: Position) -> [DocumentHighlight] {
    let offset = document.map.offset(position)
    guard let root = document.tree?.root, let name = name(at: offset, in: root) else { return [] }
    let scope = scope(of: name) ?? root
    return places(of: name.text, in: scope).map { DocumentHighlight(range: document.map.range($0.range)) }
  }

  private func name(at offset: Int, in root: SyntaxNode) -> SyntaxNode? {
    for start in [offset, offset - 1] where start >= 0 && start < document.text.bytes.count {
      guard let node = root.descendant(covering: start..<(start + 1)) else { continue }
      if Self.isName(node) { return node }
    }
    return nil
  }

  private static func isName(_ node: SyntaxNode) -> Bool {
    node.kind == .identifier || node.kind == .typeIdentifier
  }

  /// The function around a name that declares it as a parameter or a local variable.
  private func scope(of name: SyntaxNode) -> SyntaxNode? {
    var node = name.parent
    while let current = node {
      if current.kind == .functionDefinition || current.kind == .methodDefinition {
        let isOwn = places(of: name.text, in: current).contains { place in
          let parent = place.parent
          guard parent?.child(.name)?.range == place.range else { return false }
          return parent?.kind == .parameter || parent?.kind == .variableDeclarator
        }
        return isOwn ? current : nil
      }
      node = current.parent
    }
    return nil
  }

  private func places(of text: String, in scope: SyntaxNode) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var waiting = [scope]
    while let node = waiting.popLast() {
      if Self.isName(node), node.text == text { found.append(node) }
      waiting += node.children.map(\.node)
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
