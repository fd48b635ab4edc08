/// What a tree of a mended text shows of the text that its author wrote.
///
/// Nodes that stand for what the author wrote are shown as they are, those that a repair moved at their own place. A
/// token that was put in is shown as missing, and what was taken away or changed as an error at its place. So every
/// byte of the author's text but blanks belongs to one leaf, and every leaf is a stretch of that text.
struct TreeMending {
  /// The stretches that no leaf of the tree stands for, in order.
  private(set) var lost: [Range<Int>] = []

  private let text: SourceText
  private let mended: SourceText

  /// A leaf that stands for what the author wrote.
  private struct Leaf {
    /// Where it stands in the mended text, and where the author wrote it.
    var range: Range<Int>
    var place: Range<Int>
  }

  /// The leaves that are kept, in order.
  private var kept: [Leaf] = []

  init(of root: SyntaxNode, in text: SourceText) {
    self.text = text
    mended = root.tree.text
    let leaves = root.leafRanges()
    findPlaces(of: leaves.tokens)
    noteLost(besides: leaves.errors)
  }

  /// How far a repair moves anything at most.
  private static let reach = 16

  private mutating func findPlaces(of leaves: [Range<Int>]) {
    for leaf in leaves {
      let limit = kept.last?.place.upperBound ?? 0
      if leaf.lowerBound >= limit, isUnchanged(leaf) {
        kept.append(Leaf(range: leaf, place: leaf))
        continue
      }
      let place = (1...Self.reach).lazy.map { (leaf.lowerBound - $0)..<(leaf.upperBound - $0) }.first {
        $0.lowerBound >= limit && $0.upperBound <= text.bytes.count
          && text.bytes[$0] == mended.bytes[leaf] && isWhole($0)
      }
      if let place { kept.append(Leaf(range: leaf, place: place)) }
    }
  }

  /// Whether a stretch is no part of a longer name.
  private func isWhole(_ range: Range<Int>) -> Bool {
    func isName(_ index: Int) -> Bool {
      text.bytes.indices.contains(index) && TokenScanner.isName(text.bytes[index])
    }
    return !(isName(range.lowerBound - 1) && isName(range.lowerBound))
      && !(isName(range.upperBound - 1) && isName(range.upperBound))
  }

  /// - Parameter errors: stretches of the tree of which the parser steps over what it likes.
  private mutating func noteLost(besides errors: [Range<Int>]) {
    var isHeld = [Bool](repeating: false, count: text.bytes.count)
    var isKept = isHeld
    for leaf in kept {
      for offset in leaf.place { isKept[offset] = true }
    }
    for range in errors where isUnchanged(range) {
      for offset in range { isHeld[offset] = true }
    }
    var isBehindKept = true
    for token in TokenScanner.tokens(of: text.bytes) {
      for offset in token.range {
        if isKept[offset] || isHeld[offset] {
          isBehindKept = true
        } else if text.bytes[offset] > 0x20 {
          if isBehindKept { lost.append(offset..<offset) }
          lost[lost.count - 1] = lost[lost.count - 1].lowerBound..<(offset + 1)
          isBehindKept = false
        }
      }
    }
  }

  /// Whether a stretch reads the same in both texts.
  private func isUnchanged(_ range: Range<Int>) -> Bool {
    range.upperBound <= text.bytes.count && text.bytes[range] == mended.bytes[range]
  }

  /// Fits a node of the tree to the author's text.
  /// - Returns: false for one that stands in the place of what the author wrote.
  func fit(_ node: inout ShownNode) -> Bool {
    let start = min(node.range.lowerBound, text.bytes.count)
    let first = firstKept(from: node.range.lowerBound)
    guard first < kept.count, kept[first].range.upperBound <= node.range.upperBound else {
      // Nothing in it is the author's.
      let range = start..<max(start, min(node.range.upperBound, text.bytes.count))
      if node.leafText != nil, !node.range.isEmpty {
        guard text.bytes[range].allSatisfy({ $0 <= 0x20 }) else { return false }
        node.isMissing = true
        node.leafText = ""
      }
      node.range = start..<start
      return true
    }
    let last = firstKept(from: node.range.upperBound) - 1
    node.range = kept[first].place.lowerBound..<kept[last].place.upperBound
    return true
  }

  /// The first leaf that begins at an offset of the mended text or behind it.
  private func firstKept(from offset: Int) -> Int {
    kept.firstIndexInOrder { $0.range.lowerBound >= offset }
  }
}

extension SyntaxNode {
  /// The places of all leaves that are not empty, and those of stretches of errors, in order.
  fileprivate func leafRanges() -> (tokens: [Range<Int>], errors: [Range<Int>]) {
    var tokens: [Range<Int>] = []
    var errors: [Range<Int>] = []
    var cursor = SyntaxCursor(at: self)
    var depth = 0
    while true {
      let node = cursor.node
      if node.isError { errors.append(node.range) }
      if !node.isLeaf, cursor.goToFirstChild() {
        depth += 1
        continue
      }
      if !node.range.isEmpty { tokens.append(node.range) }
      while !cursor.goToNextSibling() {
        guard depth > 0, cursor.goToParent() else { return (tokens, errors) }
        depth -= 1
      }
    }
  }
}
