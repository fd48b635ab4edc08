import SeededRandom

extension SeededGenerator {
  /// Whether something happens that does so once in that many times.
  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<max(count, 1), using: &self) == 0 }

  /// A number of the range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of the elements; the fallback where there are none.
  mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }
}
