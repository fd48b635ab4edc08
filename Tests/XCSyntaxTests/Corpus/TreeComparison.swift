@testable import XCSyntax

/// Compares two trees node by node: kind, part, place, and whether a node is missing or an error.
enum TreeComparison {
  /// What differs first, or nil.
  static func firstDifference(_ first: SyntaxTree, _ second: SyntaxTree) -> String? {
    var left = SyntaxCursor(at: first.root)
    var right = SyntaxCursor(at: second.root)
    while true {
      let here = Seen(&left)
      let there = Seen(&right)
      guard here == there else { return "\(here) against \(there)" }
      let down = (left.goToFirstChild(), right.goToFirstChild())
      if down.0 != down.1 { return "\(here): children against none" }
      if down.0 { continue }
      while true {
        let along = (left.goToNextSibling(), right.goToNextSibling())
        if along.0 != along.1 { return "behind \(here): a sibling against none" }
        if along.0 { break }
        guard left.goToParent(), right.goToParent() else { return nil }
      }
    }
  }

  private struct Seen: Equatable, CustomStringConvertible {
    let name: String
    let field: SyntaxField?
    let range: Range<Int>
    let isMissing: Bool
    let hasError: Bool

    init(_ cursor: inout SyntaxCursor) {
      let node = cursor.node
      name = node.typeName
      field = cursor.field
      range = node.range
      isMissing = node.isMissing
      hasError = node.hasError
    }

    var description: String {
      "\(field.map { "\($0.rawValue): " } ?? "")\(isMissing ? "MISSING " : "")\(name)\(range)"
    }
  }
}
