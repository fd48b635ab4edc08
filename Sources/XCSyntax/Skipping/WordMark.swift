/// A word of a body as a number: equal words have equal marks, and different ones mostly different ones.
///
/// A mark tells as well whether anything may come of what the word stands for, or whether it is only looked at: called
/// for nothing, asked for a member, compared, written to.
package struct WordMark: Hashable, Sendable {
  package let value: UInt64

  init(hash: UInt64, isUsed: Bool) { value = isUsed ? hash | 1 : hash & ~1 }

  /// The mark of a word.
  package init(_ word: some StringProtocol, isUsed: Bool) {
    self.init(hash: word.utf8.reduce(Self.seed) { Self.next($0, $1) }, isUsed: isUsed)
  }

  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

/// Marks of words, for a look at every word of many bodies: they are numbers without any order already.
package struct WordMarkSet: Sendable {
  /// By the upper bits of the mark, or behind; 0 where there is none.
  private var slots = [UInt64](repeating: 0, count: 64)
  private var count = 0

  package init() {}

  /// The place of a mark, or of the gap that it would fill.
  private func place(of value: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
    while slots[place] != 0, slots[place] != value { place = (place + 1) & (slots.count - 1) }
    return place
  }

  package func contains(_ mark: WordMark) -> Bool { slots[place(of: mark.value)] == mark.value }

  package mutating func insert(_ mark: WordMark) {
    let place = place(of: mark.value)
    guard slots[place] == 0 else { return }
    slots[place] = mark.value
    count += 1
    guard count * 2 > slots.count else { return }
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for value in old where value != 0 { slots[self.place(of: value)] = value }
  }
}

/// A body that is known to be free of mistakes, so that its text need not be parsed before a rule asks for it.
package struct SkippedBody: Sendable {
  /// Where it stands, with its braces.
  package let range: Range<Int>
  /// The words in it, but for those of the language and names that are declared there; some of them several times.
  package let words: [WordMark]

  /// Whether it says a word.
  package func says(_ word: WordMark) -> Bool { words.contains(word) }
}
