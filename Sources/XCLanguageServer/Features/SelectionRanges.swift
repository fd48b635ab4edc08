import XCSyntax

/// `textDocument/selectionRange`.
struct SelectionRanges {
  private let document: Document

  /// Deeper nests are shown from the outside only as far as this from the inside.
  private static let deepest = 100

  init(_ document: Document) { self.document = document }

  /// What stands around each position, from small to large.
  func ranges(around positions: [Position]) -> [SelectionRange] {
    positions.map { position in
      let offset = document.map.offset(position)
      var stretches: [Range<Int>] = []
      var node = document.tree?.root.descendant(covering: offset..<offset)
      while let current = node, stretches.count < Self.deepest {
        if current.range != stretches.last, current.range.touches(offset) { stretches.append(current.range) }
        node = current.parent
      }
      var result: SelectionRange?
      for stretch in stretches.reversed() {
        result = SelectionRange(range: document.map.range(stretch), parent: result)
      }
      return result ?? SelectionRange(range: document.map.range(offset..<offset), parent: nil)
    }
  }
}
