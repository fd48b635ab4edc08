import SeededRandom
import Testing
import XCSyntax

@testable import XCLint

@Suite("Fix-its that go together")
struct FixSelectionTests {
  /// What is taken where each edit is held against every other one.
  private func taken(_ fixes: [FixIt]) -> [FixIt] {
    var taken: [FixIt] = []
    for fix in fixes where !taken.contains(where: { $0.edits == fix.edits }) {
      let isFree = fix.edits.allSatisfy { edit in
        !taken.flatMap(\.edits).contains { other in
          let (left, right) = (other.span.bytes, edit.span.bytes)
          return left.isEmpty || right.isEmpty
            ? left.lowerBound <= right.upperBound && right.lowerBound <= left.upperBound
            : left.overlaps(right)
        }
      }
      if isFree { taken.append(fix) }
    }
    return taken
  }

  @Test("The same are taken as where each edit is held against every other one")
  func random() {
    var random = SeededGenerator(seed: 23)
    let text = SourceText(path: "a.xc", String(repeating: "x", count: 60))
    for _ in 0..<200 {
      let fixes = (0..<30).map { number -> FixIt in
        var edits: [TextEdit] = []
        var start = Int.random(in: 0..<50, using: &random)
        for _ in 0...Int.random(in: 0...1, using: &random) {
          let end = min(start + Int.random(in: 0...3, using: &random), 60)
          edits.append(TextEdit(span: text.span(start..<end), newText: "\(number % 7)"))
          start = min(end + 1 + Int.random(in: 0...4, using: &random), 60)
        }
        return FixIt(title: "t", edits: edits)
      }
      let findings = fixes.map { fix in
        Diagnostic(rule: "r", severity: .error, message: "m", span: fix.edits[0].span, fixes: [fix])
      }
      #expect(FixSelection(findings, in: ["a.xc"]).fixes == taken(fixes))
    }
  }
}
