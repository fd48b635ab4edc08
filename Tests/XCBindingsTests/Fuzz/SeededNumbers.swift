/// Numbers that look random and are the same for the same seed on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether something happens that does so once in that many times.
  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<max(count, 1), using: &self) == 0 }

  /// A number of the range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of the elements; the fallback where there are none.
  mutating func pick<Element>(_ elements: [Element], or fallback: Element) -> Element {
    elements.randomElement(using: &self) ?? fallback
  }
}
