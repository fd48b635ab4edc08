@testable import XCSyntax

/// The nodes of a tree that have nothing below them, in order, as ranges of bytes.
enum Leaves {
  static func of(_ tree: SyntaxTree) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var cursor = SyntaxCursor(at: tree.root)
    while true {
      if cursor.goToFirstChild() { continue }
      result.append(cursor.range)
      while !cursor.goToNextSibling() {
        guard cursor.goToParent() else { return result }
      }
    }
  }

  /// The first stretch of a text that neither belongs to a leaf nor is blank or the joint of two lines; nil
  /// where leaves and gaps give back the whole text.
  static func lost(in tree: SyntaxTree) -> Range<Int>? {
    lost(of: tree.text.bytes, in: tree)
  }

  /// The same for bytes that the tree may not stand for.
  static func lost(of bytes: [UInt8], in tree: SyntaxTree) -> Range<Int>? {
    var end = 0
    for leaf in of(tree) + [bytes.count..<bytes.count] {
      guard leaf.lowerBound >= end, leaf.upperBound <= bytes.count else { return leaf }
      if !isGap(bytes[end..<leaf.lowerBound]) { return end..<leaf.lowerBound }
      end = leaf.upperBound
    }
    return nil
  }

  private static func isGap(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: " "), 0x09...0x0D: break
      case UInt8(ascii: "\\"):
        let blanks = rest.drop { $0 != 0x0A && ($0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0)) }
        guard blanks.first == 0x0A else { return false }
        rest = blanks.dropFirst()
      default: return false
      }
    }
    return true
  }
}
