/// A small change that would make broken text parse.
struct Repair: Hashable {
  enum Change: Hashable {
    /// Puts a token at the place: a mark, or `x` for any name or value.
    case insert(String)
    /// Takes the stretch away.
    case delete
    /// Reads a reserved word as a name.
    case rename
    /// Reads the stretch as another word.
    case replace(String)
  }

  var change: Change

  /// The stretch that is changed, or the empty place behind the token that the new one follows.
  var range: Range<Int>

  /// The repair of a stretch that stands so many bytes further behind in a larger text.
  func moved(by distance: Int) -> Repair {
    Repair(change: change, range: (range.lowerBound + distance)..<(range.upperBound + distance))
  }

  /// A text with a repair made in it.
  struct Result {
    var text: SourceText
    var edit: SyntaxEdit
  }

  /// Makes the change so that every offset and line stays true: what is inserted takes the place of blanks or
  /// comes behind the end. Nil where no blank is near.
  func apply(to text: SourceText) -> Result? {
    switch change {
    case .delete:
      // Line ends stay, since a directive or comment above may need them.
      let blanks = text.bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
      return overwrite(range, with: blanks, in: text)
    case .rename:
      return overwrite(range, with: Array(repeating: UInt8(ascii: "x"), count: range.count), in: text)
    case .insert(let token):
      return insert(padded(Array(token.utf8), in: text), into: text)
    case .replace(let word):
      let bytes = Array(word.utf8)
      guard bytes.count > range.count else {
        return overwrite(
          range, with: bytes + Array(repeating: 0x20, count: range.count - bytes.count), in: text)
      }
      return insert(bytes, into: text)
    }
  }

  private func overwrite(_ range: Range<Int>, with bytes: [UInt8], in text: SourceText) -> Result {
    Result(
      text: text.overwriting(range, with: bytes), edit: SyntaxEdit(range: range, newLength: bytes.count))
  }

  /// The token with a blank where it would join a word in front of it or behind it.
  private func padded(_ token: [UInt8], in text: SourceText) -> [UInt8] {
    let offset = range.lowerBound
    var token = token
    if let first = token.first, offset > 0, TokenScanner.isName(first),
      TokenScanner.isName(text.bytes[offset - 1])
    {
      token.insert(0x20, at: 0)
    }
    let next = text.bytes[offset...].first { !SourceText.isBlank($0) } ?? 0
    if let last = token.last, TokenScanner.isName(last), TokenScanner.isName(next) { token.append(0x20) }
    return token
  }

  /// How far behind the place a blank may stand that makes room.
  private static let reach = 400

  private func insert(_ token: [UInt8], into text: SourceText) -> Result? {
    let offset = range.lowerBound
    let bytes = text.bytes
    guard offset < bytes.count else { return overwrite(offset..<offset, with: token, in: text) }
    var needed = token.count - range.count
    var index = range.upperBound
    var moved: [UInt8] = []
    // Of each stretch of blanks one stays, so that nothing joins.
    while index < bytes.count, index < offset + Self.reach, needed > 0 {
      let isSpare = (index == offset && range.isEmpty) || Self.isSpare(index, in: text)
      if SourceText.isBlank(bytes[index]), isSpare { needed -= 1 } else { moved.append(bytes[index]) }
      index += 1
    }
    if index == bytes.count { needed = 0 }
    guard needed == 0 else { return nil }
    return overwrite(offset..<index, with: token + moved, in: text)
  }

  private static let separators = Set(";{}(),[]".utf8)

  /// Whether the blank at an offset may go without joining what stands around it: another one follows, or a bracket
  /// or separator is beside it. A line end that ends a comment or a directive stays.
  private static func isSpare(_ index: Int, in text: SourceText) -> Bool {
    let bytes = text.bytes
    guard SourceText.isBlank(bytes[index]) else { return false }
    if bytes[index] == 0x0A || bytes[index] == 0x0D {
      let line = text.string(in: text.lineStarts[text.lineIndex(at: index)]..<index)
      if line.contains("//") || line.contains("#") { return false }
    }
    if index + 1 == bytes.count || SourceText.isBlank(bytes[index + 1]) { return true }
    guard bytes[index + 1] != UInt8(ascii: "#") else { return false }
    return separators.contains(bytes[index + 1]) || (index > 0 && separators.contains(bytes[index - 1]))
  }
}
