/// For every choice of answers to some tests whether a condition holds, one bit a choice.
struct TruthTable {
  /// Beyond this many tests there are too many choices to go through.
  private static let mostTests = 14

  private var words: [UInt64]

  /// Whether the condition holds for some choice that macros can bring about; nil where there are too many tests.
  static func holdsSomewhere(_ condition: Condition) -> Bool? {
    var tests: [Condition] = []
    guard collectTests(of: condition, into: &tests) else { return nil }
    var table = of(condition, tests)
    for (subject, related) in MacroTests.bySubject(in: tests) where related.count > 1 {
      table.keep(
        answersOf: MacroTests(subject: subject, tests: related.map { tests[$0] }), at: related, of: tests)
    }
    return table.words.contains { $0 != 0 }
  }

  /// False as soon as there are too many.
  private static func collectTests(of condition: Condition, into tests: inout [Condition]) -> Bool {
    switch condition {
    case .always: return true
    case .test, .opaque:
      if !tests.contains(condition) { tests.append(condition) }
      return tests.count <= mostTests
    case .not(let inner): return collectTests(of: inner, into: &tests)
    case .and(let left, let right), .or(let left, let right):
      return collectTests(of: left, into: &tests) && collectTests(of: right, into: &tests)
    }
  }

  private static func of(_ condition: Condition, _ tests: [Condition]) -> TruthTable {
    switch condition {
    case .always: return TruthTable(words: [UInt64](repeating: .max, count: wordCount(tests)))
    case .test, .opaque: return TruthTable(answering: tests.firstIndex(of: condition) ?? 0, of: tests)
    case .not(let inner): return of(inner, tests).mapped { ~$0 }
    case .and(let left, let right): return of(left, tests).combined(with: of(right, tests)) { $0 & $1 }
    case .or(let left, let right): return of(left, tests).combined(with: of(right, tests)) { $0 | $1 }
    }
  }

  private init(words: [UInt64]) { self.words = words }

  /// The choices that answer a test with yes: bit `index` of the number of the choice is set.
  private init(answering index: Int, of tests: [Condition]) {
    // Within a word the first six tests alternate in fixed patterns, the others are constant.
    let patterns: [UInt64] = [
      0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00,
      0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
    ]
    words = (0..<Self.wordCount(tests)).map { word in
      if patterns.indices.contains(index) { return patterns[index] }
      return word & (1 << (index - patterns.count)) != 0 ? .max : 0
    }
  }

  private static func wordCount(_ tests: [Condition]) -> Int { max(1, (1 << tests.count) / 64) }

  private func mapped(_ transform: (UInt64) -> UInt64) -> TruthTable {
    TruthTable(words: words.map(transform))
  }

  private func combined(with other: TruthTable, _ join: (UInt64, UInt64) -> UInt64) -> TruthTable {
    TruthTable(words: zip(words, other.words).map(join))
  }

  /// Takes away the choices that no value of a macro brings about.
  private mutating func keep(answersOf group: MacroTests, at places: [Int], of tests: [Condition]) {
    let answering = places.map { TruthTable(answering: $0, of: tests) }
    var possible = mapped { _ in 0 }
    for answers in group.possibleAnswers {
      let choice = zip(answering, answers).reduce(self) { table, test in
        table.combined(with: test.0) { test.1 ? $0 & $1 : $0 & ~$1 }
      }
      possible = possible.combined(with: choice) { $0 | $1 }
    }
    self = possible
  }
}
