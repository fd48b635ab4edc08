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
      let findings = fixes.enumerated().map { number, fix in
        Diagnostic(rule: "r\(number)", severity: .error, message: "m", span: fix.edits[0].span, fixes: [fix])
      }
      #expect(FixSelection(findings, in: ["a.xc"]).fixes == taken(fixes))
    }
  }

  @Test("What one rule puts in at one place is put in together, in the order of its findings")
  func insertions() {
    let text = SourceText(path: "a.xc", "class A { }")
    let findings = ["one", "two", "three", "two"].map { word in
      Diagnostic(
        rule: word == "three" ? "other" : "rule", severity: .error, message: word, span: text.span(6..<7),
        fixes: [FixIt(title: "t", edits: [TextEdit(span: text.span(9..<9), newText: " \(word)")])])
    }
    let fixes = FixSelection(findings, in: ["a.xc"]).fixes
    let mended = FixedText.bytes(of: text, applying: fixes.flatMap(\.edits))
    #expect(String(decoding: mended, as: UTF8.self) == "class A { one two }")
  }
}
