@testable import XCSyntax

/// One small damage to a text: a token gone, doubled, or changed with its neighbour.
enum Mutation: CaseIterable {
  case deletion
  case doubling
  case swap

  /// The damaged text, or nil where the token has no neighbour to change with.
  func apply(to bytes: [UInt8], tokens: [Range<Int>], at index: Int) -> [UInt8]? {
    let token = tokens[index]
    var result = bytes
    switch self {
    case .deletion:
      result.removeSubrange(token)
    case .doubling:
      // A blank between them keeps a doubled name from being one longer name.
      result.insert(contentsOf: [UInt8(ascii: " ")] + bytes[token], at: token.upperBound)
    case .swap:
      guard tokens.indices.contains(index + 1) else { return nil }
      let next = tokens[index + 1]
      let swapped = bytes[next] + bytes[token.upperBound..<next.lowerBound] + bytes[token]
      result.replaceSubrange(token.lowerBound..<next.upperBound, with: swapped)
    }
    return result
  }
}
